import type { OpenQuestion } from '@conjure/host';
import type { LodgeView, ModelName, RoomName } from '@conjure/lodge/view';
import type { AnswerFields } from '../../answers.ts';
import { choiceOf } from './answers.ts';
import { startOf } from './ways.ts';

/** Who is being moved: an evocation that the question names, else the mage himself. */
function walkerIn(view: LodgeView, asked: OpenQuestion): ModelName | null {
  if (asked.kind !== 'activation') return view.viewer === null ? null : view.seats[view.viewer].mage;
  const { model } = asked.facts;
  const creature = typeof model === 'object' && 'key' in model ? model.facts?.creature : null;
  const key = typeof creature === 'object' && creature !== null && 'key' in creature ? creature.key : '';
  const at = startOf(view, asked);
  const alike = view.seats.flatMap(({ evocations }) => evocations).filter((one) => key === `creature.${one.creature}`);
  return alike.find((one) => one.at === at)?.model ?? null;
}

/** Who would go where by an answer; `null` where nobody would. */
export function ghostOf(
  view: LodgeView,
  asked: OpenQuestion,
  answer: unknown,
): { model: ModelName; to: RoomName } | null {
  const { do: action, to } = (answer ?? {}) as AnswerFields;
  if (typeof to !== 'string' || !['explore', 'step', 'momentum'].includes(String(action))) return null;
  const model = walkerIn(view, asked);
  return model === null ? null : { model, to };
}

/** Whom a spell that is looked at may strike from where its mage stands; `null` where it strikes nobody. */
export function strikesOf(
  view: LodgeView,
  asked: OpenQuestion,
  answer: unknown,
): { by: ModelName; at: readonly ModelName[] } | null {
  const mage = view.viewer === null ? null : view.seats[view.viewer].mage;
  const { do: action, slot } = (answer ?? {}) as AnswerFields;
  const aims = action === 'cast' ? choiceOf(asked, { do: 'cast', slot })?.about?.aims : null;
  const at = Array.isArray(aims) ? aims.filter((one) => typeof one === 'string') : [];
  return mage !== null && at.length > 0 ? { by: mage, at } : null;
}
