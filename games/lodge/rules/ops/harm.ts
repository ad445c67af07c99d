import { next, type Step } from '@conjure/engine';
import { evocationOf, type Model, NONE, ROSE, type Room } from '../../board.ts';
import type { OpOf } from '../../effects/vocabulary.ts';
import type { Run } from '../../matters.ts';
import type { LodgeTable } from '../../state.ts';
import { attackable, attackNow, refuseTarget } from '../attacks.ts';
import { countsOn, roomTrack } from '../cubes.ts';
import { deal, everyEnemy } from '../damage.ts';
import { removeEvocation } from '../defeat.ts';
import { inForce } from '../events-in-force.ts';
import { enemiesWithin, freeOnCard, isModel, roomOf } from '../models.ts';
import { isDestroyed } from '../rooms.ts';
import { cancelSpell, changeVolley, remember } from '../runs.ts';
import { chooseModel, chooseRoom } from './choose.ts';
import { convertible } from './cubes.ts';
import { done, roomsWithin, targets, type Verbs } from './verb.ts';

/** Where one model is meant, the one that the op names; NONE where it has left or is not to be harmed. */
const named = (t: LodgeTable, run: Run, to: 'same' | 'trigger'): Model => {
  const model = run[to];
  return model !== NONE && refuseTarget(t, run.by, model) === null ? model : NONE;
};

/** Every packet of a combat half is larger while an event says so. */
function amountOf(t: LodgeTable, run: Run, amount: number): number {
  if (!t.content.effects[run.effect].combat) return amount;
  return inForce(t, 'combatBonus').reduce((sum, op) => sum + op.amount, amount);
}

function hit(t: LodgeTable, run: Run, models: readonly Model[], amount: number): void {
  deal(t, { dealer: run.by, source: run.by, targets: models, amount: amountOf(t, run, amount) });
}

type DamageOp = OpOf<'damage'>;

const areas = (t: LodgeTable, run: Run, { range = 0 }: DamageOp): Room[] =>
  roomsWithin(t, run.by, range, (room) => enemiesWithin(t, run.by, room, 0).length > 0);

function damage(t: LodgeTable, run: Run, op: DamageOp): Step {
  const { to, amount } = op;
  switch (to) {
    case 'model':
    case 'mage':
      return chooseModel(t, run, op, targets(t, run.by, op.range, to), (model) => {
        remember(t, run.by, { same: model });
        hit(t, run, [model], amount);
      });
    case 'area':
      return chooseRoom(t, run.by, op, areas(t, run, op), (room) =>
        hit(t, run, enemiesWithin(t, run.by, room, 0), amount),
      );
    case 'same':
    case 'trigger':
      remember(t, run.by, { same: run[to] });
      return done(hit(t, run, [run[to]], amount));
    default:
      return done(hit(t, run, everyEnemy(t, run.by, to), amount));
  }
}

function damageable(t: LodgeTable, run: Run, op: DamageOp): readonly Model[] {
  switch (op.to) {
    case 'model':
    case 'mage':
      return targets(t, run.by, op.range, op.to);
    case 'area':
      return areas(t, run, op).flatMap((room) => enemiesWithin(t, run.by, room, 0));
    case 'same':
    case 'trigger':
      return [named(t, run, op.to)].filter((model) => model !== NONE);
    default:
      return everyEnemy(t, run.by, op.to);
  }
}

/** A physical attack stays in the room of the mage, whoever triggered it. [B42] */
const attackTargets = (t: LodgeTable, run: Run, { to }: OpOf<'attack'>): Model[] =>
  attackable(t, run.by).filter((model) => to === undefined || model === run.trigger);

const banishable = (t: LodgeTable, run: Run, { range, maxHealth }: OpOf<'banish'>): Model[] =>
  targets(t, run.by, range, 'evocation').filter((model) => freeOnCard(t, evocationOf(model)) <= maxHealth);

const defeatable = (t: LodgeTable, run: Run, { range, minCubes }: OpOf<'defeat'>): Model[] =>
  targets(t, run.by, range, 'mage').filter((seat) => t.state.wounds[seat] >= minCubes);

