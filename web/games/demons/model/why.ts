import type { DemonsView } from '@conjure/demons/view';
import type { Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { AnswerFields } from '../../answers.ts';
import type { Odds } from '../../face.ts';
import { phrase } from '../names.ts';
import { isHex, printed } from '../printed.ts';
import { stepsBetween } from './places.ts';
import { wakersIn } from './reading.ts';

/** Why somebody would answer so, where odds do not say it. */
export function whyOf(
  { mortals }: DemonsView,
  { kind }: OpenQuestion,
  answer: unknown,
  odds: Odds | null,
): readonly Phrase[] {
  const { do: action, hex } = answer as AnswerFields;
  if (action === 'move') return wakersIn(odds?.prospects ?? []);
  if (kind !== 'place' || !isHex(hex)) return [];
  const lords = mortals.filter(({ status }) => status !== 'gone');
  const n = Math.min(...lords.map((lord) => stepsBetween(lord.hex, hex)));
  return [phrase('demons.why.place', { n, open: String(printed.map.hexes[hex].terrain.includes('open')) })];
}
