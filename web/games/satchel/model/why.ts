import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { SatchelView } from '@conjure/satchel/view';
import { phrase, placeName } from '../names.ts';
import { fitOf, playsIn, type SatchelAnswer } from './answers.ts';

/** Why somebody would play so: what a card comes to, how likely something fits, that nothing does. */
export function whyOf(view: SatchelView, asked: OpenQuestion, answer: unknown): readonly Phrase[] {
  const said = answer as SatchelAnswer;
  if (said.do === 'roll') {
    const fit = fitOf(asked, said.dice);
    return fit === null ? [] : [phrase('satchel.why.roll', { fit })];
  }
  if (said.do === 'pass') return playsIn(asked).lays.length === 0 ? [phrase('satchel.why.pass')] : [];
  if (said.do !== 'place' && said.do !== 'familiar') return [];
  const slots = view.places.find(({ place }) => place === said.loc)?.slots ?? [];
  const n = slots.filter(({ piece }) => piece !== null).length + 1;
  const facts = { card: placeName(said.loc), n, all: slots.length };
  return [phrase(n === slots.length ? 'satchel.why.full' : 'satchel.why.lay', facts)];
}
