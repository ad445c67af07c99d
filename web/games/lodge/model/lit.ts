import type { Phrase } from '@conjure/engine';
import type { Asked, Choice } from '@conjure/host';
import type { LodgeView } from '@conjure/lodge/view.ts';
import type { LitModel, LitRoom, Spot } from '../board/types.ts';
import { sentence } from '../names.ts';
import { type Aim, type Answer, choicesOf, fieldsOf, matches, modelOf, ownRoom, roomOf } from './answers.ts';
import { ownerOf } from './models.ts';

type Say = (phrase: Phrase) => string;

/** The choices that can be made on the board right now. A step for a discarded spell is aimed first. */
function onBoard(asked: Asked, aim: Aim | null): readonly Choice[] {
  const choices = choicesOf(asked);
  if (aim) return choices.filter((choice) => matches(fieldsOf(choice), aim));
  return choices.filter((choice) => fieldsOf(choice).do !== 'momentum');
}

/** The choices that a room or a model stands for. */
export const choicesAt = (view: LodgeView, asked: Asked, aim: Aim | null, at: Spot): Choice[] =>
  onBoard(asked, aim).filter((choice) =>
    'model' in at ? modelOf(fieldsOf(choice)) === at.model : roomOf(view, fieldsOf(choice)) === at.room,
  );

/** What the effect that is being aimed does: its key. */
const effectIn = ({ facts }: Asked): string => {
  const { effect } = facts;
  return typeof effect === 'object' && 'key' in effect ? effect.key : '';
};

const USES = /^effect\.(activateRoom|copyRoom)/;
const PUTS = /^effect\.summon/;
const STRIKES = /^effect\.(damage|attack|banish|defeat|push|steal|discard)/;
const SENDS = /^effect\.activate/;

function roomRole(asked: Asked, answer: Answer): LitRoom['role'] {
  if (answer.activate === true || answer.do === 'activate') return 'activate';
  if ('to' in answer) return 'go';
  const effect = effectIn(asked);
  if (USES.test(effect)) return 'activate';
  return asked.kind === 'placeModel' || PUTS.test(effect) ? 'place' : 'target';
}

function modelRole(asked: Asked, answer: Answer): LitModel['role'] {
  if (answer.do === 'fight' || answer.do === 'attack') return 'target';
  if (answer.do === 'command' || answer.do === 'activate') return 'command';
  const effect = effectIn(asked);
  return STRIKES.test(effect) ? 'target' : SENDS.test(effect) ? 'command' : 'choose';
}

/** By where they are, the first role found there and everything said of it. */
function gathered<R>(found: readonly { at: string; role: R; said: string }[]): { at: string; role: R; said: string }[] {
  const groups = Map.groupBy(found, ({ at }) => at);
  return [...groups].map(([at, some]) => ({ at, role: some[0].role, said: some.map(({ said }) => said).join(' ') }));
}

export function litRooms(view: LodgeView, asked: Asked | null, aim: Aim | null, say: Say): LitRoom[] {
  if (!asked) return [];
  const found = onBoard(asked, aim).flatMap((choice) => {
    const at = modelOf(fieldsOf(choice)) === null ? roomOf(view, fieldsOf(choice)) : null;
    return at === null ? [] : [{ at, role: roomRole(asked, fieldsOf(choice)), said: sentence(say(choice.label)) }];
  });
  return gathered(found).map(({ at, role, said }) => ({ room: at, role, said }));
}

export function litModels(asked: Asked | null, aim: Aim | null, say: Say): LitModel[] {
  if (!asked) return [];
  const found = onBoard(asked, aim).flatMap((choice) => {
    const at = modelOf(fieldsOf(choice));
    return at === null ? [] : [{ at, role: modelRole(asked, fieldsOf(choice)), said: sentence(say(choice.label)) }];
  });
  return gathered(found).map(({ at, role, said }) => ({ model: at, role, said }));
}

/** What somebody who presses something unlit most likely wants: asked for, it is refused with its rule. */
export function wishAt(view: LodgeView, asked: Asked | null, aim: Aim | null, at: Spot): Answer | null {
  if (!asked) return null;
  if ('model' in at) return wishOfModel(view, asked, at.model);
  const { room } = at;
  switch (asked.kind) {
    case 'turn':
      if (aim) return { ...aim, to: room };
      return room === ownRoom(view) ? { do: 'explore', activate: true } : { do: 'explore', to: room };
    case 'steps':
    case 'push':
    case 'activation':
      return { do: 'step', to: room };
    case 'room':
    case 'placeModel':
      return { room };
    default:
      return null;
  }
}

function wishOfModel(view: LodgeView, { kind }: Asked, model: string): Answer | null {
  const own = ownerOf(view, model) === view.viewer;
  switch (kind) {
    case 'turn':
      return { do: own ? 'command' : 'fight', model };
    case 'steps':
    case 'part':
    case 'activation':
      return { do: 'attack', model };
    case 'evocations':
      return { do: 'activate', model };
    case 'target':
      return { model };
    case 'dispel':
      return { model, slot: 'I' };
    default:
      return null;
  }
}
