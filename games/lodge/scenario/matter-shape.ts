import { fields, flag, listOf, oneOf, type Shape, tagged, whole } from '@conjure/engine';
import { EVOCATIONS, modelOf, OWNERS } from '../board.ts';
import type { Content } from '../content.ts';
import { TRIGGERS } from '../data.ts';
import type { LodgeMatter } from '../matters.ts';
import { PHASES } from '../state.ts';

/** What must be done next, as the rules keep it: only scenarios taken from a running match have it. */
export function matterShape(content: Content, seats: number): Shape<LodgeMatter> {
  const seat = whole(0, seats - 1);
  const evocation = whole(0, seats * EVOCATIONS - 1);
  const model = whole(0, modelOf(seats * EVOCATIONS) - 1);
  const maybeModel = whole(-1, modelOf(seats * EVOCATIONS) - 1);
  const maybeEvocation = whole(-1, seats * EVOCATIONS - 1);
  const room = whole(0, content.board.size - 1);
  const maybeRoom = whole(-1, content.board.size - 1);
  const effect = whole(0, content.effects.length - 1);
  const event = whole(0, content.events.length - 1);
  const creature = whole(0, content.creatures.length - 1);
  const maybeCreature = whole(-1, content.creatures.length - 1);
  const owner = whole(0, OWNERS - 1);
  const small = whole(0, 99);
  const bits = whole(0, 2 ** 30);
  const shapes: { readonly [D in LodgeMatter['do']]: Record<string, Shape<unknown>> } = {
    begin: { phase: oneOf(...PHASES) },
    chooseMage: { seat },
    chooseGrimoire: { seat },
    deal: {},
    turnUp: {},
    eventOp: { event, at: small },
    eventLies: { event },
    recurring: { space: whole(1, 3) },
    may: { by: seat, effect },
    questOfRound: { seat },
    study: {},
    prepare: {},
    turn: {},
    actionEnds: {},
    steps: { by: seat, left: small, after: oneOf('nothing', 'activate', 'attack') },
    part: { by: seat, may: oneOf('activate', 'attack') },
    spent: { by: seat, slot: whole(0, 3) },
    roomEffect: { by: seat, room },
    pickUp: { seat },
    ops: { by: seat, effect, at: small, same: maybeModel, trigger: maybeModel, last: maybeEvocation },
    push: { by: seat, model, left: small },
    placeModel: { by: seat, model, range: small },
    spread: { by: seat, range: small, amount: small, left: small, picked: bits },
    heal: { by: seat, model, left: small },
    convert: { by: seat, model, left: small },
    convertRoom: { by: seat, room, left: small },
    summon: { by: seat, creature: whole(0, content.firstFamiliar - 1), room },
    specimen: { by: seat, family: whole(0, 3) },
    activateEach: { by: seat, bonus: small, done: bits },
    keepDrawn: { by: seat, keep: small },
    keepQuests: { by: seat, keep: small },
    questLimit: { by: seat },
    recall: { by: seat, left: small },
    evocations: { from: whole(0, seats) },
    activation: {
      by: seat,
      evocation,
      creature,
      steps: small,
      attacked: flag,
      halted: flag,
      swapped: flag,
      bonus: small,
    },
    activationEnds: { evocation, creature },
    window: { trigger: oneOf(...TRIGGERS), model: maybeModel, room: maybeRoom, seats: whole(0, 2 ** seats - 1) },
    volley: {
      dealer: owner,
      source: maybeModel,
      attack: flag,
      everywhere: flag,
      hits: listOf(whole(-99, 99)),
      placing: flag,
      at: small,
      hurt: bits,
      total: small,
      excess: listOf(small),
    },
    aftermath: {
      dealer: owner,
      source: maybeModel,
      creature: maybeCreature,
      target: model,
      hurt: bits,
      total: small,
      attack: flag,
    },
    extra: { by: seat, evocation, creature, target: model, hurt: bits },
    check: { hitter: owner, asked: bits },
    doom: { by: seat, seat, wounds: whole(-1, 99) },
    solve: {},
    reward: { by: seat, effect },
    regroup: {},
    unused: {},
    destroy: {},
    refresh: {},
    endCheck: {},
  };
  return tagged(
    'do',
    Object.fromEntries(Object.entries(shapes).map(([name, rest]) => [name, fields({ do: oneOf(name), ...rest })])),
  );
}
