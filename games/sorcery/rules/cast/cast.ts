import { must, next } from '@conjure/engine';
import type { Casting } from '../../spell-matters.ts';
import { count, type SorceryTable } from '../../state.ts';
import { reveal } from '../reveal.ts';
import { bookmarkOf, layOut, spellOf } from '../stacks.ts';
import { lend } from '../uses/close.ts';
import type { CastAnswer } from './answers.ts';
import { modeOf } from './choices.ts';

/** Steps 1 and 2: the choices are fixed, element or card is placed; then the opponents may counter. [S19a] [S19b] [S53] [R11] */
export function beginCast(t: SorceryTable, answer: CastAnswer): void {
  const { state } = t;
  const { do: _, figure, book, ...choices } = answer;
  const card = bookmarkOf(state, book);
  const spell = spellOf(t, card);
  const mode = must(modeOf(spell, answer.mode), 'the mode of', spell.id);
  reveal(t, card);
  state.casts++;
  count(state, state.owner[figure], 'casts');
  lend(t, answer.lender);
  t.tell({
    type: 'spellCast',
    by: figure,
    book,
    spell: spell.id,
    mode: mode.id,
    targets: [...(answer.targets ?? []), ...(answer.fallen === undefined ? [] : [answer.fallen])],
    at: answer.to ?? null,
  });
  if (spell.after === 'inPlay') layOut(state, card);
  const casting: Casting = { figure, book, card, mode: spell.all.indexOf(mode), choices, cast: state.casts };
  next(t, { do: 'counter', casting, asked: 0 });
}

/** The spell was not countered: its text, its card, a new bookmark. [S19c]–[S19e] */
export function goOn(t: SorceryTable, casting: Casting): void {
  const { book, card } = casting;
  next(t, { do: 'text', casting }, { do: 'cardAway', casting }, { do: 'bookmark', book, not: card });
}
