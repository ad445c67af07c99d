import { next, type Refusal, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { type Base, baseAt, touch } from '../../geometry/base.ts';
import { startsSlowly } from '../../geometry/ground.ts';
import type { Position } from '../../state.ts';
import type { FormationAnswer } from '../answers.ts';
import { figuresOf, isAble, touchesOpposing } from '../figures.ts';
import { refuseGiving } from '../giving.ts';
import { isOnMap, OPEN_SPOTS, openSpot } from '../moving/spots.ts';
import { refuseWay } from '../moving/way.ts';
import { abilitiesOf, holds } from '../values/abilities.ts';
import { gaitOf } from '../values/gait.ts';
import { speedOf } from '../values/speed.ts';
import { factionsOf } from '../values/symbols.ts';
import type { Use } from './use.ts';

const FEWEST = 3;
const MOST = 5;

/** Whether bases hang together by contacts. [B66] */
function isChain(bases: readonly Base[]): boolean {
  const reached = new Set([0]);
  for (const i of reached)
    for (let j = 0; j < bases.length; j++) if (!reached.has(j) && touch(bases[i], bases[j])) reached.add(j);
  return reached.size === bases.length;
}

/** Factions that may move together, as bits: not Mage Spawn. [B66] */
const mayShare = ({ content }: Position): number => ~(1 << content.factions.indexOf('mage_spawn'));

function refuseMember(at: Position, figure: number): Refusal | null {
  const abilities = abilitiesOf(at, figure);
  if (at.state.acted[figure] > 0) return refusal('B67', { figure }, 'acted');
  if (!isAble(at, figure)) return refusal('B66', { figure }, 'able');
  for (const ability of ['quickness', 'flight'] as const)
    if (holds(abilities, ABILITY[ability])) return refusal('B67', { figure, ability }, 'ability');
  return touchesOpposing(at.state, figure) ? refusal('B67', { figure }, 'engaged') : null;
}

/** How far each member may go: the lowest speed value, halved if one starts in what hinders it. [B66] [B67] */
function reachOf(at: Position, figures: readonly number[]): number {
  const { state, content } = at;
  const slowest = Math.min(...figures.map((f) => speedOf(at, f)));
  const { ground } = content.fields[state.field];
  const slow = figures.some((f) => startsSlowly(ground, state.base[f], gaitOf(at, f)));
  return (1000 * slowest) / (slow ? 2 : 1);
}

function refuseGroup(at: Position, figures: readonly number[]): Refusal | null {
  const { state } = at;
  if (!state.options.formations) return refusal('B66', {}, 'switch');
  if (figures.length < FEWEST || figures.length > MOST)
    return refusal('B66', { n: figures.length, least: FEWEST, most: MOST }, 'number');
  for (const [i, figure] of figures.entries()) {
    if (figures.indexOf(figure) !== i) return refusal('B66', { figure }, 'twice');
    const refused = refuseGiving(at, figure, 'move') ?? refuseMember(at, figure);
    if (refused) return refused;
  }
  const shared = figures.reduce((bits, f) => bits & factionsOf(at, f), mayShare(at));
  if (shared === 0) return refusal('B66', {}, 'faction');
  return isChain(figures.map((f) => state.base[f])) ? null : refusal('B66', {}, 'chain');
}

function refuse(at: Position, { figure, members }: FormationAnswer): Refusal | null {
  const { state } = at;
  const figures = members.map((member) => member.figure);
  const refused = refuseGroup(at, figures);
  if (refused) return refused;
  if (figures[0] !== figure) return refusal('B66', { figure }, 'first');
  const reach = reachOf(at, figures);
  // Whoever has gone before stands where its path ends.
  const base = state.base.slice();
  const then = { ...at, state: { ...state, base } };
  for (const { figure: member, path } of members) {
    const wrong = refuseWay(then, member, path, { reach, gait: gaitOf(at, member) });
    if (wrong) return wrong;
    base[member] = baseAt(path.at(-1) ?? base[member], base[member].radius);
  }
  return isChain(figures.map((f) => base[f])) ? null : refusal('B66', {}, 'chainAtEnd');
}

/** Groups that begin with a figure and hang together: it and those reached from it, as many as may go. */
export function groupFrom(at: Position, figure: number): number[] | null {
  const { state } = at;
  const friends = figuresOf(state, state.owner[figure]).filter(
    (f) => refuseGiving(at, f, 'move') === null && refuseMember(at, f) === null,
  );
  if (!friends.includes(figure)) return null;
  const group = [figure];
  let shared = factionsOf(at, figure) & mayShare(at);
  for (const member of group) {
    for (const f of friends) {
      if (group.length === MOST) break;
      if (group.includes(f) || !touch(state.base[member], state.base[f]) || (shared & factionsOf(at, f)) === 0)
        continue;
      shared &= factionsOf(at, f);
      group.push(f);
    }
  }
  return group.length >= FEWEST ? group : null;
}

/** The same shift for every member; whoever goes first makes room for the rest. */
export function shifted(
  at: Position,
  group: readonly number[],
  i: number,
  facing: (f: number) => number,
): FormationAnswer {
  const { base } = at.state;
  const start = base[group[0]];
  const end = openSpot(start, reachOf(at, group), i);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const ahead = (f: number) => base[f].x * dx + base[f].y * dy;
  const order = [...group].sort((a, b) => ahead(b) - ahead(a));
  const members = order.map((f) => ({
    figure: f,
    path: [{ x: base[f].x + dx, y: base[f].y + dy }],
    facing: facing(f),
  }));
  return { do: 'formation', figure: order[0], members };
}

const isOnField = ({ members }: FormationAnswer): boolean => members.every(({ path }) => path.every(isOnMap));

const TRIES = 4;

/** [B66] [B67] */
export const formation: Use<FormationAnswer> = {
  kind: 'move',
  open: (at, figure) => at.state.options.formations && groupFrom(at, figure) !== null,
  refuse,
  candidates(at, figure) {
    const group = groupFrom(at, figure);
    if (!group) return [];
    return Array.from({ length: OPEN_SPOTS }, (_, i) => shifted(at, group, i, (f) => at.state.facing[f])).filter(
      (answer) => isOnField(answer) && refuse(at, answer) === null,
    );
  },
  sample(at, figure, dice) {
    const group = groupFrom(at, figure);
    if (!group) return null;
    for (let i = 0; i < TRIES; i++) {
      const answer = shifted(at, group, dice.index('sample', OPEN_SPOTS), (f) => at.state.facing[f]);
      if (isOnField(answer) && refuse(at, answer) === null) return answer;
    }
    return null;
  },
  begin(t, { members }) {
    next(t, { do: 'formation', members, at: 0 });
  },
};
