import { fields, must, type Refusal, refusal, type Shape, type Step, text as textShape, toOne } from '@conjure/engine';
import type { Casting } from '../../spell-matters.ts';
import { FALLEN, NONE, type Position, type SorceryTable } from '../../state.ts';
import { type ConcedeAnswer, isConcession, orConcede } from '../answers.ts';
import { askOrConcede } from '../ask.ts';
import { dropBooks } from '../books.ts';
import { concede } from '../ending.ts';
import { bookIn } from '../names.ts';
import { bookmarkOf, faceDownOnTop, spellOf, toBottom, toTop } from '../stacks.ts';

/**
 * Step 4: the card goes to the bottom, or where its text sends it; what is in play stays there. A caster who has fallen drops
 * its books now. [S19d] [S26] [R69]
 */
export function cardAway(t: SorceryTable, { casting: { card, figure } }: { casting: Casting }): Step {
  const { after } = spellOf(t, card);
  if (after === 'bottom' || after === 'faceDownTop') putAway(t, card, after);
  if (t.state.where[figure] === FALLEN) dropBooks(t, figure);
  return 'rest';
}

export function putAway(t: SorceryTable, card: number, to: 'bottom' | 'faceDownTop'): void {
  const { state } = t;
  if (to === 'bottom') toBottom(state, card);
  else faceDownOnTop(state, card);
  t.tell({ type: 'cardAway', book: state.from[card], spell: spellOf(t, card).id, to });
}

/** Cards that may be the new bookmark: face up, and not the one just cast unless there is no other. [S20] [R2] */
function eligible({ state }: Position, book: number, not: number): number[] {
  const up = state.stack[book].filter((card) => !state.down[card]);
  const others = up.filter((card) => card !== not);
  return state.options.rebookmarkSame || others.length === 0 ? up : others;
}

export type BookmarkAnswer = { spell: string } | ConcedeAnswer;
export const bookmarkShape: Shape<BookmarkAnswer> = orConcede(fields({ spell: textShape }));

/** Asks for one of these cards, by its name and in secret. [S40] */
export function askForCard(
  t: SorceryTable,
  asked: { kind: string; rule: string; refuse(spell: string): Refusal },
  book: number,
  cards: readonly number[],
  then: (card: number) => void,
): Step {
  const seat = t.state.owner[t.state.wielder[book]];
  const spells = spellsOf(t, cards);
  const question = toOne<BookmarkAnswer>({
    kind: asked.kind,
    rule: asked.rule,
    seat,
    facts: { book: bookIn(t, book), no: book },
    data: () => ({ book }),
    secret: true,
    shape: bookmarkShape,
    candidates: () => spells.map((spell) => ({ spell })),
    refuse: (answer) => (isConcession(answer) || spells.includes(answer.spell) ? null : asked.refuse(answer.spell)),
  });
  return askOrConcede(question, (answer) => {
    if (isConcession(answer)) concede(t, seat);
    else then(cardNamed(t, cards, answer.spell));
  });
}

/** Step 5: its controller chooses a new bookmark, unless a card lies face down on top. [S19e] [S21] [R3] [R68] */
export function bookmark(t: SorceryTable, { book, not }: { book: number; not: number }): Step {
  const { state } = t;
  const top = bookmarkOf(state, book);
  const wielder = state.wielder[book];
  if (top === NONE || state.down[top] || wielder === NONE) return 'rest';
  const cards = eligible(t, book, not);
  if (cards.length === 1) {
    mark(t, book, cards[0]);
    return 'rest';
  }
  const refuse = (spell: string) => refuseBookmark(t, book, not, spell);
  return askForCard(t, { kind: 'bookmark', rule: 'S19e', refuse }, book, cards, (card) => mark(t, book, card));
}

/** The one just cast lies face up in the stack, too, but is no new bookmark while there is another. [S20] */
function refuseBookmark(at: Position, book: number, not: number, spell: string): Refusal {
  const isLast = not !== NONE && at.state.stack[book].includes(not) && spellOf(at, not).id === spell;
  return isLast ? refusal('S20', { spell }, 'last') : refusal('S20', { book }, 'none');
}

/** The names of cards, each once. */
export const spellsOf = (at: Position, cards: readonly number[]): string[] => [
  ...new Set(cards.map((card) => spellOf(at, card).id)),
];

export const cardNamed = (at: Position, cards: readonly number[], spell: string): number =>
  must(
    cards.find((card) => spellOf(at, card).id === spell),
    'a card of the spell',
    spell,
  );

/** Others learn only that it happened. [S11a] [S40] */
function mark(t: SorceryTable, book: number, card: number): void {
  const { state } = t;
  const by = state.owner[state.wielder[book]];
  toTop(state, card);
  t.whisper([by], { type: 'bookmarked', by, book, spell: spellOf(t, card).id }, { type: 'bookmarked', by, book });
}
