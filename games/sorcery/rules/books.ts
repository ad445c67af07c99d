import { type Refusal, refusal } from '@conjure/engine';
import { TOKEN } from '../effects/who.ts';
import { touchesToken } from '../geometry/base.ts';
import { NONE, type Position, type SorceryTable } from '../state.ts';
import { kindOf } from './figures.ts';
import { mayUse, pagesFor } from './pages.ts';
import { isShutFor, readerFor } from './reader.ts';
import { booksOf } from './stacks.ts';

/** The books of an eliminated figure lie where it stood, each as a marker of its own. [B95] */
export function dropBooks(t: SorceryTable, figure: number): void {
  const { state } = t;
  for (const book of booksOf(state, figure)) {
    const { x, y } = state.base[figure];
    state.wielder[book] = NONE;
    state.marker[book] = { x, y };
    t.tell({ type: 'bookDropped', book, at: { x, y } });
  }
}

/** Why a figure cannot take a book up. What is inside is no reason, so that nothing is given away. [B96] [S10] */
export function refuseTaking(at: Position, figure: number, book: number): Refusal | null {
  const { state } = at;
  if (!state.options.bookPickup) return refusal('B96', {}, 'switch');
  if (book >= state.marker.length) return refusal('B96', {}, 'none');
  const marker = state.marker[book];
  if (marker === null || state.wielder[book] !== NONE) return refusal('B96', { book }, 'held');
  if (!touchesToken(state.base[figure], { ...marker, radius: TOKEN }))
    return refusal('B96', { figure, book }, 'contact');
  return booksOf(state, figure).length < kindOf(at, figure).slots ? null : refusal('B96', { figure }, 'slot');
}

/** The pages are counted again for the new wielder, requirements judged again. [B96] [S10] [R17] */
export function takeUp(t: SorceryTable, figure: number, book: number): void {
  const { state, content } = t;
  const reader = readerFor(t, figure);
  const seat = state.owner[figure];
  state.wielder[book] = figure;
  state.marker[book] = null;
  for (let card = 0; card < state.card.length; card++) {
    if (state.from[card] !== book) continue;
    const spell = content.spells[state.card[card]];
    state.dead[card] = mayUse(reader, spell) ? 0 : 1;
    state.pages[card] = pagesFor(reader, spell);
    state.known[card] |= 1 << seat;
  }
  const shut = isShutFor(t, book);
  state.shut[book] = shut ? 1 : 0;
  t.markShown([seat]);
  const said = { type: 'bookTaken', figure, book } as const;
  t.whisper([seat], { ...said, shut }, said);
}
