import type { Spell } from '../content.ts';
import { IN_PLAY, IN_STACK, NONE, type Position, REMOVED, SHOWN, type State } from '../state.ts';

/** The top card of a stack, or NONE where the stack is empty. [S9] */
export const bookmarkOf = ({ stack }: State, book: number): number => (stack[book].length > 0 ? stack[book][0] : NONE);

export const spellOf = ({ state, content }: Position, card: number): Spell => content.spells[state.card[card]];

/** Takes a card out of its stack, wherever in it. */
function lift(state: State, card: number): void {
  const stack = state.stack[state.from[card]];
  const at = stack.indexOf(card);
  if (at >= 0) stack.splice(at, 1);
}

/** A card leaves its stack and lies beside the field. [S45] */
export function layOut(state: State, card: number): void {
  lift(state, card);
  state.place[card] = IN_PLAY;
}

/** A card that was laid out comes back to the top, as if it had not been. */
export function layBack(state: State, card: number): void {
  state.place[card] = IN_STACK;
  toTop(state, card);
}

/** A card goes face up to the bottom of its stack; in an empty one it is the bookmark. [S19d] [S22] [R41] [R67] */
export function toBottom(state: State, card: number): void {
  lift(state, card);
  state.place[card] = IN_STACK;
  state.down[card] = 0;
  state.stack[state.from[card]].push(card);
}

/** A card goes face down on top of its stack. [S26] [S58] */
export function faceDownOnTop(state: State, card: number): void {
  lift(state, card);
  state.place[card] = IN_STACK;
  state.down[card] = 1;
  state.stack[state.from[card]].unshift(card);
}

/** A card is removed from the game. [S23] [R83] */
export function removeCard(state: State, card: number): void {
  lift(state, card);
  state.place[card] = REMOVED;
}

/** A card becomes the bookmark; the others keep their order below it. [S33] */
export function toTop(state: State, card: number): void {
  lift(state, card);
  state.stack[state.from[card]].unshift(card);
}

/** The books a figure wields, in the order of the armies. [S14] [R40] */
export function booksOf(state: State, figure: number): number[] {
  const books: number[] = [];
  for (let book = 0; book < state.wielder.length; book++) if (state.wielder[book] === figure) books.push(book);
  return books;
}

/** Everybody has seen this card now. [S11a] [S16] */
export function show(state: State, card: number): void {
  state.known[card] = SHOWN | ((1 << state.seats) - 1);
}
