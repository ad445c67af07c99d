import { DAY, isFields, MINUTE, type Phrase, SECOND } from '@conjure/engine';
import type { Clock, Terms } from '@conjure/host';
import { LEVELS } from '../app/chairs.ts';
import { durationText } from './duration.ts';

/** Clocks to choose from, by a word: none, at once, a move a day. */
export const CLOCKS: { readonly [name: string]: Clock | null } = {
  none: null,
  quick: { per: 'total', ms: 10 * MINUTE, plus: 10 * SECOND },
  calm: { per: 'total', ms: 30 * MINUTE, plus: 30 * SECOND },
  minutes: { per: 'decision', ms: 5 * MINUTE },
  day: { per: 'decision', ms: DAY },
  days: { per: 'decision', ms: 3 * DAY },
};

const HELPS = ['all', 'odds', 'none'] as const;

/** With friends all help there is; with strangers odds, unless they want it otherwise. */
export const USUAL_TERMS: Terms = { clock: null, help: 'all', watchers: true, substitute: 'adept', listed: false };

/** A clock in words. */
export function clockPhrase(clock: Clock | null, lang: string): Phrase {
  if (!clock) return { key: 'online.clock.none' };
  const time = durationText(lang, clock.ms);
  if (clock.per === 'decision') return { key: 'online.clock.decision', facts: { time } };
  return { key: 'online.clock.total', facts: { time, plus: durationText(lang, clock.plus) } };
}

/** Each term by its name and what it says, in the order in which they are read. */
export const termLines = (terms: Terms, lang: string): { name: string; phrase: Phrase }[] => [
  { name: 'clock', phrase: clockPhrase(terms.clock, lang) },
  { name: 'help', phrase: { key: `online.help.${terms.help}` } },
  { name: 'watchers', phrase: { key: `online.watchers.${terms.watchers ? 'yes' : 'no'}` } },
  {
    name: 'substitute',
    phrase: { key: 'who.bot', facts: { level: { key: `level.${terms.substitute}`, or: terms.substitute } } },
  },
  { name: 'listed', phrase: { key: `online.listed.${terms.listed ? 'yes' : 'no'}` } },
];

/** What was kept may be of another time: what does not fit is as usual. */
export function readTerms(value: unknown): Terms {
  const kept = isFields(value) ? (value as Partial<Terms>) : {};
  const clock = Object.values(CLOCKS).find((one) => JSON.stringify(one) === JSON.stringify(kept.clock));
  return {
    clock: clock ?? null,
    help: HELPS.find((help) => help === kept.help) ?? USUAL_TERMS.help,
    watchers: typeof kept.watchers === 'boolean' ? kept.watchers : USUAL_TERMS.watchers,
    substitute: LEVELS.find((level) => level === kept.substitute) ?? USUAL_TERMS.substitute,
    listed: kept.listed === true,
  };
}

export const clockName = (clock: Clock | null): string =>
  Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? 'none';

export { HELPS };
