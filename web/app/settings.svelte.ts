import { type Lang, langs } from '@conjure/words';

const THEMES = ['auto', 'light', 'dark'] as const;
/** How fast events are shown: not at all, slowly, so that one can follow, quickly. */
const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
/** Which choices want a second look before they count. */
const CHECKS = ['dice', 'always', 'never'] as const;

export interface Settings {
  lang: Lang;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  check: (typeof CHECKS)[number];
}

export const CHOICES = { lang: langs, theme: THEMES, speed: SPEEDS, check: CHECKS } as const;

/** Read by index.html before anything is drawn, too. */
const KEY = 'conjure.settings';

function usual(): Settings {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  const lang = wished.flatMap((tag) => langs.filter((lang) => lang === tag))[0] ?? 'en';
  return { lang, theme: 'auto', speed: 'normal', check: 'dice' };
}

/** What was kept may be of another time, or nobody's: only what is a choice today counts. */
function kept(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isChoice = ([name, choice]: [string, unknown]) =>
      Object.hasOwn(CHOICES, name) && (CHOICES[name as keyof Settings] as readonly unknown[]).includes(choice);
    return Object.fromEntries(Object.entries(value ?? {}).filter(isChoice));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Where nothing may be kept, the choice holds for this visit.
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds for something that usually takes `ms`; 0 where nothing should move. */
export function paced(ms: number): number {
  if (still.matches) return 0;
  return ms * { off: 0, slow: 1.8, normal: 1, fast: 0.4 }[settings.speed];
}
