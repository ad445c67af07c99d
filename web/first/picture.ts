import type { OpenQuestion } from '@conjure/host';

/** A small scene that says one thing about a game: drawings on a ground, each with at most one movement in a loop. */
export interface FirstPicture {
  /** Key of the page's words for what it says. */
  readonly said: string;
  readonly ground: 'land' | 'lawn' | 'field' | 'vault';
  readonly parts: readonly PicturePart[];
}

export interface PicturePart {
  /** A drawing from `icon:…`. */
  readonly icon: string;
  /** Its middle and its size, on 300 × 180. */
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly tone: 'ink' | 'accent' | 'gold' | 'good' | 'bad' | 'cool' | 'pale' | 'paper';
  /** Where it goes, or how it comes. */
  readonly moves?: 'go' | 'come' | 'turn' | 'shake';
  /** How far it goes. */
  readonly by?: readonly [x: number, y: number];
  /** Which of several comes first, in tenths of the loop. */
  readonly after?: number;
}

/** What somebody sees who has never played a game: how it is won, what threatens, what to do first. */
export interface First {
  readonly PICTURES: readonly [FirstPicture, FirstPicture, FirstPicture];
  /** What a newcomer is told about a kind of question: keys of the page's words. */
  readonly COACHED: { readonly [kind: string]: string | undefined };
  /** The same, where it depends on the position. */
  coached?(asked: OpenQuestion, view: unknown): string | null;
  /** What it is about, as a selector: a line leads there. */
  pointsAt?(asked: OpenQuestion, view: unknown): string | null;
}
