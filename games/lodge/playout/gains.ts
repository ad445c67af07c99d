import type { Seat } from '@conjure/engine';
import { evocationOf, type Model, NONE, type Room } from '../board.ts';
import { creatureNamed } from '../content.ts';
import type { OpName, OpOf } from '../effects/vocabulary.ts';
import { FAMILIES } from '../families.ts';
import { attackValue } from '../rules/attacks.ts';
import { nextNumbered } from '../rules/casting.ts';
import { countsOn, sheetOf } from '../rules/cubes.ts';
import { everyEnemy } from '../rules/damage.ts';
import { enemiesWithin, evocationsOf, familiarOf, freeOnCard, freePlace, ownWithin } from '../rules/models.ts';
import { rangeOf } from '../rules/ops/verb.ts';
import { hasSet } from '../rules/reactions.ts';
import { refuseActivation } from '../rules/rooms.ts';
import { creatureWorth, evocationWorth, harmWorth, instabilityWorth, WORTH } from './harm.ts';
import { activationWorth, prowlWorth } from './prowl.ts';
import { roomsAround, roomsIn } from './reach.ts';
import { cached, type Sight } from './sight.ts';

/** Where an effect is being weighed: whose it is, where his mage would stand, what the ops before have found. */
interface EffectContext {
  readonly s: Sight;
  readonly room: Room;
  /** What the ops before were worth: without a target of theirs, `same` finds none. */
  found: number;
}

const best = <T>(list: readonly T[], worth: (one: T) => number): number => {
  let most = 0;
  for (const one of list) most = Math.max(most, worth(one));
  return most;
};
const total = <T>(list: readonly T[], worth: (one: T) => number): number => {
  let sum = 0;
  for (const one of list) sum += worth(one);
  return sum;
};

const enemies = (
  { s, room }: EffectContext,
  range: number | '*' | undefined,
  which: 'model' | 'mage' | 'evocation' = 'model',
) => enemiesWithin(s, s.by, room, rangeOf(range), which);

function damage(spot: EffectContext, { to, range, amount }: OpOf<'damage'>): number {
  const { s, room } = spot;
  const harm = (model: Model) => harmWorth(s, model, amount);
  switch (to) {
    case 'model':
    case 'mage':
      return best(enemies(spot, range, to), harm);
    case 'area':
      return best(roomsAround(s, room, range ?? 0), (one) => total(enemiesWithin(s, s.by, one, 0), harm));
    case 'same':
      return spot.found > 0 ? amount * BLOW : 0;
    case 'trigger':
      return 0;
    default:
      return total(everyEnemy(s, s.by, to), harm);
  }
}

/** A cube of damage somewhere, where nothing better is known. */
const BLOW = 0.3;
/** A cube that changes its owner. */
const TURNED = 0.2;

/** Cubes of others on the mage that could be his. */
const turnable = ({ s }: EffectContext, seat: Seat): number => s.state.wounds[seat] - countsOn(sheetOf(s, seat))[s.by];

function summoned({ s }: EffectContext, id: string): number {
  const { state, content, by } = s;
  const creature = creatureNamed(content, id);
  if (state.copies[creature] === 0) return 0;
  const worth = creatureWorth(content.creatures[creature]);
  if (freePlace(state, by) !== NONE) return worth;
  const least = Math.min(...evocationsOf(state, by).map((one) => evocationWorth(s, one)));
  return Math.max(0, worth - least);
}

function familiar({ s }: EffectContext, family: string): number {
  const { state, content, by } = s;
  if (familiarOf(s, by) !== NONE) return 0;
  const index = (FAMILIES as readonly string[]).indexOf(family);
  return best(content.creatures, (creature) => {
    const bit = 1 << (creatureNamed(content, creature.id) - content.firstFamiliar);
    return creature.family === index && state.reserve & bit ? creatureWorth(creature) : 0;
  });
}

function activated(spot: EffectContext, op: OpOf<'activate'>): number {
  const { s, room } = spot;
  if (op.last) return spot.found > 0 ? prowlWorth(s, s.content.creatures[0], room, 2) : 0;
  if (op.whose === 'enemy') return best(enemies(spot, op.range, 'evocation'), (one) => activationWorth(s, one));
  return (op.all ? total : best)(ownWithin(s, s.by, room, rangeOf(op.range)), (one) => activationWorth(s, one));
}

/** Wounds that a heal would take off, the nearer to defeat the more each. */
function healed({ s }: EffectContext, amount: number): number {
  const n = s.state.wounds[s.by];
  return Math.min(n, amount) * (WORTH.wound + 0.03 * n);
}

