import { FIELD, type Position, REMOVED } from '../state.ts';
import { pagesFor, type Reader, readerOf } from './pages.ts';

/** A figure as a reader among its friends, on the field or still to be deployed. [S6] [S69] [R17] */
export function readerFor({ state, lore }: Position, figure: number): Reader {
  const { figures } = lore.data.figures;
  const friends = state.kind.filter((_, f) => state.owner[f] === state.owner[figure] && state.where[f] <= FIELD);
  return readerOf(
    lore.data,
    figures[state.kind[figure]],
    friends.map((kind) => figures[kind]),
  );
}

/** The pages of all spells that belong to a book, those in play too, as this figure counts them. [S4] [S5] [S45] */
export function pagesIn(at: Position, book: number, figure: number): number {
  const { state, lore } = at;
  const reader = readerFor(at, figure);
  let pages = 0;
  state.from.forEach((from, card) => {
    if (from === book && state.place[card] !== REMOVED)
      pages += pagesFor(reader, lore.data.spells.spells[state.card[card]]);
  });
  return pages;
}

/** Whether a book holds more than its capacity for who wields it now. [S10] */
export const isShutFor = (at: Position, book: number): boolean =>
  pagesIn(at, book, at.state.wielder[book]) > at.lore.books[at.state.book[book]].capacity;
