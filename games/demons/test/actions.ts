import type { Seat } from '@conjure/engine';
import type { Power } from '../data.ts';
import { NOBODY, type Setting, setUp, type TestMatch } from './table.ts';

export const DONE = { do: 'done' };
export const WAIT = { do: 'wait' };

/** Furcas: a Knight without letters. Whoever holds him is asked again after each deed. */
export const FURCAS = 50;

/** One power of one spirit, aimed at something. */
export const power = (spirit: number, letter: Power, target: object = {}) => ({
  do: 'power',
  spirit,
  power: letter,
  ...target,
});

/** The demon-use phase of the first magician, or of `acts`; only these mortals are on the map. */
export const using = (magicians: object[], mortals: object = {}, more: object = {}, setting: Setting = {}): TestMatch =>
  setUp({ turn: 2, phase: 'use', magicians, mortals: { ...NOBODY, ...mortals }, ...more }, setting);

/** The movement phase of the mortals; only these are on the map. */
export const waking = (
  magicians: object[],
  mortals: object = {},
  more: object = {},
  setting: Setting = {},
): TestMatch => setUp({ turn: 3, phase: 'waking', magicians, mortals: { ...NOBODY, ...mortals }, ...more }, setting);

/** Where a magician is now; a captive is in his captor's hex. */
export const whereIs = (s: TestMatch, seat: Seat): string | null => s.view(null).magicians[seat].hex;

/** A box of the treasure grid as everybody sees it. */
export const box = (s: TestMatch, name: string) => s.view(null).boxes.find((b) => b.box === name);

/** Who holds a captive. */
export const captorOf = (s: TestMatch, seat: Seat) => s.view(null).magicians[seat].captor;
