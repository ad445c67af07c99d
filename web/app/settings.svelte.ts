import { LANGUAGES, type Language } from '@conjure/words';
import { keptChoices, writeKept } from './storage.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
/** How fast events are shown: not at all, slowly, so that one can follow, quickly. */
const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
/** Which choices want a second look before they count. */
const CHECKS = ['dice', 'always', 'never'] as const;

export interface Settings {
  lang: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  check: (typeof CHECKS)[number];
}

export const CHOICES = { lang: LANGUAGES, theme: THEMES, speed: SPEEDS, check: CHECKS } as const;

/** Read by index.html before anything is drawn, too. */
const KEY = 'conjure.settings';

function usual(): Settings {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  const lang = wished.flatMap((tag) => LANGUAGES.filter((lang) => lang === tag))[0] ?? 'en';
  return { lang, theme: 'auto', speed: 'normal', check: 'dice' };
}

export const settings: Settings = $state({ ...usual(), ...keptChoices<Settings>(KEY, CHOICES) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeKept(KEY, settings);
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds for something that usually takes `ms`; 0 where nothing should move. */
export function paced(ms: number): number {
  if (still.matches) return 0;
  return ms * { off: 0, slow: 1.8, normal: 1, fast: 0.4 }[settings.speed];
}
