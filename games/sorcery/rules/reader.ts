import { FIELD, type Position, REMOVED, type State } from '../state.ts';
import { pagesFor, type Reader, readerOf } from './pages.ts';

/** A figure as a reader among its friends, on the field or still to be deployed. [S6] [S69] [R17] */
export function readerFor({ state, content }: Position, figure: number): Reader {
  const { figures } = content.data.figures;
  const friends = state.kind.filter((_, f) => state.owner[f] === state.owner[figure] && state.where[f] <= FIELD);
  return readerOf(
    content.data,
    figures[state.kind[figure]],
    friends.map((kind) => figures[kind]),
  );
}

/** The sum over all cards that belong to a book, those in play too; what is removed from the game takes no page. [S45] */
const sumIn = ({ from, place }: State, book: number, pages: (card: number) => number): number =>
  from.reduce((sum, one, card) => (one === book && place[card] !== REMOVED ? sum + pages(card) : sum), 0);

/** The pages in a book, as they were counted when it was filled or taken up. [S4] [R18] */
export const pagesIn = (state: State, book: number): number => sumIn(state, book, (card) => state.pages[card]);

/** Whether a book holds more than its capacity for who wields it, counted anew. [S5] [S10] [R17] */
export function isShutFor(at: Position, book: number): boolean {
  const { state, content } = at;
  const reader = readerFor(at, state.wielder[book]);
  const pages = sumIn(state, book, (card) => pagesFor(reader, content.spells[state.card[card]]));
  return pages > content.books[state.book[book]].capacity;
}
