import { either, fields, listOf, nameOf, once, oneOf, pattern, type Shape, tagged, whole } from '@conjure/engine';
import { SLOTS, type SlotName } from '../board.ts';
import type { Content } from '../content.ts';
import type { ModelName, RoomName } from '../events.ts';

/** A room to go to; with the option of R4 the familiar may be left behind. */
export interface StepAnswer {
  do: 'step';
  to: RoomName;
  leave?: true;
}
export interface AttackAnswer {
  do: 'attack';
  model: ModelName;
}

/** An Action of a turn, or none. [B32] */
export type TurnAnswer =
  | { do: 'explore'; to: RoomName; leave?: true }
  | { do: 'explore'; activate: true }
  | { do: 'fight'; model: ModelName }
  | { do: 'fight'; to: RoomName; leave?: true }
  | { do: 'fight'; activate: true }
  | { do: 'command'; model: ModelName }
  | { do: 'cast'; slot: SlotName }
  | { do: 'momentum'; slot: SlotName; to: RoomName; leave?: true }
  | { do: 'familiar'; use: 'action' | 'sortie' }
  | { do: 'pass' }
  | { do: 'end' };

export type StepsAnswer = StepAnswer | AttackAnswer | { do: 'activate' } | { do: 'stop' };
export type ActivationAnswer =
  | { do: 'step'; to: RoomName }
  | AttackAnswer
  | { do: 'split'; models: ModelName[] }
  | { do: 'swap' }
  | { do: 'stop' };
export type EvocationsAnswer = { do: 'activate'; model: ModelName } | { do: 'sortie' } | { do: 'done' };
export type ReactAnswer = { do: 'reveal'; slot: SlotName } | { do: 'decline' };
export type UseAnswer = { do: 'use' } | { do: 'decline' };
export type CubeAnswer = { do: 'take'; from: 'sheet' | 'card' | 'room'; whose: string } | { do: 'stop' };
export type RemoveAnswer = { do: 'remove'; model: ModelName } | { do: 'decline' };
export type SetAnswer = Partial<Record<SlotName, string>>;

export const STOP = { do: 'stop' } as const;
export const DECLINE = { do: 'decline' } as const;
export const USE = { do: 'use' } as const;
export const PICK_UP = { do: 'pickUp' } as const;
export const LEAVE = { do: 'leave' } as const;
export const ACTIVATE = { do: 'activate' } as const;
export const REVEAL: readonly ReactAnswer[] = SLOTS.map((slot) => ({ do: 'reveal', slot }));
export const CAST: readonly TurnAnswer[] = SLOTS.map((slot) => ({ do: 'cast', slot }));
export const SHARES: readonly { share: number }[] = Array.from({ length: 100 }, (_, share) => ({ share }));

/** Answers that name a room, made once and shared. */
interface RoomSayings {
  room: readonly { room: RoomName }[];
  step: readonly StepAnswer[];
  stepLeaving: readonly StepAnswer[];
  explore: readonly TurnAnswer[];
  exploreLeaving: readonly TurnAnswer[];
  march: readonly TurnAnswer[];
  marchLeaving: readonly TurnAnswer[];
  /** By slot and room. */
  momentum: readonly (readonly TurnAnswer[])[];
  momentumLeaving: readonly (readonly TurnAnswer[])[];
}

export const sayings = once(({ board }: Content): RoomSayings => {
  const each = <A>(make: (to: RoomName) => A): A[] => board.names.map(make);
  const leave = true as const;
  return {
    room: each((room) => ({ room })),
    step: each((to) => ({ do: 'step', to })),
    stepLeaving: each((to) => ({ do: 'step', to, leave })),
    explore: each((to) => ({ do: 'explore', to })),
    exploreLeaving: each((to) => ({ do: 'explore', to, leave })),
    march: each((to) => ({ do: 'fight', to })),
    marchLeaving: each((to) => ({ do: 'fight', to, leave })),
    momentum: SLOTS.map((slot) => each((to) => ({ do: 'momentum', slot, to }))),
    momentumLeaving: SLOTS.map((slot) => each((to) => ({ do: 'momentum', slot, to, leave }))),
  };
});

export const slotNamed = (name: SlotName): number => SLOTS.indexOf(name);

const modelShape: Shape<ModelName> = pattern(
  /^[a-z0-9_]+(\.[a-z0-9_]+\.[123])?$/,
  'a model such as "nero" or "nero.bone_thrall.1"',
);
const slot = oneOf(...SLOTS);
const just = <D extends string>(action: D) => fields({ do: oneOf(action) });
const whose = pattern(/^[a-z0-9_]+$/, 'a mage such as "nero", or "rose"');

