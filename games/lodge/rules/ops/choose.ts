import { askThen, type Facts, type Refusal, type Seat, type Step, toOne } from '@conjure/engine';
import { CELL, distanceOf, type Model, type Room } from '../../board.ts';
import { roomNamed } from '../../content.ts';
import { describeOp } from '../../effects/describe.ts';
import type { Op } from '../../effects/vocabulary.ts';
import type { Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { sayings, shapesOf } from '../answers.ts';
import { modelName, modelNamed } from '../names.ts';
import { evocationNames, othersNames } from '../wishes.ts';
import { isOwn, rangeIn, refuseModel, refuseRoomAt } from './aiming.ts';

/** What the prompt says: whose effect it is, and what this part of it does. */
export function aboutOp(t: LodgeTable, op: Op): Facts {
  const known = ABOUT.get(op);
  if (known) return known;
  const facts = { effect: describeOp(t.content, op) };
  ABOUT.set(op, facts);
  return facts;
}
const ABOUT = new WeakMap<Op, Facts>();

/** The player of the effect aims at one of these models; where there is but one, nobody is asked. [B36] */
export function chooseModel(
  t: LodgeTable,
  run: Run,
  op: Op,
  models: readonly Model[],
  then: (model: Model) => void,
): Step {
  if (models.length === 1) {
    then(models[0]);
    return 'rest';
  }
  const { by } = run;
  return askThen(
    toOne({
      kind: 'target',
      rule: 'B36',
      seat: by,
      shape: shapesOf(t.content).model,
      options: models.map((model) => ({ model: modelName(t, model) })),
      refuse: ({ model: name }) => {
        const model = modelNamed(t, name);
        return models.includes(model) ? null : refuseModel(t, by, op, model);
      },
      wishes: () => (isOwn(op) ? evocationNames(t, by) : othersNames(t, by)).map((model) => ({ model })),
      facts: aboutOp(t, op),
      data: () => ({ effect: { ...op } }),
    }),
    ({ model }) => then(modelNamed(t, model)),
  );
}

/** The same for rooms. */
export function chooseRoom(
  t: LodgeTable,
  seat: Seat,
  op: Op,
  rooms: readonly Room[],
  then: (room: Room) => void,
  why: (room: Room) => Refusal | null = () => null,
): Step {
  if (rooms.length === 1) {
    then(rooms[0]);
    return 'rest';
  }
  const say = sayings(t.content).room;
  return askThen(
    toOne({
      kind: 'room',
      rule: 'B36',
      seat,
      shape: shapesOf(t.content).room,
      options: rooms.map((room) => say[room]),
      refuse: ({ room: name }) => {
        const room = roomNamed(t.content, name);
        if (rooms.includes(room)) return null;
        return why(room) ?? refuseRoomAt(t, seat, op, room);
      },
      // Near enough, and yet off the row or unfit: farther away nobody expects to reach.
      wishes: () => {
        const { board } = t.content;
        const from = t.state.at[seat];
        return from === CELL
          ? []
          : say.filter((_, room) => distanceOf(board, from, room) <= rangeIn(op) && !rooms.includes(room));
      },
      facts: aboutOp(t, op),
      data: () => ({ effect: { ...op } }),
    }),
    ({ room }) => then(roomNamed(t.content, room)),
  );
}
