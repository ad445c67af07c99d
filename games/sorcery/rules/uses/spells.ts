import { changeNext, next, refusal } from '@conjure/engine';
import type { ActionEnds } from '../../matters.ts';
import type { Position, SorceryTable } from '../../state.ts';
import { refuseTaking, takeUp } from '../books.ts';
import { barsOf } from '../browse-cost.ts';
import { castsFrom, sampleCast } from '../cast/aims.ts';
import type { BrowseAnswer, CastAnswer, TakeUpAnswer } from '../cast/answers.ts';
import { beginCast } from '../cast/cast.ts';
import { asksForCombat, refuseBook, refuseCaster } from '../cast/castable.ts';
import { refuseCast } from '../cast/choices.ts';
import { booksOf } from '../stacks.ts';
import { rollsFury } from '../subfactions/fury.ts';
import { fury } from './fury.ts';
import { sampleOf, type Use } from './use.ts';

/** Books whose bookmark the figure may cast without a die before it. */
const castable = (at: Position, figure: number): number[] =>
  booksOf(at.state, figure).filter(
    (book) => refuseCaster(at, figure, book) === null && !(rollsFury(at, figure) && asksForCombat(at, book)),
  );

/** Casting the bookmark of a book. Its action may be of any kind, but nobody casts who is demoralized. [S15] [S17] [S18] */
const cast: Use<CastAnswer> = {
  kind: 'special',
  open: (at, figure) => castable(at, figure).length > 0,
  refuse(at, answer) {
    const wrong = refuseCast(at, answer);
    // A Storm Druids warrior names the spell, rolls, and only then chooses. [R71] [R86]
    return wrong || !(rollsFury(at, answer.figure) && asksForCombat(at, answer.book))
      ? wrong
      : refusal('R86', { figure: answer.figure }, 'first');
  },
  candidates: (at, figure) => castable(at, figure).flatMap((book) => castsFrom(at, figure, book)),
  sample(at, figure, dice) {
    let found: CastAnswer | null = null;
    sampleOf(castable(at, figure), dice, (book) => {
      found = sampleCast(at, figure, book, dice);
      return found !== null;
    });
    return found;
  },
  begin: beginCast,
};

function refuseBrowse(at: Position, { figure, book }: BrowseAnswer) {
  const { state } = at;
  const wrong = refuseBook(at, figure, book);
  if (wrong) return wrong;
  // A second action by trance needs fewer than two tokens, whatever it is for.
  if (state.acted[figure] > 0 && state.tokens[figure] >= 2) return refusal('S66', { figure });
  if (state.stack[book].length === 0) return refusal('S31', { book }, 'empty');
  const bars = barsOf(at, book);
  if (bars === 1) return refusal('S34', { book, bars });
  return bars === 3 && state.tokens[figure] >= 2 ? refusal('S37', { figure }) : null;
}

const browsable = (at: Position, figure: number): BrowseAnswer[] =>
  booksOf(at.state, figure)
    .map((book): BrowseAnswer => ({ do: 'browse', figure, book }))
    .filter((answer) => refuseBrowse(at, answer) === null);

/** Two bars take a token off first and then an action, three bars take an action. [S29] [S35]–[S39] [R14] [R15] [R43] */
const browse: Use<BrowseAnswer> = {
  kind: 'special',
  takesTokenFirst: () => true,
  open: (at, figure) => browsable(at, figure).length > 0,
  refuse: refuseBrowse,
  candidates: browsable,
  sample: (at, figure, dice) => sampleOf(browsable(at, figure), dice, () => true),
  begin(t, { figure, book }) {
    const { state } = t;
    const bars = barsOf(t, book);
    if (bars === 2 && state.tokens[figure] > 0) {
      if (state.tokens[figure] === 2 && !state.options.browsePush) sparePush(t, figure);
      state.tokens[figure]--;
      t.tell({ type: 'tokenTaken', figure, tokens: state.tokens[figure] });
    }
    next(t, { do: 'browse', book, bars });
  },
};

/** With the switch off, the token that comes back does not push. [S36] */
function sparePush(t: SorceryTable, figure: number): void {
  const isHis = ({ figures }: ActionEnds) => figures.includes(figure);
  changeNext(t, 'actionEnds', isHis, (ends) => ({ ...ends, pushes: false }));
}

const takeable = (at: Position, figure: number): TakeUpAnswer[] =>
  at.state.marker.flatMap((marker, book) =>
    marker !== null && refuseTaking(at, figure, book) === null ? [{ do: 'takeUp' as const, figure, book }] : [],
  );

/** A book without a wielder is taken up. [B96] */
const takeUpBook: Use<TakeUpAnswer> = {
  kind: 'special',
  open: (at, figure) => takeable(at, figure).length > 0,
  refuse: (at, { figure, book }) => refuseTaking(at, figure, book),
  candidates: takeable,
  sample: (at, figure, dice) => sampleOf(takeable(at, figure), dice, () => true),
  begin: (t, { figure, book }) => takeUp(t, figure, book),
};

/** What an action may be used for in Sorcery itself, by the `do` of its answer. */
export const spellUses = { cast, browse, takeUp: takeUpBook, fury };
