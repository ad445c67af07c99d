import {
  fields,
  next,
  oneOf,
  type Phrase,
  phrase,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  tagged,
  toOne,
  whole,
} from '@conjure/engine';
import type { Casting } from '../spell-matters.ts';
import { NONE, type Position, type SorceryTable } from '../state.ts';
import { type ConcedeAnswer, concedeShape } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { goOn } from './cast/cast.ts';
import { refuseBook } from './cast/castable.ts';
import { attempt } from './counter-attempt.ts';
import { counterChance } from './counter-chance.ts';
import { concede } from './ending.ts';
import { figuresOf, isAble, isHeld, onField } from './figures.ts';
import { refuseForbidden } from './forbidden.ts';
import { figureIn } from './names.ts';
import { figureShape } from './shapes.ts';
import { bookmarkOf, booksOf, spellOf } from './stacks.ts';
import { isOut } from './turn-order.ts';
import { isWithin } from './values/line.ts';
import { rangeOf } from './values/range.ts';
import { attackTypeOf } from './values/types.ts';

export interface CounterAnswer {
  do: 'counter';
  figure: number;
  /** The book whose bookmark, a counterspell, is used with it. [S59] */
  book?: number;
}
type WindowAnswer = CounterAnswer | { do: 'pass' } | ConcedeAnswer;
const PASS: WindowAnswer = { do: 'pass' };

export const windowShape = tagged<WindowAnswer>('do', {
  counter: fields({ do: oneOf('counter'), figure: figureShape }, { book: whole(0, 999) }),
  pass: fields({ do: oneOf('pass') }),
  concede: concedeShape,
});

/** Why this figure cannot try to counter a spell of the caster. Everything here is open to all; how often it has tried does not count. [S51]–[S55] [S54a] [R6] [R7] [R8] [R53] */
function refuseCounterer(at: Position, seat: Seat, caster: number, figure: number): Refusal | null {
  const { state } = at;
  if (figure >= state.where.length || !onField(state, figure)) return refusal('S51', {}, 'gone');
  if (state.owner[figure] !== seat) return refusal('S51', { figure }, 'other');
  if (attackTypeOf(at, figure) !== 'wand') return refusal('S51', { figure }, 'wand');
  if (!isAble(at, figure)) return refusal('S52a', { figure });
  if (state.tokens[figure] > 0) return refusal('S52', { figure }, 'token');
  if (isHeld(at, figure)) return refusal('S52', { figure }, 'contact');
  const forbidden = refuseForbidden(at, figure, 'counterSpell');
  if (forbidden) return forbidden;
  return state.options.counterRange && !isWithin(at, figure, caster, rangeOf(at, figure))
    ? refusal('S55', { figure })
    : null;
}

/** A counterspell must be the face-up bookmark of a book that the counterer may use. [S59] [S10] */
function refuseCard(at: Position, figure: number, book: number): Refusal | null {
  const wrong = refuseBook(at, figure, book);
  if (wrong) return wrong;
  const card = bookmarkOf(at.state, book);
  if (card === NONE) return refusal('S59', { book }, 'empty');
  if (at.state.down[card]) return refusal('S59', { book }, 'down');
  const { id, type } = spellOf(at, card);
  if (type !== 'counterspell') return refusal('S59', { spell: id }, 'other');
  return at.state.dead[card] ? refusal('S10', { figure, spell: id }, 'dead') : null;
}

function refuseAnswer(at: Position, seat: Seat, caster: number, answer: WindowAnswer): Refusal | null {
  if (answer.do !== 'counter') return null;
  return (
    refuseCounterer(at, seat, caster, answer.figure) ??
    (answer.book === undefined ? null : refuseCard(at, answer.figure, answer.book))
  );
}

/** Who could try, of a seat. */
const counterersOf = (at: Position, seat: Seat, caster: number): number[] =>
  figuresOf(at.state, seat).filter((figure) => refuseCounterer(at, seat, caster, figure) === null);

/** Every way to counter, with and without a counterspell. */
const counters = (at: Position, figures: readonly number[]): WindowAnswer[] =>
  figures.flatMap((figure): WindowAnswer[] => [
    { do: 'counter', figure },
    ...booksOf(at.state, figure)
      .filter((book) => refuseCard(at, figure, book) === null)
      .map((book): WindowAnswer => ({ do: 'counter', figure, book })),
  ]);

/** Opponents are asked clockwise; the first attempt is the only one. [S53] [S54] [R73] */
export function counter(t: SorceryTable, { casting, asked }: { casting: Casting; asked: number }): Step {
  const { state } = t;
  const caster = casting.figure;
  for (let i = asked; i < state.seats - 1; i++) {
    const seat = (state.owner[caster] + 1 + i) % state.seats;
    const figures = isOut(state, seat) ? [] : counterersOf(t, seat, caster);
    if (figures.length > 0) return askSeat(t, casting, seat, figures, i);
  }
  goOn(t, casting);
  return 'rest';
}

/** How likely it is, in per cent. */
function chanceOf(at: Position, caster: number, { figure, book = NONE }: CounterAnswer): Phrase {
  return phrase('counter.chance', { chance: Math.round(1000 * counterChance(at, caster, figure, book)) / 10 });
}

function askSeat(t: SorceryTable, casting: Casting, seat: Seat, figures: readonly number[], i: number): Step {
  const spell = spellOf(t, casting.card).id;
  const question = toOne<WindowAnswer>({
    kind: 'counter',
    rule: 'S53',
    seat,
    facts: { caster: figureIn(t, casting.figure), spell: phrase(`spell.${spell}`), no: casting.figure, spellId: spell },
    data: () => ({
      caster: casting.figure,
      book: t.state.from[casting.card],
      spell,
      targets: casting.choices.targets ?? [],
    }),
    shape: windowShape,
    candidates: () => [PASS, ...counters(t, figures)],
    refuse: (answer) => refuseAnswer(t, seat, casting.figure, answer),
    about: (answer) => (answer.do === 'counter' ? { chances: [chanceOf(t, casting.figure, answer)] } : null),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'counter') attempt(t, casting, answer.figure, answer.book ?? NONE);
    else {
      next(t, { do: 'counter', casting, asked: i + 1 });
      if (answer.do === 'concede') concede(t, seat);
      else t.tell({ type: 'notCountered', by: seat });
    }
  });
}
