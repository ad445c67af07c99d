import type { Dice, Seat } from '@conjure/engine';
import { gridIn } from '../geometry/grid.ts';
import type { Zone } from '../geometry/zone.ts';
import { readyArmies } from '../rules/armies.ts';
import { type Army, costOf } from '../rules/army.ts';
import { type DeployAnswer, refuseDeployment } from '../rules/deployment.ts';
import { kindOf } from '../rules/figures.ts';
import type { Position } from '../state.ts';
import { useOf } from './spell-worth.ts';

/** An army that spends less than this share of what the dearest one does is no match for it. */
const FULL = 0.85;

/** One of the ready armies that make use of the build total; where there are only as many as players, each has one of their own. [B26] */
export function chooseArmy({ state, content }: Position, seat: Seat, dice: Dice): Army {
  const ready = readyArmies(content, state.options).map(({ army }) => ({ army, cost: costOf(content.data, army) }));
  const most = Math.max(...ready.map(({ cost }) => cost));
  const full = ready.filter(({ cost }) => cost >= FULL * most);
  return full[full.length <= state.seats ? seat % full.length : dice.index('playout', full.length)].army;
}

/** The zone with the nearest objectives. [B36] */
export function zoneWorth({ state, content }: Position, zone: number): number {
  const { zones, objectives } = content.fields[state.field];
  const { x0, y0, x1, y1 } = zones[zone];
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return (
    -objectives.reduce((sum, objective) => sum + Math.abs(objective.x - x) + Math.abs(objective.y - y), 0) / 100_000
  );
}

/** Who goes in front: swords before bows, bows before wands, and the dear ones among them first. */
function rankOf(at: Position, figure: number): number {
  const { attackType, cost, range } = kindOf(at, figure);
  const type = attackType[0];
  return (type === 'sword' && range === 0 ? 2000 : type === 'sword' ? 1500 : type === 'bow' ? 1000 : 0) + cost;
}

const BETWEEN = 1500;
const WIDER = 2000;
const TRIES = 8;

/** Two rows where there is room, fighters in front, near the middle of the zone; the best spells on top. [B38] [S9a] */
export function deployment(at: Position, seat: Seat, dice: Dice): DeployAnswer | null {
  const { state, content } = at;
  const { ground, zones } = content.fields[state.field];
  const figures = state.owner.flatMap((owner, f) => (owner === seat ? [f] : []));
  const order = figures.map((_, i) => i).sort((a, b) => rankOf(at, figures[b]) - rankOf(at, figures[a]));
  const radii = order.map((i) => state.base[figures[i]].radius);
  const fighters = figures.filter((f) => rankOf(at, f) >= 1500).length;
  const row = Math.max(Math.ceil(figures.length / 2), Math.min(fighters, figures.length - 1));
  const zone = zones[state.zone[seat]];
  const stacks = stacksOf(at, seat);
  for (let i = 0; i < TRIES; i++) {
    const narrow = strip(
      zone,
      row * (Math.max(...radii) * 2 > BETWEEN ? WIDER : BETWEEN),
      dice.index('playout', 101),
      i,
    );
    const grid = gridIn(ground, narrow, radii, () => 0);
    if (!grid) continue;
    const spots: DeployAnswer['spots'] = [];
    order.forEach((place, nth) => {
      spots[place] = { at: grid[nth], facing: zone.facing };
    });
    if (refuseDeployment(at, seat, { spots, stacks }) === null) return { spots, stacks };
  }
  return null;
}

/** A part of the zone so wide, near the middle at first and anywhere later. */
function strip(zone: Zone, width: number, percent: number, attempt: number): Zone {
  const isWide = zone.facing % 18_000 === 9_000;
  const [from, to] = isWide ? [zone.x0, zone.x1] : [zone.y0, zone.y1];
  const room = Math.max(0, to - from - width);
  const spread = attempt < 4 ? 50 + (percent - 50) / 2 : percent;
  const start = from + Math.floor((room * spread) / 100);
  const end = Math.min(to, start + width);
  return isWide ? { ...zone, x0: start, x1: end } : { ...zone, y0: start, y1: end };
}

function stacksOf(at: Position, seat: Seat): string[][] {
  const { state, content } = at;
  return state.book.flatMap((_, book) => {
    const wielder = state.wielder[book];
    if (state.owner[wielder] !== seat) return [];
    const worth = (card: number): number => useOf(at, wielder, state.card[card]);
    return [
      [...state.stack[book]].sort((a, b) => worth(b) - worth(a)).map((card) => content.spells[state.card[card]].id),
    ];
  });
}
