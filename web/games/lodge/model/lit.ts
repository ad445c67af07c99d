import { type Phrase, samePlain } from '@conjure/engine';
import type { Choice, OpenQuestion } from '@conjure/host';
import type { LodgeView } from '@conjure/lodge/view';
import { followingIn, type Say } from '@conjure/words';
import { type AnswerFields, choicesOf, fieldsOf, matches, type PartialAnswer } from '../../answers.ts';
import type { LitModel, LitRoom, Omen, Spot } from '../board/types.ts';
import { sentence, type Words } from '../names.ts';
import { modelOf, ownRoom, roomOf } from './answers.ts';
import { ownerOf } from './models.ts';
import { waysIn } from './ways.ts';

/** The choices that can be made on the board right now. A step for a discarded spell is aimed first. */
function onBoard(asked: OpenQuestion, aim: PartialAnswer | null): readonly Choice[] {
  const choices = choicesOf(asked);
  if (aim) return choices.filter((choice) => matches(fieldsOf(choice), aim));
  return choices.filter((choice) => fieldsOf(choice).do !== 'momentum');
}

/** The choices that a room or a model stands for. */
export const choicesAt = (view: LodgeView, asked: OpenQuestion, aim: PartialAnswer | null, at: Spot): Choice[] =>
  onBoard(asked, aim).filter((choice) =>
    'model' in at ? modelOf(fieldsOf(choice)) === at.model : roomOf(view, fieldsOf(choice)) === at.room,
  );

/** What the effect that is being aimed does: its key. */
const effectIn = ({ facts }: OpenQuestion): string => {
  const { effect } = facts;
  return typeof effect === 'object' && 'key' in effect ? effect.key : '';
};

const USES = /^effect\.(activateRoom|copyRoom)/;
const PUTS = /^effect\.summon/;
const STRIKES = /^effect\.(damage|attack|banish|defeat|push|steal|discard)/;
const SENDS = /^effect\.activate/;

function roomRole(asked: OpenQuestion, answer: AnswerFields): LitRoom['role'] {
  if (answer.activate === true || answer.do === 'activate') return 'activate';
  if ('to' in answer) return 'go';
  const effect = effectIn(asked);
  if (USES.test(effect)) return 'activate';
  return asked.kind === 'placeModel' || PUTS.test(effect) ? 'place' : 'target';
}

function modelRole(asked: OpenQuestion, answer: AnswerFields): LitModel['role'] {
  if (answer.do === 'fight' || answer.do === 'attack') return 'target';
  if (answer.do === 'command' || answer.do === 'activate') return 'act';
  const effect = effectIn(asked);
  return STRIKES.test(effect) ? 'target' : SENDS.test(effect) ? 'act' : 'choose';
}

/** What of it is worth a sign on the board; the rest the room tells of itself. */
const OMENS: Readonly<Record<string, Omen>> = {
  'follows.pickUp': 'join',
  'follows.joins': 'join',
  'follows.joinsThere': 'join',
  'follows.stays': 'part',
  'follows.watched': 'trap',
};

const omensOf = ({ about }: Choice): readonly Phrase[] => followingIn(about).filter(({ key }) => key in OMENS);

interface Found<R> {
  readonly at: string;
  readonly role: R;
  readonly label: string;
  readonly omens: readonly Phrase[];
}

const foundAt = <R>(at: string, role: R, choice: Choice, say: Say): Found<R> => {
  const omens = omensOf(choice);
  return { at, role, omens, label: [sentence(say(choice.label)), ...omens.map(say)].join(' ') };
};

/** By where they are, the first role found there and everything said of it. */
function gathered<R>(found: readonly Found<R>[]): Found<R>[] {
  const groups = Map.groupBy(found, ({ at }) => at);
  return [...groups].map(([at, some]) => ({
    at,
    role: some[0].role,
    omens: some.flatMap(({ omens }) => omens),
    label: some.map(({ label }) => label).join(' '),
  }));
}

export function litRooms(view: LodgeView, asked: OpenQuestion | null, aim: PartialAnswer | null, say: Say): LitRoom[] {
  if (!asked) return [];
  const found = onBoard(asked, aim).flatMap((choice) => {
    const at = modelOf(fieldsOf(choice)) === null ? roomOf(view, fieldsOf(choice)) : null;
    return at === null ? [] : [foundAt(at, roomRole(asked, fieldsOf(choice)), choice, say)];
  });
  const { everywhere } = omensAt(view, asked, aim);
  return gathered(found).map(({ at, role, label, omens }) => ({
    room: at,
    role,
    label,
    omens: [...new Set(omens.filter((omen) => !isIn(everywhere, omen)).map(({ key }) => OMENS[key]))],
  }));
}

/** Rooms further away than a step, with the way there: they are walked to step by step. */
export const farRooms = (view: LodgeView, asked: OpenQuestion | null, { t }: Pick<Words, 't'>): LitRoom[] =>
  [...waysIn(view, asked)].map(([room, way]) => ({
    ...{ room, way, role: 'go' as const },
    label: t('lodge.walk.far', { n: way.rooms.length, most: way.most }),
  }));

export function litModels(asked: OpenQuestion | null, aim: PartialAnswer | null, say: Say): LitModel[] {
  if (!asked) return [];
  const found = onBoard(asked, aim).flatMap((choice) => {
    const at = modelOf(fieldsOf(choice));
    return at === null ? [] : [foundAt(at, modelRole(asked, fieldsOf(choice)), choice, say)];
  });
  return gathered(found).map(({ at, role, label }) => ({ model: at, role, label }));
}

interface Omens {
  /** Wherever one goes. */
  readonly everywhere: readonly Phrase[];
  readonly rooms: readonly { readonly room: string; readonly omens: readonly Phrase[] }[];
}

/** What there is to know before one goes somewhere, each thing once. */
export function omensAt(view: LodgeView, asked: OpenQuestion, aim: PartialAnswer | null): Omens {
  const ways = onBoard(asked, aim).filter((choice) => 'to' in fieldsOf(choice));
  const everywhere = sharedBy(ways);
  const found = ways.flatMap((choice) => {
    const room = roomOf(view, fieldsOf(choice));
    const omens = omensOf(choice).filter((omen) => !isIn(everywhere, omen));
    return room === null ? [] : omens.map((omen) => ({ room, omen }));
  });
  const rooms = [...Map.groupBy(found, ({ room }) => room)].map(([room, some]) => ({
    room,
    omens: some.map(({ omen }) => omen).filter((omen, i, all) => all.findIndex((one) => samePlain(one, omen)) === i),
  }));
  return { everywhere, rooms };
}

const isIn = (list: readonly Phrase[], omen: Phrase): boolean => list.some((one) => samePlain(one, omen));

/** What follows whichever of several is chosen. */
function sharedBy(choices: readonly Choice[]): readonly Phrase[] {
  const [first, ...others] = choices.map(omensOf);
  return others.length === 0 ? [] : first.filter((omen) => others.every((list) => isIn(list, omen)));
}

/** What somebody who presses something unlit most likely wants: asked for, it is refused with its rule. */
export function answerAt(
  view: LodgeView,
  asked: OpenQuestion | null,
  aim: PartialAnswer | null,
  at: Spot,
): AnswerFields | null {
  if (!asked) return null;
  if ('model' in at) return answerOfModel(view, asked, at.model);
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

function answerOfModel(view: LodgeView, { kind }: OpenQuestion, model: string): AnswerFields | null {
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
