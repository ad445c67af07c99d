import type { Options, Result } from '@conjure/engine';
import { sorcery } from '../game.ts';
import { playEagerly } from './eager.ts';
import type { SorceryMatch } from './table.ts';

/** A match worth keeping: the first seed whose match goes as wanted. Between them they meet every way in which one can end. */
interface RecordedMatch {
  name: string;
  seats: number;
  options: Options;
  wanted(result: Result, match: SorceryMatch): boolean;
}

const endsBy =
  (reason: string) =>
  (result: Result): boolean =>
    result.reason === reason;

/** Spells were cast, countered and left in play, and a book changed hands or lay about. */
const isFullOfSpells = (_: Result, { story }: SorceryMatch): boolean =>
  ['spellTookEffect', 'counterTried', 'browsed', 'bookDropped', 'spellEnded'].every((type) =>
    story.some(({ event }) => event.type === type),
  );

const RECORDED: readonly RecordedMatch[] = [
  { name: 'skirmish', seats: 2, options: { buildTotal: 100, roundLimit: 20 }, wanted: endsBy('lastStanding') },
  { name: 'battle', seats: 2, options: {}, wanted: endsBy('time') },
  { name: 'spells', seats: 2, options: { battlefield: 'lattice_ruins' }, wanted: isFullOfSpells },
  {
    name: 'sweep',
    seats: 2,
    options: { battlefield: 'two_fords', objectiveSweep: true, roundLimit: 20, buildTotal: 200 },
    wanted: endsBy('sweep'),
  },
  { name: 'four-courts', seats: 4, options: { battlefield: 'four_courts', buildTotal: 200 }, wanted: () => true },
  {
    name: 'all-switches',
    seats: 2,
    options: {
      ...{ domains: false, doubleTime: false, surge: false, gangUp: false, precision: false, formations: false },
      ...{ relicUniqueOnly: true, bookPickup: false, immunityScope: 'hostile', objectiveSweep: true },
      ...{ rebookmarkSame: true, browsePush: false, leyHarmony: '3to1', tranceFree: true, counterRange: true },
      ...{ copyLimit: 9, fairStart: 1 },
    },
    wanted: () => true,
  },
];

/** Plays the matches anew. */
export function recordedMatches(): { name: string; match: SorceryMatch }[] {
  return RECORDED.map(({ name, seats, options, wanted }) => {
    for (let seed = 1; ; seed++) {
      const match = playEagerly({ seats, seed: `${seed}`, options }, () => {});
      const result = sorcery.result(match.table);
      if (result && wanted(result, match)) return { name, match };
    }
  });
}
