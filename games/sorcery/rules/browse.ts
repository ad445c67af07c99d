import { fields, next, oneOf, type Refusal, refusal, type Step, tagged, text, toOne, whole } from '@conjure/engine';
import type { SorceryMatter } from '../matters.ts';
import { count, NONE, type Position, type SorceryTable } from '../state.ts';
import { type ConcedeAnswer, concedeShape } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { barsOf } from './browse-cost.ts';
import { askForCard, cardNamed, spellsOf } from './cast/card-away.ts';
import { refuseBook } from './cast/castable.ts';
import { concede } from './ending.ts';
import { bookmarkOf, toTop } from './stacks.ts';

/** Cards to choose from: those face up, and a face-down bookmark, which is turned up first. [S31] [S32] [R44] */
const choosable = ({ state }: Position, book: number): number[] =>
  state.stack[book].filter((card, i) => i === 0 || !state.down[card]);

/** The cost is paid; its controller chooses in secret. [S31]–[S33] [S40] */
export function browse(t: SorceryTable, { book, bars }: { book: number; bars: number }): Step {
  const { state } = t;
  const wielder = state.wielder[book];
  if (wielder === NONE) return 'rest';
  const cards = choosable(t, book);
  if (cards.length === 1) {
    leaf(t, book, cards[0], bars);
    return 'rest';
  }
  const refuse = () => refusal('S31', { book }, 'none');
  return askForCard(t, { kind: 'browse', rule: 'S31', refuse }, book, cards, (card) => leaf(t, book, card, bars));
}

/** The chosen card is put on top; a face-down bookmark is turned up. [S33] */
function leaf(t: SorceryTable, book: number, card: number, bars: number): void {
  const { state } = t;
  const by = state.owner[state.wielder[book]];
  state.down[bookmarkOf(state, book)] = 0;
  toTop(state, card);
  count(state, by, 'browses');
  // What it cost would tell the others about the bookmark. [S40]
  const said = { type: 'browsed', by, book } as const;
  t.whisper([by], { ...said, bars, spell: t.content.spells[state.card[card]].id }, said);
}

export type FreeBrowseAnswer = { do: 'browse'; book: number; spell: string } | { do: 'done' } | ConcedeAnswer;
const DONE: FreeBrowseAnswer = { do: 'done' };

export const freeShape = tagged<FreeBrowseAnswer>('do', {
  browse: fields({ do: oneOf('browse'), book: whole(0, 999), spell: text }),
  done: fields({ do: oneOf('done') }),
  concede: concedeShape,
});

/** The end phase comes to browsing. [B51] */
export function freeBrowses({ state }: Position): SorceryMatter[] {
  state.browsed.fill(0);
  return [{ do: 'browseFree' }];
}

/** Own books that have not been browsed in this end phase. */
const unbrowsed = ({ state }: Position): number[] =>
  state.wielder.flatMap((wielder, book) =>
    wielder !== NONE && state.owner[wielder] === state.active && !state.browsed[book] ? [book] : [],
  );

/**
 * Whether there is something to leaf to, as everybody sees: what the bookmark costs is not for the others to know, so the
 * player is asked whether there is a one-bar bookmark or not. [S11a]
 */
const hasMore = ({ state }: Position, book: number): boolean => {
  const cards = state.stack[book];
  return cards.length > 1 || (cards.length === 1 && state.down[cards[0]] !== 0);
};

function refuseFree(at: Position, answer: FreeBrowseAnswer): Refusal | null {
  if (answer.do !== 'browse') return null;
  const { state } = at;
  const { book, spell } = answer;
  const wielder = book < state.wielder.length ? state.wielder[book] : NONE;
  if (book >= state.wielder.length) return refusal('S1', {}, 'none');
  if (wielder === NONE || state.owner[wielder] !== state.active) return refusal('S1', { book }, 'own');
  const wrong = refuseBook(at, wielder, book);
  if (wrong) return wrong;
  if (state.browsed[book]) return refusal('R12', { book });
  if (bookmarkOf(state, book) === NONE) return refusal('S31', { book }, 'empty');
  if (barsOf(at, book) !== 1) return refusal('S34', { book, bars: barsOf(at, book) });
  return spellsOf(at, choosable(at, book)).includes(spell) ? null : refusal('S31', { book }, 'none');
}

/** Each own book whose bookmark costs one bar may be browsed once, by the demoralized too. [S34] [R12] [R16] */
export function browseFree(t: SorceryTable): Step {
  const { state } = t;
  const books = unbrowsed(t);
  if (!books.some((book) => hasMore(t, book))) return 'rest';
  const question = toOne<FreeBrowseAnswer>({
    kind: 'browseFree',
    rule: 'S34',
    seat: state.active,
    data: () => ({ books }),
    secret: true,
    shape: freeShape,
    candidates: () => [
      ...books
        .filter((book) => !state.shut[book] && bookmarkOf(state, book) !== NONE && barsOf(t, book) === 1)
        .flatMap((book) =>
          spellsOf(t, choosable(t, book)).map((spell): FreeBrowseAnswer => ({ do: 'browse', book, spell })),
        ),
      DONE,
    ],
    allLegal: true,
    refuse: (answer) => refuseFree(t, answer),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'concede') concede(t, state.active);
    if (answer.do !== 'browse') return;
    state.browsed[answer.book] = 1;
    leaf(t, answer.book, cardNamed(t, choosable(t, answer.book), answer.spell), 1);
    next(t, { do: 'browseFree' });
  });
}
