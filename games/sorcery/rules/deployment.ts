import {
  type Dice,
  fields,
  listOf,
  nameOf,
  once,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  toOne,
} from '@conjure/engine';
import type { Content } from '../content.ts';
import { baseAt } from '../geometry/base.ts';
import type { Facing } from '../geometry/direction.ts';
import { gridIn } from '../geometry/grid.ts';
import { spotFault } from '../geometry/spot.ts';
import { inZone } from '../geometry/zone.ts';
import type { SorceryMatterOf } from '../matters.ts';
import { FIELD, type Position, type SorceryTable } from '../state.ts';
import { type ConcedeAnswer, isConcession, orConcede } from './answers.ts';
import { askOrConcede } from './ask.ts';
import { concede } from './ending.ts';
import { RULE_OF } from './placing.ts';
import { facingShape, pointShape } from './shapes.ts';
import { isOut, turnOrder } from './turn-order.ts';

export interface DeployAnswer {
  /** In the order of the army list. */
  spots: { at: { x: number; y: number }; facing: Facing }[];
  /** By own book in the order of the army list: its spells from top to bottom. [S9a] */
  stacks: string[][];
}

export const deployShape = once((content: Content) =>
  fields({
    spots: listOf(fields({ at: pointShape, facing: facingShape }), { max: 24 }),
    stacks: listOf(listOf(nameOf(content.spellIndex, 'a spell such as "ember_lance"'), { max: 99 }), { max: 100 }),
  }),
);

const numbersOf = (list: readonly number[], belongs: (i: number) => boolean): number[] =>
  list.flatMap((_, i) => (belongs(i) ? [i] : []));

const army = ({ state }: Position, seat: Seat): number[] => numbersOf(state.owner, (f) => state.owner[f] === seat);
const books = ({ state }: Position, seat: Seat): number[] =>
  numbersOf(state.book, (b) => state.owner[state.wielder[b]] === seat);

/** One answer places the whole army and orders its stacks. [B38] [S9] [S9a] */
export function deploy(t: SorceryTable, { at }: SorceryMatterOf<'deploy'>): Step {
  const seat = turnOrder(t.state)[at];
  if (isOut(t.state, seat)) return 'rest';
  const question = toOne<DeployAnswer | ConcedeAnswer>({
    kind: 'deploy',
    rule: 'B38',
    seat,
    data: () => ({ figures: army(t, seat), books: books(t, seat), zone: t.state.zone[seat] }),
    secret: true,
    shape: orConcede(deployShape(t.content)),
    refuse: (answer) => (isConcession(answer) ? null : refuseDeployment(t, seat, answer)),
    sample: (dice) => sampleDeployment(t, seat, dice),
  });
  return askOrConcede(question, (answer) => {
    if (isConcession(answer)) {
      concede(t, seat);
      return;
    }
    const { state } = t;
    army(t, seat).forEach((figure, i) => {
      const { at: spot, facing } = answer.spots[i];
      state.base[figure] = baseAt(spot, state.base[figure].radius);
      state.facing[figure] = facing;
      state.where[figure] = FIELD;
    });
    books(t, seat).forEach((book, i) => {
      state.stack[book] = inOrder(t, state.stack[book], answer.stacks[i]);
    });
    t.tell({ type: 'deployed', by: seat, n: answer.spots.length });
  });
}

/** The cards of a stack in the order in which their spells are named. */
function inOrder({ state, content }: Position, stack: readonly number[], spells: readonly string[]): number[] {
  const left = [...stack];
  return spells.map((id) => {
    const i = left.findIndex((card) => content.spells[state.card[card]].id === id);
    return left.splice(i, 1)[0];
  });
}

export function refuseDeployment(at: Position, seat: Seat, { spots, stacks }: DeployAnswer): Refusal | null {
  const { state, content } = at;
  const { ground, zones } = content.fields[state.field];
  const figures = army(at, seat);
  if (spots.length !== figures.length) return refusal('B38', { n: figures.length }, 'count');
  const standing = numbersOf(state.where, (f) => state.where[f] === FIELD);
  const others = standing.map((f) => state.base[f]);
  for (const [i, { at: spot }] of spots.entries()) {
    const base = baseAt(spot, state.base[figures[i]].radius);
    if (!inZone(zones[state.zone[seat]], spot)) return refusal('B38', { figure: figures[i] }, 'zone');
    const fault = spotFault(ground, base, others);
    if (fault?.kind === 'base') return refusal(RULE_OF.base, { figure: figures[i], other: standing[fault.base] });
    if (fault) return refusal(RULE_OF[fault.kind], { figure: figures[i] });
    others.push(base);
    standing.push(figures[i]);
  }
  const own = books(at, seat);
  if (stacks.length !== own.length) return refusal('S9a', { n: own.length }, 'count');
  for (const [i, book] of own.entries()) {
    const held = state.stack[book].map((card) => content.spells[state.card[card]].id).sort();
    if (held.join() !== [...stacks[i]].sort().join()) return refusal('S9a', { book }, 'spells');
  }
  return null;
}

/** Row behind row, figures and stacks shuffled or as in the army. */
function sampleDeployment(at: Position, seat: Seat, dice: Dice): DeployAnswer {
  const { state, content } = at;
  const { ground, zones } = content.fields[state.field];
  const zone = zones[state.zone[seat]];
  const figures = army(at, seat);
  const places = figures.map((_, i) => i);
  if (dice.index('deploy', 2) === 1) dice.shuffle('deploy', places);
  const radii = places.map((i) => state.base[figures[i]].radius);
  const stacks = books(at, seat).map((book) => {
    const spells = state.stack[book].map((card) => content.spells[state.card[card]].id);
    return dice.index('deploy', 2) === 1 ? dice.shuffle('deploy', spells) : spells;
  });
  const offsets = [(room: number) => dice.index('deploy', room + 1), () => 0];
  for (const offset of offsets) {
    const grid = gridIn(ground, zone, radii, offset);
    if (!grid) continue;
    const spots: DeployAnswer['spots'] = [];
    places.forEach((i, nth) => {
      spots[i] = { at: grid[nth], facing: zone.facing };
    });
    if (refuseDeployment(at, seat, { spots, stacks }) === null) return { spots, stacks };
  }
  throw new Error(`the army of seat ${seat} does not fit in its zone`);
}
