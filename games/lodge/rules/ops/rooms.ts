import { next, type Refusal, refusal, type Step } from '@conjure/engine';
import { ANY, isMage, NONE, ROSE, type Room } from '../../board.ts';
import { type OpOf, STATS } from '../../effects/vocabulary.ts';
import type { LodgeMatterOf, Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { refuseTarget } from '../attacks.ts';
import { takeCrown } from '../crown.ts';
import { roomName, roomPhrase } from '../names.ts';
import { changePower } from '../power.ts';
import { activateRoom, isDestroyed, placeInstability, refuseActivation } from '../rooms.ts';
import { startRun } from '../runs.ts';
import { chooseModel, chooseRoom } from './choose.ts';
import { done, rangeOf, roomsWithin, targets, type Verbs } from './verb.ts';

/** Intact rooms that have space for a cube. [B79] */
const hasSpace = ({ state, content }: LodgeTable, room: Room): boolean =>
  !isDestroyed(state, room) && state.filled[room] < content.tiles[state.tile[room]].capacity;

/** Why a room takes no instability. */
function refuseInstability(t: LodgeTable, room: Room): Refusal | null {
  if (hasSpace(t, room)) return null;
  const facts = { room: roomPhrase(t, room) };
  return isDestroyed(t.state, room) ? refusal('B82', facts) : refusal('B79', facts, 'full');
}

const INSTABILITY = new Map<number, OpOf<'instability'>>();

/** The part of the effect that is still to come, made once so that its words are, too. */
function instabilityOp(range: number, amount: number, left: number): OpOf<'instability'> {
  const key = (range * 100 + amount) * 100 + left;
  const known = INSTABILITY.get(key);
  if (known) return known;
  const fresh: OpOf<'instability'> = {
    op: 'instability',
    range: range === ANY ? '*' : range,
    amount,
    ...(left > 1 ? { rooms: left } : {}),
  };
  INSTABILITY.set(key, fresh);
  return fresh;
}

/** The rooms are chosen one by one, then filled in the order of the layout list. [B79] */
export function spread(t: LodgeTable, matter: LodgeMatterOf<'spread'>): Step {
  const { by, range, amount, left, picked } = matter;
  const free = roomsWithin(t, by, range, (room) => hasSpace(t, room) && !(picked & (1 << room)));
  if (left === 0 || free.length === 0) {
    for (const room of t.content.board.all) if (picked & (1 << room)) placeInstability(t, by, room, amount);
    return 'rest';
  }
  const op = instabilityOp(range, amount, left);
  return chooseRoom(
    t,
    by,
    op,
    free,
    (room) => next(t, { ...matter, left: left - 1, picked: picked | (1 << room) }),
    (room) =>
      picked & (1 << room) ? refusal('B79', { room: roomPhrase(t, room) }, 'picked') : refuseInstability(t, room),
  );
}

const canPlace = (t: LodgeTable, { by }: Run, range: number | '*', owner: number): boolean =>
  t.state.supply[owner] > 0 && roomsWithin(t, by, range, (room) => hasSpace(t, room)).length > 0;

const open = (t: LodgeTable, { by }: Run, range: number | '*'): Room[] =>
  roomsWithin(t, by, range, (room) => refuseActivation(t, by, room) === null);

/** Neither the Black Rose Room, the Throne Room, a lair nor a room that copies. [B94] [R37] */
function refuseCopy(t: LodgeTable, room: Room): Refusal | null {
  const { state, content } = t;
  const tile = content.tiles[state.tile[room]];
  const facts = { room: roomPhrase(t, room) };
  if (isDestroyed(state, room)) return refusal('B82', facts);
  if (tile.family >= 0) return refusal('R37', facts);
  return tile.closedToCopies ? refusal('B94', facts) : null;
}

const copyable = (t: LodgeTable, { by }: Run, range: number | '*'): Room[] =>
  roomsWithin(t, by, range, (room) => refuseCopy(t, room) === null);

/** Mages with Power to take. [B83] */
const robbed = (t: LodgeTable, run: Run, { to, range }: OpOf<'steal'>): number[] => {
  const { power } = t.state;
  if (to === 'mage') return targets(t, run.by, range, 'mage').filter((seat) => power[seat] > 0);
  const model = run[to];
  return model !== NONE && isMage(model) && refuseTarget(t, run.by, model) === null && power[model] > 0 ? [model] : [];
};

export const roomOps: Verbs<
  'instability' | 'activateRoom' | 'copyRoom' | 'power' | 'steal' | 'rosePower' | 'roseInstability' | 'crown' | 'buff'
> = {
  instability: {
    test: (t, run, op) => canPlace(t, run, op.range, run.by),
    apply: (t, { by }, { range, amount, rooms = 1 }) =>
      done(next(t, { do: 'spread', by, range: rangeOf(range), amount, left: rooms, picked: 0 })),
  },
  activateRoom: {
    test: (t, run, op) => open(t, run, op.range).length > 0,
    apply: (t, run, op) =>
      chooseRoom(
        t,
        run.by,
        op,
        open(t, run, op.range),
        (room) => activateRoom(t, run.by, room),
        (room) => refuseActivation(t, run.by, room),
      ),
  },
  copyRoom: {
    test: (t, run, op) => copyable(t, run, op.range).length > 0,
    apply: (t, run, op) =>
      chooseRoom(
        t,
        run.by,
        op,
        copyable(t, run, op.range),
        (room) => {
          t.tell({ type: 'roomCopied', by: run.by, room: roomName(t, room) });
          startRun(t, run.by, t.content.tiles[t.state.tile[room]].effect);
        },
        (room) => refuseCopy(t, room),
      ),
  },
  power: { test: () => true, apply: (t, { by }, { amount }) => done(changePower(t, by, amount, 'effects')) },
  steal: {
    test: (t, run, op) => robbed(t, run, op).length > 0,
    apply: (t, run, op) =>
      chooseModel(t, run, op, robbed(t, run, op), (seat) => {
        const n = Math.min(op.amount, t.state.power[seat]);
        t.tell({ type: 'stole', by: run.by, seat, n });
        changePower(t, seat, -n, 'effects');
        changePower(t, run.by, n, 'effects');
      }),
  },
  rosePower: { test: () => true, apply: (t, _run, { amount }) => done(changePower(t, ROSE, amount, 'effects')) },
  roseInstability: {
    test: (t, run, op) => canPlace(t, run, op.range, ROSE),
    apply: (t, run, op) =>
      chooseRoom(
        t,
        run.by,
        op,
        roomsWithin(t, run.by, op.range, (room) => hasSpace(t, room)),
        (room) => placeInstability(t, ROSE, room, op.amount),
        (room) => refuseInstability(t, room),
      ),
  },
  crown: {
    test: () => true,
    apply: (t, { by }) => done(t.state.crown === by ? changePower(t, by, 1, 'effects') : takeCrown(t, by)),
  },
  buff: {
    test: () => true,
    apply(t, { by }, { stat, amount }) {
      t.state.buffs[by * STATS.length + STATS.indexOf(stat)] += amount;
      return done(t.tell({ type: 'buffed', by, stat, n: amount }));
    },
  },
};
