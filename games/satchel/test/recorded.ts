import { diceFrom, type Options, type Result, seeded } from '@conjure/engine';
import { satchel } from '../game.ts';
import { eager } from './eager.ts';
import { playAmongThem } from './play.ts';
import type { SatchelMatch } from './table.ts';

/** A match worth keeping: the first seed whose match ends as wanted. Between them they meet every way in which one can end. */
interface RecordedMatch {
  name: string;
  seats: number;
  options: Options;
  wanted(result: Result): boolean;
}

const heroesWin = ({ winners }: Result) => winners.includes(1);

const RECORDED: readonly RecordedMatch[] = [
  { name: 'first-torch', seats: 3, options: { scenario: 'TR1' }, wanted: heroesWin },
  { name: 'draughty-stairs', seats: 4, options: { scenario: 'TR2' }, wanted: (result) => !heroesWin(result) },
  { name: 'familiars', seats: 4, options: { scenario: 'SC1', roundsToWin: 1 }, wanted: heroesWin },
  { name: 'wyrm', seats: 5, options: { scenario: 'SC2', roundsToWin: 1 }, wanted: ({ reason }) => reason === 'wyrm' },
  { name: 'dawn', seats: 3, options: { scenario: 'TR1', familiars: 'off' }, wanted: ({ reason }) => reason === 'dawn' },
  {
    name: 'all-switches-live',
    seats: 4,
    options: {
      scenario: 'SC4',
      clock: 'live',
      rollCooldownMs: 400,
      roundsToWin: 1,
      handicap: -2,
      familiarAnytime: false,
      fillNeedsInactive: false,
      homeCountsColour: true,
      gustHitsTiles: false,
    },
    wanted: ({ reason }) => reason === 'deck',
  },
];

/** Plays the matches anew. */
export function recordedMatches(): { name: string; match: SatchelMatch }[] {
  return RECORDED.map(({ name, seats, options, wanted }) => {
    for (let seed = 1; ; seed++) {
      // Whoever waits for dawn does next to nothing.
      const lazy = diceFrom(seeded(`lazy ${seed}`));
      const match = playAmongThem(
        { seats, seed: `${seed}`, options },
        () => {},
        (here, seat, dice) =>
          name === 'dawn' && here.table.state.phase === 'running' && lazy.index('lazy', 40) > 0
            ? { do: 'pass' }
            : eager(here, seat, dice),
      );
      const result = satchel.result(match.table);
      if (result && wanted(result)) return { name, match };
    }
  });
}
