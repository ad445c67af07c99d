import type { OptionSpec, Options } from '../kernel/game.ts';
import type { Phrase } from '../kernel/phrase.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Dares } from './challenge.ts';
import type { Chapters } from './chapters.ts';

/** A ready set of options; the game's words have `set.<name>`. */
export interface OptionSet {
  readonly name: string;
  readonly options: Options;
}

/** What somebody begins with who has never played a game: weak rivals, few rules, and good first answers. */
interface FirstMatch {
  /** Who sits where: `me`, or the level of a bot. */
  readonly seats: readonly string[];
  readonly options?: Options;
  /** A position as at the start, where who is who is settled. */
  readonly scenario?: object;
  /** What is proposed as the first answer to a kind of question. */
  readonly proposes?: { readonly [kind: string]: unknown };
}

/** What every room knows of a game before it is loaded: so it is light, and brings neither rules nor data with it. */
export interface Manifest {
  /** How its folder is called, and the game in its `index.ts`. */
  readonly id: string;
  /** What it is called and is about, by language, where the page has no words for its box. */
  readonly titles?: { readonly [language: string]: { readonly title: string; readonly line: string } };
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes. */
  readonly minutes: readonly [shortest: number, longest: number];
  /** Its lessons by their ids, in the order in which they are best taken; absent where it teaches nothing. */
  readonly lessonIds?: readonly string[];
  /** What it offers as the challenge of a day. */
  readonly dares?: Dares;
  /** What a newcomer is given; absent where it is the usual. */
  readonly first?: FirstMatch;
  /** Whether parts of its data had to be reconstructed: people must be told. */
  readonly reconstructed: boolean;
  readonly options: readonly OptionSpec[];
  readonly sets: readonly OptionSet[];
  /** What its data files are called, without `.json`. */
  readonly files: readonly string[];
  /** The catalogue chapter by chapter. */
  readonly byChapter: Chapters['byChapter'];
  /** Who sits there, in what anybody sees. */
  seatName(view: unknown, seat: Seat): Phrase;
  /** Those who win and lose together, where seats do: a key `side.<name>` of the game's words. */
  sideOf?(seat: Seat): string;
  /** How many sit at a position, where it says so. */
  seatsIn(scenario: unknown): number | null;
  /** Who sits down where nobody says otherwise: one person among bots, and bots alone. */
  readonly usual: { readonly play: readonly string[]; readonly simulate: readonly string[] };
}

/** How long a list in a scenario is, whatever else is wrong with it; `null` where there is none. */
export function lengthIn(scenario: unknown, field: string): number | null {
  const list = (scenario as { readonly [field: string]: unknown } | null | undefined)?.[field];
  return Array.isArray(list) && list.length > 0 ? list.length : null;
}
