import { type Level, randomAnswer, think } from '@conjure/bots';
import { create, diceFrom, type Game, seeded } from '@conjure/engine';
import { playThrough } from '../playing.ts';
import { type Estimate, mean } from '../statistics.ts';
import { calibrationOf } from './calibrations.ts';
import kept from './lucks.json' with { type: 'json' };
import { review } from './review.ts';

/** What the dice came to over many matches. */
export interface LuckOver {
  readonly matches: number;
  /** How often dice fell. */
  readonly strokes: number;
  /** By seat: what luck came to in a match, in parts of a victory, with its 95 % interval. */
  readonly bySeat: readonly Estimate[];
}

/** With how it was found. */
export interface StoredLuck extends LuckOver {
  readonly command: string;
  readonly date: string;
}

const known: { readonly [game: string]: StoredLuck | undefined } = kept;

/** What luck came to in matches of a game; `null` where that has not been added up. */
export const luckOf = (game: string): StoredLuck | null => known[game] ?? null;

/** Plays matches of this level, and adds up their luck as a review tells it; when the signal comes, those that were played are all. */
export async function luckOver(
  game: Game,
  level: Level,
  most: number,
  seed: string,
  signal?: AbortSignal,
): Promise<LuckOver> {
  const seats = Math.max(2, game.seats.min);
  const sums = Array.from({ length: seats }, (): number[] => []);
  let strokes = 0;
  let matches = 0;
  for (; matches < most && !signal?.aborted; matches++) {
    const name = `${seed}/${matches}`;
    const made = create(game, { seats, seed: name });
    if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
    const { match } = made;
    const dice = sums.map((_, seat) => diceFrom(seeded(`${name}/thoughts of ${seat}`)));
    playThrough(match, {
      answer: (mind) => think(mind, level, dice[mind.seat]),
      forSilence: (mind) => randomAnswer(mind, dice[mind.seat]),
    });
    const found = await review(game, match, { level: null, calibration: calibrationOf(game.id, seats) });
    strokes += found.luck.length;
    for (const { seat, luck } of found.sums) sums[seat].push(luck);
  }
  return { matches, strokes, bySeat: sums.map(mean) };
}
