import type { Facts, Game, Match, Outcome, Phrase, Question, Seat, Viewer } from '@conjure/engine';
import type { Box } from '@conjure/shelf';
import type { Paint } from './canvas.ts';
import type { Meaning } from './meaning.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Says what a person reads, in one language. */
export interface TerminalVoice {
  readonly lang: string;
  /** Something of the game. */
  say(phrase: Phrase): string;
  /** Something of the command itself, by its key in cli/text. */
  tell(key: string, facts?: Facts): string;
  rule(id: string): { title: string; text: string } | null;
  readonly vocabulary: Vocabulary;
}

/** The paper that is written on. */
export interface Paper {
  readonly width: number;
  /** Lines on the screen; without end where there is none. */
  readonly height: number;
  readonly paint: Paint;
}

/** A position as somebody sees it, and how to write about it. */
export interface TerminalContext {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly voice: TerminalVoice;
  readonly page: Paper;
}

/** A question that is put to whoever looks. */
export interface QuestionContext extends TerminalContext {
  readonly seat: Seat;
  readonly question: Question;
  /** All legal answers, or `null` where they cannot be listed. */
  readonly options: readonly unknown[] | null;
}

/** A line of the menu: an answer, or several that are alike. */
export interface MenuEntry {
  /** What is typed to choose it. */
  readonly key: string;
  readonly label: string;
  /** The same answer in words, or what to add to the words. */
  readonly typed: string;
  readonly answers: readonly unknown[];
}

export interface Menu {
  readonly entries: readonly MenuEntry[];
  /** Whether the keys are only numbers of this list; else they are words of the answer itself. */
  readonly numbered: boolean;
  /** What one might have wished, and the rules against it. */
  readonly forbidden: string | null;
  /** How to answer otherwise. */
  readonly advice: string | null;
}

/** What part of the board is wanted: what the question is about, the surroundings of a place, or all of it. */
export type BoardPart = 'question' | 'all' | { readonly around: string };

/** A turn of one seat's in which others may cut in, and a name for it. */
export interface LeadTurn {
  readonly lead: Seat;
  readonly name: string;
}

/** How a game shows itself in a terminal. The loop knows no game; a face knows no loop. */
export interface TerminalFace {
  readonly box: Box;
  /** As it is played: with data files of somebody's own in place of the box's. */
  readonly game: Game;
  /** The words that answers are made of, beside those of every game: texts `type.<verb>`. */
  readonly verbs: readonly string[];
  heading(context: TerminalContext): string;
  /** `asked`: marks what may be chosen. `null` where the part makes no sense. */
  board(context: TerminalContext | QuestionContext, part: BoardPart): string[] | null;
  position(context: TerminalContext): string[];
  menu(asked: QuestionContext): Menu;
  /** Answers that are alike, one by one. */
  listed(asked: QuestionContext, answers: readonly unknown[]): Menu;
  read(asked: QuestionContext, line: string): Meaning | { readonly stuck: string };
  spell(asked: QuestionContext, answer: unknown): string;
  /** What to compare where outcomes are too many to read: chances of what matters, each in words. */
  chances?(
    asked: QuestionContext,
    outcomes: readonly Outcome[],
  ): readonly { readonly p: number; readonly text: string }[] | null;
  /** One piece in full, by number or name. */
  card(context: TerminalContext, line: string): string[] | null;
  /** Whether anything on the screen is only for one seat's eyes. */
  readonly hasSecrets: boolean;
  /** Whether one wants to see the board to answer a question of this kind. */
  wantsBoard(kind: string): boolean;
  /** Whose turn it is where others may only cut in: whoever lets it go is not asked again in it. */
  turn?(view: unknown, kind: string): LeadTurn | null;
}
