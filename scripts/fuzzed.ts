import {
  create,
  type Dice,
  diceFrom,
  type Game,
  type Match,
  must,
  type Options,
  type Seat,
  seeded,
} from '@conjure/engine';
import { type RandomPlay, randomOptions } from '@conjure/engine/proof';
import { boxOf } from '@conjure/shelf';
import { testFile } from '@conjure/shelf/testing';

/** A game to fuzz, and what none of its positions may break. */
export interface Fuzzed {
  readonly game: Game;
  holds(match: Match): void;
  /** Every match that must end has ended before so many decisions. */
  readonly bound: number;
  /** Whether the rules let a match with these options go on for ever: then it is broken off where others must have ended. */
  mayGoOn?(options: Options): boolean;
  /** A player who seeks what one that answers at random seldom comes to. */
  eager?(match: Match, seat: Seat, dice: Dice): unknown;
  /** A position that is seldom come to. */
  scenario?(seed: string, seats: number, options: Options): unknown;
}

interface Invariants {
  readonly BOUND: number;
  holdInvariants(state: unknown, content: unknown, kind: string | null): void;
  mayGoOn?(options: Options): boolean;
}

interface Players {
  readonly eager: NonNullable<Fuzzed['eager']>;
  readonly scenario?: NonNullable<Fuzzed['scenario']>;
}

/** A game of the shelf, with what its tests say of it. */
export async function fuzzedGame(id: string): Promise<Fuzzed> {
  const box = await boxOf(id);
  if (!box) throw new Error(`there is no game "${id}"`);
  const { BOUND, holdInvariants, mayGoOn } = (await testFile(id, 'invariants.ts')) as Invariants;
  const { eager, scenario } = (await testFile(id, 'eager.ts')) as Players;
  return {
    game: box.game,
    bound: BOUND,
    eager,
    ...(scenario ? { scenario } : {}),
    holds: ({ table, open }) => holdInvariants(table.state, table.content, open?.question.kind ?? null),
    ...(mayGoOn ? { mayGoOn } : {}),
  };
}

/** What a match begins with: by a seed in three its players are eager ones, by another it begins with a rare scenario. */
export function wantedBy({ game, holds, eager, scenario }: Fuzzed, seed: string): RandomPlay {
  const { min, max } = game.seats;
  const phase = hash(seed);
  const seats = min + (phase % (max - min + 1));
  const plain = { seed, seats, options: randomOptions(game, seed) };
  const kind = diceFrom(seeded(`kind of ${seed}`)).index('kind', 3);
  if (kind === 1 && eager) return { ...plain, choose: eager };
  if (kind !== 2 || !scenario) return plain;
  const staged = { ...plain, scenario: scenario(seed, seats, plain.options) };
  return isSound(game, holds, staged) ? staged : plain;
}

/** By some options a scenario cannot be. */
function isSound(game: Game, holds: Fuzzed['holds'], staged: RandomPlay): boolean {
  const made = create(game, staged);
  if ('fault' in made) return false;
  try {
    holds(made.match);
    return true;
  } catch {
    return false;
  }
}

function hash(text: string): number {
  let h = 7;
  for (const letter of text) h = (h * 31 + must(letter.codePointAt(0), 'a letter')) >>> 0;
  return h;
}
