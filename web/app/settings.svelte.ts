import { LANGUAGES, type Language } from '@conjure/words';
import { storedChoices, writeStored } from './storage.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
/** How fast events are shown: not at all, slowly, so that one can follow, quickly, one by one. */
const SPEEDS = ['off', 'calm', 'normal', 'quick', 'step'] as const;
const SWITCH = ['on', 'off'] as const;
const VOLUMES = [1, 2, 3, 4, 5] as const;
/** Which choices want a second look before they count. */
const CHECKS = ['dice', 'always', 'never'] as const;

export interface Settings {
  lang: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  check: (typeof CHECKS)[number];
  /** Places by their numbers, where a game has numbers for them. */
  numbers: (typeof SWITCH)[number];
  sound: (typeof SWITCH)[number];
  volume: (typeof VOLUMES)[number];
  /** Where the device can. */
  vibration: (typeof SWITCH)[number];
}

export const CHOICES = {
  lang: LANGUAGES,
  theme: THEMES,
  speed: SPEEDS,
  check: CHECKS,
  numbers: SWITCH,
  sound: SWITCH,
  volume: VOLUMES,
  vibration: SWITCH,
} as const;

/** Read by index.html before anything is drawn, too. */
const KEY = 'conjure.settings';

function usual(): Settings {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  const lang = preferred.flatMap((tag) => LANGUAGES.filter((lang) => lang === tag))[0] ?? 'en';
  return {
    lang,
    theme: 'auto',
    speed: 'normal',
    check: 'dice',
    numbers: 'off',
    sound: 'on',
    volume: 3,
    vibration: 'on',
  };
}

export const settings: Settings = $state({ ...usual(), ...storedChoices<Settings>(KEY, CHOICES) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeStored(KEY, settings);
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether somebody wants nothing to move. */
export const isStill = (): boolean => still.matches;

/** Milliseconds for something that usually takes `ms`; 0 where nothing should move. */
export function paced(ms: number): number {
  if (isStill()) return 0;
  return ms * { off: 0, calm: 1.5, normal: 1, quick: 0.4, step: 1 }[settings.speed];
}
