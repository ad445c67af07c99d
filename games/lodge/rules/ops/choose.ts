import { type Facts, type Refusal, refusal, type Seat } from '@conjure/engine';
import {
  CELL,
  distanceOf,
  evocationOf,
  inRange,
  isEvocation,
  isMage,
  type Model,
  NONE,
  ownerOf,
  type Room,
} from '../../board.ts';
import { describeOp } from '../../effects/describe.ts';
import type { Op } from '../../effects/vocabulary.ts';
import type { LodgeTable } from '../../state.ts';
import type { Run } from '../../todo.ts';
import type { Step } from '../agenda.ts';
import { roomNamed, sayings, shapesOf } from '../answers.ts';
import { asking, question } from '../ask.ts';
import { refuseTarget } from '../attacks.ts';
import { roomOf } from '../models.ts';
import { modelName, modelNamed, modelPhrase, roomPhrase } from '../names.ts';
import { evocationNames, othersNames } from '../wishes.ts';
import { rangeOf } from './verb.ts';

/** What the prompt says: whose effect it is, and what this part of it does. */
export function aboutOp(t: LodgeTable, op: Op): Facts {
  const known = ABOUT.get(op);
  if (known) return known;
  const facts = { effect: describeOp(t.lore, op) };
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
  return asking(
    question({
      kind: 'target',
      rule: 'B36',
      seat: by,
      shape: shapesOf(t.lore).model,
      options: models.map((model) => ({ model: modelName(t, model) })),
      refuse: ({ model }) => refuseModel(t, by, op, models, modelNamed(t, model)),
      wishes: () => (isOwn(op) ? evocationNames(t, by) : othersNames(t, by)).map((model) => ({ model })),
      facts: aboutOp(t, op),
    }),
    ({ model }) => then(modelNamed(t, model)),
  );
}

/** Aimed at something of his own. */
const isOwn = (op: Op): boolean =>
  (op.op === 'heal' && op.to === 'own') || (op.op === 'activate' && op.whose === 'own');

function refuseModel(t: LodgeTable, by: Seat, op: Op, models: readonly Model[], model: Model): Refusal | null {
  if (models.includes(model)) return null;
  const own = isOwn(op);
  if (!own) {
    const unfit = refuseTarget(t, by, model);
    if (unfit) return unfit;
  } else if (model === NONE) return refusal('B7');
  const guards = isEvocation(model) && t.state.room[evocationOf(model)] === NONE;
  if (op.op === 'activate' && own && (guards || isMage(model) || ownerOf(model) !== by))
    return refusal(guards ? 'R33' : 'B40');
  const what = modelPhrase(t.lore, modelName(t, model));
  if (op.op === 'attack') return refusal('B42', { model: what });
  return refusal(reaches(t, by, op, roomOf(t.state, model)) ? 'B36' : 'B6', { what });
}

/** What is within range and yet no target does not fit what the effect says. [B6] [B36] */
function reaches({ state, lore }: LodgeTable, by: Seat, op: Op, room: Room): boolean {
  const from = state.at[by];
  return from !== CELL && room !== NONE && inRange(lore.board, from, room, rangeIn(op));
}

const rangeIn = (op: Op): number => rangeOf('range' in op ? op.range : undefined);

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
  const say = sayings(t.lore).room;
  return asking(
    question({
      kind: 'room',
      rule: 'B36',
      seat,
      shape: shapesOf(t.lore).room,
      options: rooms.map((room) => say[room]),
      refuse: ({ room: name }) => {
        const room = roomNamed(t.lore, name);
        if (rooms.includes(room)) return null;
        return why(room) ?? refusal(reaches(t, seat, op, room) ? 'B36' : 'B6', { what: roomPhrase(t, room) });
      },
      // Near enough, and yet off the row or unfit: farther away nobody expects to reach.
      wishes: () => {
        const { board } = t.lore;
        const from = t.state.at[seat];
        return from === CELL
          ? []
          : say.filter((_, room) => distanceOf(board, from, room) <= rangeIn(op) && !rooms.includes(room));
      },
      facts: aboutOp(t, op),
    }),
    ({ room }) => then(roomNamed(t.lore, room)),
  );
}