/** What answers look like, question by question. */
export const shapesOf = once((content: Content) => {
  const room: Shape<string> = nameOf(content.board.index, 'a room such as "0,1"');
  const card: Shape<string> = nameOf(content.cardIndex, 'a spell such as "ember_dart"');
  const school: Shape<string> = oneOf(...content.schools) as Shape<string>;
  const quest: Shape<string> = oneOf(...content.quests.map(({ id }) => id)) as Shape<string>;
  const halves = new Set(content.cards.flatMap(({ id }) => [`${id}/a`, `${id}/b`]));
  const cards = listOf(card, { max: 40, anyOrder: true });
  const half = nameOf(halves, 'a spell and its half such as "ember_dart/a"');
  const leave = { leave: oneOf(true) };
  const step = fields({ do: oneOf('step'), to: room }, leave);
  const attack = fields({ do: oneOf('attack'), model: modelShape });
  // Without any of its parts it is understood, and refused. [B37]
  const part = (action: string) =>
    either(
      either(fields({ do: oneOf(action), to: room }, leave), fields({ do: oneOf(action), activate: oneOf(true) })),
      just(action),
    );
  return {
    turn: tagged<TurnAnswer>('do', {
      explore: part('explore'),
      fight: either(fields({ do: oneOf('fight'), model: modelShape }), part('fight')),
      command: either(fields({ do: oneOf('command'), model: modelShape }), just('command')),
      cast: fields({ do: oneOf('cast'), slot }),
      momentum: fields({ do: oneOf('momentum'), slot, to: room }, leave),
      familiar: fields({ do: oneOf('familiar'), use: oneOf('action', 'sortie') }),
      pass: just('pass'),
      end: just('end'),
    }),
    steps: tagged<StepsAnswer>('do', { step, attack, activate: just('activate'), stop: just('stop') }),
    activation: tagged<ActivationAnswer>('do', {
      step: fields({ do: oneOf('step'), to: room }),
      attack,
      split: fields({ do: oneOf('split'), models: listOf(modelShape, { min: 2, max: 2, distinct: true }) }),
      swap: just('swap'),
      stop: just('stop'),
    }),
    evocations: tagged<EvocationsAnswer>('do', {
      activate: fields({ do: oneOf('activate'), model: modelShape }),
      sortie: just('sortie'),
      done: just('done'),
    }),
    react: tagged<ReactAnswer>('do', { reveal: fields({ do: oneOf('reveal'), slot }), decline: just('decline') }),
    use: tagged<UseAnswer>('do', { use: just('use'), decline: just('decline') }),
    pickUp: tagged<{ do: 'pickUp' | 'leave' }>('do', { pickUp: just('pickUp'), leave: just('leave') }),
    cube: tagged<CubeAnswer>('do', {
      take: fields({ do: oneOf('take'), from: oneOf('sheet', 'card', 'room'), whose }),
      stop: just('stop'),
    }),
    remove: tagged<RemoveAnswer>('do', {
      remove: fields({ do: oneOf('remove'), model: modelShape }),
      decline: just('decline'),
    }),
    model: fields({ model: modelShape }) as Shape<{ model: ModelName }>,
    room: fields({ room }) as Shape<{ room: RoomName }>,
    share: fields({ share: whole(0, 99) }),
    familiar: fields({
      familiar: oneOf(...content.creatures.slice(content.firstFamiliar).map(({ id }) => id)) as Shape<string>,
    }),
    school: fields({ school }),
    schools: fields({ schools: listOf(school, { min: 0, max: 6, anyOrder: true }) }),
    cards: fields({ cards }),
    payment: either(fields({ cards }), just('decline')) as Shape<{ cards: string[] } | { do: 'decline' }>,
    card: fields({ card }),
    forget: tagged<{ do: 'forget'; card: string } | { do: 'keep' }>('do', {
      forget: fields({ do: oneOf('forget'), card }),
      keep: just('keep'),
    }),
    set: fields({}, Object.fromEntries(SLOTS.map((name) => [name, half]))) as Shape<SetAnswer>,
    swapSet: fields({ slot, spell: half }),
    dispel: fields({ model: modelShape, slot }),
    unused: fields({ hand: listOf(slot, { distinct: true, anyOrder: true }) }),
    quests: fields({ quests: listOf(quest, { max: 20, distinct: true, anyOrder: true }) }),
    questOfRound: tagged<{ do: 'discard'; quest: string } | { do: 'keep' }>('do', {
      discard: fields({ do: oneOf('discard'), quest }),
      keep: just('keep'),
    }),
    mage: fields({ mage: oneOf(...content.mages.map(({ id }) => id)) as Shape<string> }),
    grimoire: fields({ grimoire: oneOf(...content.grimoires.map(({ id }) => id)) as Shape<string> }),
  };
});

/** What an answer to each kind of question looks like. */
export const answersOf = once((content: Content) => {
  const shapes = shapesOf(content);
  const { cards, cube, quests, room, steps, use } = shapes;
  return {
    activation: shapes.activation,
    chooseGrimoire: shapes.grimoire,
    chooseMage: shapes.mage,
    convert: cube,
    convertRoom: cube,
    dispel: shapes.dispel,
    divide: shapes.share,
    evocations: shapes.evocations,
    forget: shapes.forget,
    handLimit: cards,
    heal: cube,
    keepDrawn: cards,
    keepQuests: quests,
    keepStudied: cards,
    makeRoom: shapes.remove,
    may: use,
    part: steps,
    payment: shapes.payment,
    pickUp: shapes.pickUp,
    placeModel: room,
    push: steps,
    questLimit: quests,
    questOfRound: shapes.questOfRound,
    react: shapes.react,
    recall: shapes.card,
    reward: use,
    room,
    school: shapes.school,
    schools: shapes.schools,
    set: shapes.set,
    specimen: shapes.familiar,
    steps,
    swapSet: shapes.swapSet,
    target: shapes.model,
    turn: shapes.turn,
    unused: shapes.unused,
  };
});
