import type { OpenQuestion } from '@conjure/host';

/** A small great moment that says one thing about a game: drawings on a ground, each with at most one movement in a loop. */
export interface FirstPicture {
  /** Key of the page's words for what it says. */
  readonly label: string;
  readonly ground: 'land' | 'lawn' | 'field' | 'vault';
  readonly parts: readonly PicturePart[];
}

/** What a drawing lies on: a round piece, a square counter, a card and its back, a wide card, a room, a die, a place for one. */
type Under = 'piece' | 'counter' | 'card' | 'back' | 'sheet' | 'room' | 'die' | 'slot';
/** What is drawn by itself: a lane that is run along, a trellis that is climbed, a dotted way. */
type Alone = 'lane' | 'trellis' | 'way';

export interface PicturePart {
  /** Without it the drawing stands by itself. */
  readonly is?: Under | Alone;
  /** A drawing from `icon:…`. */
  readonly icon?: string;
  /** A sign that needs no language: a number. */
  readonly mark?: string;
  /** Its middle and its size, on 300 × 180: across; of a card and a trellis how high, of a lane how long. */
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly tone: 'ink' | 'accent' | 'gold' | 'good' | 'bad' | 'cool' | 'warm' | 'violet' | 'pale' | 'paper';
  /** Where it goes, or how it comes. */
  readonly moves?: 'go' | 'come' | 'turn' | 'shake' | 'spin';
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
  /** What it is about, as a selector: a pin points there. */
  pointsAt?(asked: OpenQuestion, view: unknown): string | null;
}
