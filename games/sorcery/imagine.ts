import type { Dice, Seat } from '@conjure/engine';
import type { Content } from './content.ts';
import { readyArmies } from './rules/armies.ts';
import { mayUse, pagesFor } from './rules/pages.ts';
import { pagesIn, readerFor } from './rules/reader.ts';
import { turnOrder } from './rules/turn-order.ts';
import { copyState, IN_STACK, NONE, type Position, type State } from './state.ts';

/**
 * A state that looks the same to the seat. Before armies are laid open others have any ready one; later what the seat does
 * not know of a stack is filled with spells that its wielder may hold, pages within capacity, copies within the limit, in
 * any order. [S11] [S11a]
 */
export function imagine({ state: real, content }: Position, seat: Seat, dice: Dice): State {
  const state = copyState(real);
  if (state.kind.length === 0) imagineArmies(content, state, seat, dice);
  for (let book = 0; book < state.book.length; book++) {
    const wielder = state.wielder[book];
    if (wielder !== NONE && state.owner[wielder] === seat) continue;
    imagineStack({ state, content }, book, seat, dice);
  }
  return state;
}

/** A domain that has entered play, or was seen not to, is known. [B37] */
function imagineArmies(content: Content, state: State, seat: Seat, dice: Dice): void {
  const ready = readyArmies(content, state.options).map(({ army }) => army);
  const order = state.first === NONE ? [] : turnOrder(state);
  const hidden = new Set(state.agenda.flatMap((matter) => (matter.do === 'domain' ? [order[matter.at]] : [])));
  const allHidden =
    state.first === NONE || state.agenda.some((matter) => matter.do === 'zone' || matter.do === 'chooseFirst');
  for (let other = 0; other < state.seats; other++) {
    const army = state.armies[other];
    if (other === seat || army === null) continue;
    const known = !allHidden && !hidden.has(other);
    const fitting = known ? ready.filter(({ domain }) => domain === army.domain) : ready;
    const from = fitting.length > 0 ? fitting : ready;
    const drawn = from[dice.index('imagine', from.length)];
    state.armies[other] = known ? { ...drawn, domain: army.domain } : drawn;
  }
}

/** Cards that the seat does not know become others; all but a face-down or open bookmark change places. */
function imagineStack(at: Position, book: number, seat: Seat, dice: Dice): void {
  const { state } = at;
  const stack = state.stack[book];
  const top = stack.length > 0 && (state.down[stack[0]] || isBeingCast(state, book, stack[0])) ? stack.slice(0, 1) : [];
  const under = stack.slice(top.length);
  const isKnown = (card: number) => (state.known[card] & (1 << seat)) !== 0;
  const isUnknown = (card: number) => !isKnown(card);
  // Neither where a card truly lies nor its number may have a say in what comes to lie where.
  const unknown = under.filter(isUnknown).sort((a, b) => a - b);
  const known = under.filter(isKnown).sort((a, b) => state.card[a] - state.card[b] || a - b);
  refill(at, book, [...top.filter(isUnknown), ...unknown], dice);
  // That a book is shut would tell how much is in it. [S10]
  if (state.wielder[book] !== NONE)
    state.shut[book] = pagesIn(state, book) > at.content.books[state.book[book]].capacity ? 1 : 0;
  state.stack[book] = [...top, ...dice.shuffle('imagine', [...known, ...unknown])];
}

function refill({ state, content }: Position, book: number, unknown: readonly number[], dice: Dice): void {
  if (unknown.length === 0) return;
  const { spells } = content.data.spells;
  // A book without a wielder could be anybody's.
  const wielder = state.wielder[book];
  const reader = wielder === NONE ? null : readerFor({ state, content }, wielder);
  const pages = (spell: number): number => (reader ? pagesFor(reader, spells[spell]) : spells[spell].pages);
  const may = spells.flatMap((spell, i) => (!reader || mayUse(reader, spell) ? [i] : []));
  const kept = state.from.flatMap((from, card) => (from === book && !unknown.includes(card) ? [state.card[card]] : []));
  let room = content.books[state.book[book]].capacity - kept.reduce((sum, spell) => sum + pages(spell), 0);
  unknown.forEach((card, i) => {
    // Room for at least one page for each card still to come.
    const most = room - (unknown.length - 1 - i);
    const copies = (spell: number) => kept.filter((one) => one === spell).length;
    const free = may.filter((spell) => copies(spell) < state.options.copyLimit);
    const fitting = free.filter((spell) => pages(spell) <= most);
    // Where nothing fits, others filled the book and its pages were counted otherwise. [R17] [R18]
    const drawn = fitting.length > 0 ? fitting : free;
    state.card[card] = drawn[dice.index('imagine', drawn.length)];
    kept.push(state.card[card]);
    room -= pages(state.card[card]);
    state.pages[card] = pages(state.card[card]);
    state.place[card] = IN_STACK;
    state.dead[card] = 0;
  });
}

/** A spell that is being cast lies on top for all to see. [S16] */
const isBeingCast = ({ agenda }: State, book: number, card: number): boolean =>
  agenda.some((one) => (one.do === 'furyUse' ? one.book === book : 'casting' in one && one.casting.card === card));
