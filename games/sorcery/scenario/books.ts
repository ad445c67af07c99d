import { misfit } from '@conjure/engine/content';
import { bookNamed, spellNamed } from '../content.ts';
import { pagesFor } from '../rules/pages.ts';
import { pagesIn, readerFor } from '../rules/reader.ts';
import { FALLEN, FIELD, IN_PLAY, IN_STACK, NONE, PLACES, type Position, SHOWN, type State } from '../state.ts';
import type { Scenario, ScenarioBook } from './scenario.ts';

/** Books with their wielders or markers, their stacks, and every card. */
export function readBooks(at: Position, { books = [], cards = [] }: Scenario): void {
  const { state, content } = at;
  for (const [i, { spell, book, place, down, dead, known, shown, pages }] of cards.entries()) {
    if (book >= books.length) throw misfit(`cards[${i}].book`, `one of ${books.length} books`, `${book}`);
    const facts: BookFacts = {
      place: PLACES.indexOf(place ?? 'stack'),
      down: down === true,
      dead: dead === true,
      known: shown ? everybody(state) : known?.reduce((bits, seat) => bits | (1 << seat), 0),
      pages,
    };
    addCard(at, spellNamed(content, spell), book, facts, books[book].wielder ?? NONE);
  }
  books.forEach((entry, book) => {
    readBook(at, entry, book, cards.length);
  });
  const placed = state.stack.flat();
  state.place.forEach((place, card) => {
    if ((place === IN_STACK) !== placed.includes(card))
      throw misfit(`cards[${card}].place`, placed.includes(card) ? 'stack' : 'a stack that holds it', `${place}`);
  });
}

interface BookFacts {
  place: number;
  down: boolean;
  dead: boolean;
  known?: number | undefined;
  pages?: number | undefined;
}

const everybody = ({ seats }: State): number => SHOWN | ((1 << seats) - 1);

/** Without more being said, who wields the book knows the card, and has counted its pages among friends as they are now. */
function addCard(at: Position, spell: number, book: number, facts: BookFacts, wielder: number): number {
  const { state, content } = at;
  const named = wielder < state.kind.length ? wielder : NONE;
  state.card.push(spell);
  state.from.push(book);
  state.place.push(facts.place);
  state.down.push(facts.down ? 1 : 0);
  state.dead.push(facts.dead ? 1 : 0);
  state.known.push(facts.known ?? (named === NONE ? 0 : 1 << state.owner[named]));
  const { [spell]: card } = content.data.spells.spells;
  state.pages.push(facts.pages ?? (named === NONE ? card.pages : pagesFor(readerFor(at, named), card)));
  return state.card.length - 1;
}

function readBook(at: Position, entry: ScenarioBook, book: number, cards: number): void {
  const { state, content } = at;
  const { wielder = null, marker, stack = [], down, shut, browsed } = entry;
  const place = `books[${book}]`;
  if (wielder !== null && wielder >= state.kind.length)
    throw misfit(`${place}.wielder`, `one of ${state.kind.length} figures`, `${wielder}`);
  if (wielder === null && !marker) throw misfit(`${place}.marker`, 'a marker, as nobody wields it', 'nothing', 'B95');
  if (wielder !== null && state.where[wielder] === FALLEN)
    throw misfit(`${place}.wielder`, 'a figure that is not eliminated', `${wielder}`, 'B95');
  state.book.push(bookNamed(content, entry.book));
  state.wielder.push(wielder ?? NONE);
  state.marker.push(wielder === null && marker ? { x: marker.x, y: marker.y } : null);
  state.shut.push(shut ? 1 : 0);
  state.browsed.push(browsed ? 1 : 0);
  state.stack.push(
    stack.map((one, i) => {
      if (typeof one === 'string')
        return addCard(
          at,
          spellNamed(content, one),
          book,
          { place: IN_STACK, down: false, dead: false },
          wielder ?? NONE,
        );
      if (one >= cards || state.from[one] !== book)
        throw misfit(`${place}.stack[${i}]`, 'a card of this book', `${one}`);
      return one;
    }),
  );
  const [top] = state.stack[book];
  if (down && top !== undefined) state.down[top] = 1;
  // Pages are counted when a book is filled; the friends that made them fewer may have fallen since. [R18]
  if (cards === 0) checkBook(at, book, place);
}

/** Slots, and pages within capacity unless the book is shut. [B32] [S4] [S10] */
function checkBook(at: Position, book: number, place: string): void {
  const { state, content } = at;
  const wielder = state.wielder[book];
  if (wielder === NONE || state.shut[book]) return;
  const { slots } = content.figures[state.kind[wielder]];
  const held = state.wielder.filter((one) => one === wielder).length;
  if (held > slots) throw misfit(`${place}.wielder`, `a figure with a free slot`, `${held} books for ${slots}`, 'B32');
  const { capacity } = content.books[state.book[book]];
  const pages = pagesIn(state, book);
  if (pages > capacity) throw misfit(`${place}.stack`, `at most ${capacity} pages`, `${pages}`, 'S4');
}

/** A spell in play that is named without its card. */
function laidOut(at: Position, spell: string, caster: number, place: string): number {
  const { state, content } = at;
  const book = state.wielder.indexOf(caster);
  if (book < 0) throw misfit(`${place}.caster`, 'a figure that wields a book', `${caster}`);
  const facts = { place: IN_PLAY, down: false, dead: false, known: everybody(state) };
  return addCard(at, spellNamed(content, spell), book, facts, caster);
}

export function readInPlay(position: Position, { inPlay = [] }: Scenario): void {
  const { state, content } = position;
  inPlay.forEach((entry, i) => {
    const { mode = 0, caster, controller, target, at, cast, clock, breach } = entry;
    const place = `inPlay[${i}]`;
    if (caster >= state.kind.length)
      throw misfit(`${place}.caster`, `one of ${state.kind.length} figures`, `${caster}`);
    const card = typeof entry.card === 'string' ? laidOut(position, entry.card, caster, place) : entry.card;
    if (card >= state.card.length || state.place[card] !== IN_PLAY)
      throw misfit(`${place}.card`, 'a card that is in play', `${card}`);
    const spell = content.spells[state.card[card]];
    if (mode >= spell.all.length) throw misfit(`${place}.mode`, `one of ${spell.all.length} modes`, `${mode}`);
    if ((spell.type === 'enchantment') !== (target !== undefined))
      throw misfit(
        `${place}.target`,
        spell.type === 'enchantment' ? 'an enchanted figure' : 'nobody',
        `${target}`,
        'S44',
      );
    if (target !== undefined && state.where[target] !== FIELD)
      throw misfit(`${place}.target`, 'a figure on the field', `${target}`, 'S44');
    if (state.inPlay.some((one) => one.card === card)) throw misfit(`${place}.card`, 'a card once', `${card}`, 'S45');
    if ((spell.type === 'glyph') !== (at !== undefined))
      throw misfit(`${place}.at`, spell.type === 'glyph' ? 'where its element lies' : 'nothing', String(at), 'S46');
    const clocked = spell.ends.find((end) => end.on === 'ownEndPhase');
    state.inPlay.push({
      card,
      spell: state.card[card],
      mode,
      caster,
      controller: controller ?? state.owner[caster],
      target: target ?? NONE,
      at: at ? { x: at.x, y: at.y } : null,
      cast: cast ?? i + 1,
      clock: clock ?? (clocked && 'n' in clocked ? clocked.n : NONE),
      breach: breach === true,
    });
  });
  state.casts = Math.max(state.casts, inPlay.length);
}
