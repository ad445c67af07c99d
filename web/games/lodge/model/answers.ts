import type { Phrase } from '@conjure/engine';
import type { Choice, OpenQuestion } from '@conjure/host';
import type { LodgeView, ModelName, RoomName } from '@conjure/lodge/view';
import { followingIn } from '@conjure/words';
import { type AnswerFields, choicesOf, fieldsOf, matches, type PartialAnswer } from '../../answers.ts';
import type { Spot } from '../board/types.ts';

export const choicesFor = (asked: OpenQuestion, aim: PartialAnswer): Choice[] =>
  choicesOf(asked).filter((choice) => matches(fieldsOf(choice), aim));

export const choiceOf = (asked: OpenQuestion, aim: PartialAnswer): Choice | null => choicesFor(asked, aim)[0] ?? null;

/** Ways to have no more of it: of such answers a question has at most one. */
const ENOUGH: readonly unknown[] = ['decline', 'stop', 'done', 'end', 'pass', 'keep', 'leave'];

export const enoughOf = (asked: OpenQuestion): Choice | null =>
  choicesOf(asked).find((choice) => ENOUGH.includes(fieldsOf(choice).do) && !('card' in fieldsOf(choice))) ?? null;

/** Where the viewer's mage stands; `null` in his Cell and for who only watches. */
export function ownRoom({ viewer, seats }: LodgeView): RoomName | null {
  const at = viewer === null ? 'cell' : seats[viewer].at;
  return at === 'cell' ? null : at;
}

/** The room that an answer names, or that of the mage who uses his own. */
export function roomOf(view: LodgeView, answer: AnswerFields): RoomName | null {
  for (const named of [answer.to, answer.room]) if (typeof named === 'string') return named;
  const usesRoom = answer.activate === true || (answer.do === 'activate' && answer.model === undefined);
  return usesRoom ? ownRoom(view) : null;
}

/** Why an answer would do nothing, as far as everybody can see. */
export const vainIn = (choice: Choice | null | undefined): Phrase | null =>
  followingIn(choice?.about).find(({ key }) => key === 'follows.inVain') ?? null;

/** How much somebody would be struck for, where that is certain. */
export const damageOf = ({ about }: Choice): number | null => (typeof about?.damage === 'number' ? about.damage : null);

export const modelOf = (answer: AnswerFields): ModelName | null =>
  typeof answer.model === 'string' ? answer.model : null;

/** Where on the board an answer would go, as a selector. */
export function selectorOf(answer: unknown): string | null {
  const { model, to, room } = (answer ?? {}) as AnswerFields;
  if (typeof model === 'string') return `[data-model="${model}"]`;
  const named = to ?? room;
  return typeof named === 'string' ? `[data-room="${named}"]` : null;
}

/** Where on the board an answer under consideration is to be seen. */
export function spotOf(view: LodgeView, answer: unknown): Spot | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const model = modelOf(answer as AnswerFields);
  if (model !== null) return { model };
  const room = roomOf(view, answer as AnswerFields);
  return room === null ? null : { room };
}
