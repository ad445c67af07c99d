import { BOT_CHECKS } from '@conjure/bots/proof';
import {
  create,
  type Dice,
  diceFrom,
  type Game,
  type Match,
  must,
  type Options,
  play,
  record,
  type Seat,
  seeded,
} from '@conjure/engine';
import { CHECKS, isDue, lightPlay, type RandomPlay, randomOptions, randomPlay } from '@conjure/engine/proof';
import { HOST_CHECKS } from '@conjure/host/proof';

/** A game to fuzz, and what none of its positions may break. */
export interface Fuzzed {
  readonly game: Game;
  holds(match: Match): void;
  /** Whether the rules let a match with these options go on for ever: then it is broken off where others must have ended. */
  mayGoOn?(options: Options): boolean;
  /** A player who seeks what one that answers at random seldom comes to. */
  eager?(match: Match, seat: Seat, dice: Dice): unknown;
  /** A position that is seldom come to. */
  scene?(seed: string, seats: number, options: Options): unknown;
}

/** Every match that must end has ended before so many decisions. */
const BOUND = 20_000;

const ALL = [...CHECKS, ...BOT_CHECKS, ...HOST_CHECKS];

/** How a match came out. */
export type FuzzOutcome =
  | { readonly is: 'over'; readonly decisions: number }
  | { readonly is: 'brokenOff'; readonly decisions: number }
  | { readonly is: 'failed'; readonly decisions: number; readonly why: string; readonly match: Match | null };

/** Time is up, or somebody has had enough. */
const ENOUGH = Symbol('enough');

export interface FuzzWanted {
  readonly seed: string;
  /** Invariants alone, in playouts that keep nothing: what matters is how many positions are seen. */
  readonly light: boolean;
  readonly bound?: number;
  /** Asked at every decision and after every check, with how many decisions that are looked at have been made since. */
  isEnough(decisions: number): boolean;
}

/** One match with every check that is due, from some decision on; everything about it follows from its seed. */
export function fuzzOne(fuzzed: Fuzzed, { seed, light, bound = BOUND, isEnough }: FuzzWanted): FuzzOutcome {
  const { game, holds, mayGoOn = () => false } = fuzzed;
  const wanted = { ...wantedBy(fuzzed, seed), bound };
  const { options = {} } = wanted;
  // Who seeks something may seek it for ever.
  const last = mayGoOn(options) || wanted.choose ? bound - 1 : Number.POSITIVE_INFINITY;
  const from = light ? 0 : firstChecked(game, wanted);
  let decisions = 0;
  let here: Match | null = null;
  const look = (match: Match, decision: number) => {
    here = match;
    if (isEnough(Math.max(decision, from) - Math.max(decisions, from))) throw ENOUGH;
    decisions = decision;
    if (decision === last) throw ENOUGH;
    holds(match);
    if (light || decision < from) return;
    for (const listed of ALL) {
      if (!isDue(listed, decision)) continue;
      checkAt(listed, match, `${seed} ${decision}`);
      if (isEnough(0)) throw ENOUGH;
    }
  };
  try {
    (light ? lightPlay : randomPlay)(game, wanted, look);
    return { is: 'over', decisions };
  } catch (error) {
    if (error === ENOUGH) return { is: 'brokenOff', decisions };
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { is: 'failed', decisions, why, match: light ? kept(game, wanted, decisions) : here };
  }
}

/** What a match begins with: by a seed in three its players are eager ones, by another it begins with a rare scene. */
function wantedBy({ game, holds, eager, scene }: Fuzzed, seed: string): RandomPlay {
  const { min, max } = game.seats;
  const phase = hash(seed);
  const seats = min + (phase % (max - min + 1));
  const plain = { seed, seats, options: randomOptions(game, seed) };
  const kind = diceFrom(seeded(`kind of ${seed}`)).index('kind', 3);
  if (kind === 1 && eager) return { ...plain, choose: eager };
  if (kind !== 2 || !scene) return plain;
  const staged = { ...plain, scenario: scene(seed, seats, plain.options) };
  return isSound(game, holds, staged) ? staged : plain;
}

/** By some options a scene cannot be. */
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

/**
 * The decision from which a match is checked: a match in two is from its beginning, the others from anywhere. Else a run that
 * is too short for whole matches would see nothing but beginnings.
 */
function firstChecked(game: Game, wanted: RandomPlay): number {
  const dice = diceFrom(seeded(`first checked ${wanted.seed}`));
  if (dice.index('begins', 2) === 0) return 0;
  let length = 0;
  try {
    lightPlay(game, wanted, (_, decision) => {
      length = decision;
    });
  } catch {
    // What is wrong with it is found when it is played with every check.
  }
  return dice.index('from', length + 1);
}

/** A check that fails says which it was. */
function checkAt({ name, check }: (typeof CHECKS)[number], match: Match, seed: string): void {
  try {
    check(match, seed);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** A playout keeps nothing: the same match again as one that does, up to where it failed. */
function kept(game: Game, wanted: RandomPlay, decisions: number): Match | null {
  let last: Match | null = null;
  try {
    randomPlay(game, wanted, (match, decision) => {
      last = match;
      if (decision === decisions) throw ENOUGH;
    });
  } catch {
    // It fails as the playout did, or has come as far as was wanted.
  }
  return last;
}

/** The record of a match that failed, for a file. */
export const recordText = (match: Match): string => `${JSON.stringify(record(play(match)), null, 1)}\n`;

function hash(text: string): number {
  let h = 7;
  for (const letter of text) h = (h * 31 + must(letter.codePointAt(0), 'a letter')) >>> 0;
  return h;
}
