import type { Content } from '../content.ts';
import { overlap, touch } from '../geometry/base.ts';
import { isFacing } from '../geometry/direction.ts';
import { onField as liesOnField } from '../geometry/ground.ts';
import { pagesFor, readerOf } from '../rules/pages.ts';
import { FALLEN, FIELD, IN_PLAY, IN_STACK, NONE, type State } from '../state.ts';

type At = { state: State; content: Content };
type Wrong = (what: string) => never;

/** Every match has ended before so many decisions: the longest of 3,900 at random took 628. */
export const BOUND = 10_000;

/** What no position of Sorcery may break, whatever is being asked. */
export function holdInvariants(state: State, content: Content): void {
  const wrong = (what: string): never => {
    throw new Error(`${what} in round ${state.round}, ${state.phase}`);
  };
  const at = { state, content };
  if (state.round > state.options.roundLimit) wrong('the match goes on too long'); // [B107]
  if (state.actions < 0) wrong('more actions given than there are'); // [B29]
  figuresStand(at, wrong);
  figuresAreCounted(at, wrong);
  cardsAreKept(at, wrong);
  spellsInPlay(at, wrong);
}

/** Bases on the field and apart, contact the same from both sides, dials within their clicks. [B3] [B5] [B6] [B83] */
function figuresStand({ state, content }: At, wrong: Wrong): void {
  const { ground } = content.fields[state.field];
  for (let f = 0; f < state.kind.length; f++) {
    const { radius, clicks } = content.figures[state.kind[f]];
    const base = state.base[f];
    if (base.radius !== radius) wrong(`figure ${f} has another base`);
    if (!Number.isInteger(base.x) || !Number.isInteger(base.y)) wrong(`figure ${f} stands between two points`); // [B1]
    if (!isFacing(state.facing[f])) wrong(`figure ${f} looks nowhere`);
    if (state.tokens[f] < 0 || state.tokens[f] > 2) wrong(`figure ${f} has ${state.tokens[f]} tokens`); // [B46]
    if (state.where[f] === FALLEN && state.click[f] !== clicks) wrong(`figure ${f} fell with a live dial`);
    if (state.where[f] !== FIELD) continue;
    if (state.click[f] < 0 || state.click[f] >= clicks) wrong(`figure ${f} stands at click ${state.click[f]}`);
    if (!liesOnField(ground, base)) wrong(`figure ${f} is off the field`);
    for (let g = 0; g < f; g++) {
      if (state.where[g] !== FIELD) continue;
      if (overlap(base, state.base[g])) wrong(`figures ${g} and ${f} overlap`);
      if (touch(base, state.base[g]) !== touch(state.base[g], base)) wrong(`figures ${g} and ${f} touch one way only`);
    }
  }
}

/** Points are lost with figures, a defeated player has none, objectives belong to players in the game. [B98] [B104] [B106] */
function figuresAreCounted({ state, content }: At, wrong: Wrong): void {
  const fallen = state.lost.map(() => 0);
  state.where.forEach((where, f) => {
    if (where === FALLEN) fallen[state.owner[f]] += content.figures[state.kind[f]].cost;
    if (where === FIELD && state.out & (1 << state.owner[f])) wrong(`figure ${f} fights for a defeated player`);
  });
  fallen.forEach((points, seat) => {
    if (state.lost[seat] < points) wrong(`seat ${seat} has lost more than is counted`);
  });
  for (const holder of state.holder)
    if (holder !== NONE && state.out & (1 << holder)) wrong('a defeated player holds an objective');
}

/** Every card is in exactly one place, and a book has either a wielder or a marker. [B95] [S12] [S45] */
function cardsAreKept({ state, content }: At, wrong: Wrong): void {
  /** By card: how often it lies in its own stack; whether it is in play. */
  const stacked = new Uint8Array(state.card.length);
  const inPlay = new Uint8Array(state.card.length);
  state.stack.forEach((stack, book) => {
    for (const card of stack) {
      if (state.from[card] !== book) wrong(`card ${card} lies in the stack of book ${book}`);
      if (++stacked[card] > 1) wrong(`book ${book} holds a card twice`);
    }
  });
  for (const { card } of state.inPlay) inPlay[card] = 1;
  for (let card = 0; card < state.card.length; card++) {
    const place = state.place[card];
    if ((place === IN_STACK) !== (stacked[card] === 1)) wrong(`card ${card} lies in no stack, or in one and elsewhere`);
    if ((place === IN_PLAY) !== (inPlay[card] === 1) && !isBeingCast(state, card))
      wrong(`card ${card} is in play and is not`);
    if (state.down[card] && place !== IN_STACK) wrong(`card ${card} lies face down outside its stack`);
  }
  state.stack.forEach((_, book) => {
    const wielded = state.wielder[book] !== NONE;
    if (wielded === (state.marker[book] !== null)) wrong(`book ${book} is wielded and lies on the field, or neither`);
    if (wielded && state.where[state.wielder[book]] === FALLEN) wrong(`book ${book} is wielded by nobody who is there`);
  });
  if (state.casts === 0) pagesFit({ state, content }, wrong);
}

const isBeingCast = ({ agenda }: State, card: number): boolean =>
  agenda.some((one) => 'casting' in one && one.casting.card === card);

/** As long as nothing has been cast or lost, pages are as they were filled. [S4] [R18] */
function pagesFit({ state, content }: At, wrong: Wrong): void {
  const { figures } = content.data.figures;
  state.book.forEach((kind, book) => {
    const wielder = state.wielder[book];
    if (wielder === NONE || state.shut[book]) return;
    if (state.where.some((where) => where >= FALLEN)) return;
    const friends = state.kind.filter((_, f) => state.owner[f] === state.owner[wielder]).map((one) => figures[one]);
    const reader = readerOf(content.data, figures[state.kind[wielder]], friends);
    const pages = state.card.reduce(
      (sum, spell, card) =>
        state.from[card] === book ? sum + pagesFor(reader, content.data.spells.spells[spell]) : sum,
      0,
    );
    if (pages > content.books[kind].capacity) wrong(`book ${book} holds ${pages} pages`);
  });
}

/** Enchantments hang on figures in play, glyphs lie somewhere, domains and illusions nowhere. [S44] [S46] [S50] */
function spellsInPlay({ state, content }: At, wrong: Wrong): void {
  for (const { spell, target, at, card } of state.inPlay) {
    const { type, id } = content.spells[spell];
    if (state.card[card] !== spell) wrong(`${id} is another card`);
    if ((type === 'enchantment') !== (target !== NONE)) wrong(`${id} hangs on the wrong thing`);
    if (target !== NONE && state.where[target] !== FIELD) wrong(`${id} hangs on a figure that is gone`);
    if ((type === 'glyph') !== (at !== null)) wrong(`${id} lies in the wrong place`);
  }
}