const convertTargets = (t: LodgeTable, run: Run, { to, range }: OpOf<'convert'>): Model[] => {
  if (to !== 'same') return targets(t, run.by, range, to).filter((model) => convertible(t, run.by, model));
  const model = named(t, run, to);
  return model !== NONE && convertible(t, run.by, model) ? [model] : [];
};

/** Rooms with cubes of others in them. [B78] */
const convertRooms = (t: LodgeTable, run: Run, { range }: OpOf<'convertInstability'>): Room[] =>
  roomsWithin(
    t,
    run.by,
    range,
    (room) => !isDestroyed(t.state, room) && countsOn(roomTrack(t, room)).some((n, owner) => n > 0 && owner !== run.by),
  );

export const harm: Verbs<
  | 'damage'
  | 'attack'
  | 'convert'
  | 'convertInstability'
  | 'banish'
  | 'defeat'
  | 'reduce'
  | 'reflect'
  | 'cancel'
  | 'roseDamage'
> = {
  damage: {
    test: (t, run, op) => t.state.supply[run.by] > 0 && damageable(t, run, op).length > 0,
    apply: damage,
    aims: damageable,
  },
  attack: {
    test: (t, run, op) => attackTargets(t, run, op).length > 0,
    aims: attackTargets,
    apply: (t, run, op) =>
      chooseModel(t, run, op, attackTargets(t, run, op), (model) => {
        remember(t, run.by, { same: model });
        // A physical attack of a combat half is damage that the half deals.
        attackNow(t, run.by, model, amountOf(t, run, op.bonus));
      }),
  },
  convert: {
    test: (t, run, op) => t.state.supply[run.by] > 0 && convertTargets(t, run, op).length > 0,
    aims: convertTargets,
    apply: (t, run, op) =>
      chooseModel(t, run, op, convertTargets(t, run, op), (model) => {
        remember(t, run.by, { same: model });
        next(t, { do: 'convert', by: run.by, model, left: op.amount });
      }),
  },
  convertInstability: {
    test: (t, run, op) => t.state.supply[run.by] > 0 && convertRooms(t, run, op).length > 0,
    apply: (t, run, op) =>
      chooseRoom(t, run.by, op, convertRooms(t, run, op), (room) =>
        next(t, { do: 'convertRoom', by: run.by, room, left: op.amount }),
      ),
  },
  banish: {
    test: (t, run, op) => banishable(t, run, op).length > 0,
    aims: banishable,
    apply: (t, run, op) =>
      chooseModel(t, run, op, banishable(t, run, op), (model) => {
        removeEvocation(t, evocationOf(model), 'banished');
        next(t, { do: 'check', hitter: run.by, asked: 0 }); // his mage may have stood by it alone [R8]
      }),
  },
  defeat: {
    test: (t, run, op) => defeatable(t, run, op).length > 0,
    aims: defeatable,
    apply: (t, run, op) =>
      chooseModel(t, run, op, defeatable(t, run, op), (seat) =>
        next(t, { do: 'doom', by: run.by, seat, wounds: NONE }),
      ),
  },
  reduce: {
    test: () => true,
    apply(t, run, { amount }) {
      changeVolley(t, (volley) => {
        const at = volley.at - 2; // the packet that was announced last [B48]
        if (volley.hits[at] !== run.by) return volley;
        const left = Math.max(0, volley.hits[at + 1] - amount);
        t.tell({ type: 'reduced', by: run.by, n: volley.hits[at + 1] - left, left });
        const hits = volley.hits.slice();
        hits[at + 1] = left;
        return { ...volley, hits };
      });
      return 'rest';
    },
  },
  reflect: {
    test: (t, run) => named(t, run, 'trigger') !== NONE && t.state.supply[run.by] > 0,
    apply: (t, run, { amount }) => done(hit(t, run, [run.trigger], amount)),
  },
  cancel: {
    test: () => true,
    apply(t, run) {
      if (cancelSpell(t, run.trigger)) t.tell({ type: 'cancelled', by: run.trigger });
      return 'rest';
    },
  },
  roseDamage: {
    test: (t, run) => t.state.supply[ROSE] > 0 && isModel(t.state, run.by) && roomOf(t.state, run.by) !== NONE,
    apply: (t, run, { amount }) => done(deal(t, { dealer: ROSE, source: NONE, targets: [run.by], amount })), // [R40]
  },
};
