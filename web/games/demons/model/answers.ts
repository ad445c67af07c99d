import type { DemonsView, HexName, Item } from '@conjure/demons/view';
import type { AnswerFields } from '../../answers.ts';
import { isHex } from '../printed.ts';

/** Where a treasure or the Ring is to be found on the map. */
export function hexOfItem(view: DemonsView, item: Item): HexName | null {
  const at =
    item === 'ring'
      ? { hex: 'hex' in view.ring ? view.ring.hex : null, by: 'by' in view.ring ? view.ring.by : null }
      : view.boxes.find(({ box }) => box === item);
  if (!at) return null;
  return at.by !== null && (item === 'ring' || ('is' in at && at.is === 'owned'))
    ? view.magicians[at.by].hex
    : (at.hex ?? null);
}

/** The hex that an answer names, itself or by who or what is there. */
export function hexOf(view: DemonsView, answer: AnswerFields): HexName | null {
  for (const named of [answer.to, answer.hex, answer.city, answer.from]) if (isHex(named)) return named;
  if (typeof answer.mortal === 'string') return view.mortals.find(({ id }) => id === answer.mortal)?.hex ?? null;
  if (typeof answer.magician === 'number') return view.magicians[answer.magician]?.hex ?? null;
  const item = answer.item ?? answer.box;
  return typeof item === 'string' ? hexOfItem(view, item) : null;
}

/** Which hex an answer under consideration is about. */
export const chosenHex = (view: DemonsView, answer: unknown): HexName | null =>
  typeof answer === 'object' && answer !== null ? hexOf(view, answer as AnswerFields) : null;
