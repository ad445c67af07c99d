import type { Viewer } from '@conjure/engine';
import { pagesIn } from './rules/reader.ts';
import { NONE, type Position, SHOWN } from './state.ts';
import type { BookView } from './view-types.ts';

/** Whether the viewer may look into a book: its wielder is on the field or still to be deployed, and is the viewer's. [S11] [R54] */
function mayLook({ state }: Position, book: number, viewer: Viewer): boolean {
  const wielder = state.wielder[book];
  return wielder !== NONE && viewer !== null && state.owner[wielder] === viewer;
}

/** A book with its stack: leaves for who controls its wielder, backs for the others. [S11] [S11a] [R4] [R54] */
export function viewBook(at: Position, book: number, viewer: Viewer): BookView {
  const { state, content } = at;
  const { id, capacity } = content.books[state.book[book]];
  const stack = state.stack[book];
  const mine = mayLook(at, book, viewer);
  // Who has held a book, or was told of a card in it, knows it still; of an own one it matters what the others know.
  const knows = mine || viewer === null ? SHOWN : 1 << viewer;
  const seen = state.from.flatMap((from, card) => (from === book && state.known[card] & knows ? [card] : []));
  const spellOf = (card: number): string => content.spells[state.card[card]].id;
  return {
    number: book,
    book: id,
    capacity,
    wielder: state.wielder[book] === NONE ? null : state.wielder[book],
    marker: state.marker[book],
    cards: stack.length,
    down: stack.length > 0 && state.down[stack[0]] !== 0,
    seen: seen.map(spellOf).sort(),
    own: mine
      ? {
          stack: stack.map((card) => ({
            card,
            spell: spellOf(card),
            down: state.down[card] !== 0,
            dead: state.dead[card] !== 0,
          })),
          shut: state.shut[book] !== 0,
          pages: pagesIn(state, book),
        }
      : null,
  };
}