/** What an op would be worth to the player of the effect, in Power, by what everybody can see. */
const GAINS: { readonly [N in OpName]: (spot: EffectContext, op: OpOf<N>) => number } = {
  damage,
  attack: (spot, { bonus, to }) => {
    const harm = (model: Model) => harmWorth(spot.s, model, attackValue(spot.s, spot.s.by) + bonus);
    return to ? 0 : best(enemies(spot, 0), harm);
  },
  reflect: () => 0,
  convert: (spot, { to, range, amount }) =>
    to === 'same'
      ? spot.found > 0
        ? TURNED
        : 0
      : best(enemies(spot, range, 'mage'), (seat) => TURNED * Math.min(amount, turnable(spot, seat))),
  convertInstability: (_spot, { amount }) => 0.1 * amount,
  instability: ({ s, room }, { range, amount, rooms = 1 }) => {
    const around = roomsAround(s, room, range);
    if (rooms === 1) return best(around, (one) => instabilityWorth(s, one, amount));
    const worths = around.map((one) => instabilityWorth(s, one, amount));
    return total(worths.sort((a, b) => b - a).slice(0, rooms), (one) => one);
  },
  heal: (spot, { amount }) => healed(spot, amount),
  reduce: (_spot, { amount }) => 0.2 * Math.min(3, amount),
  move: () => 0,
  push: () => 0.03,
  place: () => 0.05,
  swap: (spot, { range }) => (enemies(spot, range).length > 0 ? 0.05 : 0),
  summon: (spot, { evocation }) => summoned(spot, evocation),
  summonFamiliar: (spot, { family }) => familiar(spot, family),
  activate: activated,
  banish: (spot, { range, maxHealth }) =>
    best(enemies(spot, range, 'evocation'), (model) =>
      freeOnCard(spot.s, evocationOf(model)) <= maxHealth ? evocationWorth(spot.s, evocationOf(model)) / 2 : 0,
    ),
  defeat: (spot, { range, minCubes }) =>
    best(enemies(spot, range, 'mage'), (seat) =>
      spot.s.state.wounds[seat] >= minCubes ? harmWorth(spot.s, seat, 99) : 0,
    ),
  draw: (_spot, { n }) => 0.12 * n,
  library: () => 0.15,
  recall: ({ s: { state, by } }, { n }) => 0.15 * Math.min(n, state.spent[by].length + state.unseen[by].length),
  discard: (spot, { range }) => (enemies(spot, range, 'mage').length > 0 ? 0.08 : 0),
  forgotten: ({ s: { state, by } }, { cost }) => (state.hand[by].length >= cost ? 0.25 : 0),
  power: (_spot, { amount }) => amount,
  steal: (spot, { to, range, amount }) => {
    const { power } = spot.s.state;
    if (to === 'mage') return best(enemies(spot, range, 'mage'), (seat) => (power[seat] > 0 ? 1.3 * amount : 0));
    return to === 'same' && spot.found > 0 ? amount : 0;
  },
  rosePower: (_spot, { amount }) => -0.4 * amount,
  roseDamage: (_spot, { amount }) => -2 * WORTH.wound * amount,
  roseInstability: () => -0.05,
  activateRoom: (spot, { range }) =>
    best(roomsAround(spot.s, spot.room, range), (room) =>
      refuseActivation(spot.s, spot.s.by, room) === null ? tileWorth(spot, room) : 0,
    ),
  copyRoom: (spot, { range }) =>
    best(roomsAround(spot.s, spot.room, range), (room) => {
      const { state, content } = spot.s;
      const copied = !content.tiles[state.tile[room]].closedToCopies && !(state.destroyed & (1 << room));
      return copied ? tileWorth(spot, room) : 0;
    }),
  castNext: ({ s }) => (nextNumbered(s, s.by) === NONE ? 0 : 0.3),
  quest: ({ s: { state, by } }) => (state.quests[by].length < 2 ? 0.6 : 0.15),
  peek: () => 0.02,
  dispel: (spot, { range }) => (enemies(spot, range, 'mage').some((seat) => hasSet(spot.s.state, seat)) ? 0.4 : 0),
  swapSet: () => 0.05,
  crown: ({ s: { state, by } }) => (state.crown === by ? 1 : 0.5),
  buff: ({ s: { state, by } }, { stat, amount }) =>
    stat === 'armour' ? 0.35 : stat === 'move' ? 0.05 : 0.15 * amount * state.physical[by],
  cancel: () => 0.5,
};

/** What the effect of a room would be worth to the mage where he is. */
const tileWorth = ({ s, room: from }: EffectContext, room: Room): number =>
  effectWorth(s, s.content.tiles[s.state.tile[room]].effect, from);

/**
 * What an effect would be worth, its ops from `start` on, with the mage in the room. Steps of his own are taken to where the
 * rest is worth most.
 */
export function effectWorth(s: Sight, effect: number, room: Room, start = 0): number {
  const { ops, firstOp } = s.caches;
  // A mage in his Cell has the place before the first room.
  const place = (firstOp[effect] + start) * (s.content.board.size + 1) + room + 1;
  return cached(s, ops, place, () => opsWorth(s, effect, room, start));
}

function opsWorth(s: Sight, effect: number, room: Room, start: number): number {
  const { ops } = s.content.effects[effect];
  const spot: EffectContext = { s, room, found: 0 };
  for (let i = start; i < ops.length; i++) {
    const op = ops[i];
    const far = op.op === 'move' ? op.steps : op.op === 'place' && op.who === 'self' ? rangeOf(op.to) : 0;
    if (far > 0 && i + 1 < ops.length) {
      const rest = (to: Room) => effectWorth(s, effect, to, i + 1);
      return spot.found + best(roomsIn(s, room, far), rest);
    }
    spot.found += (GAINS[op.op] as (spot: EffectContext, op: object) => number)(spot, op);
  }
  return spot.found;
}
