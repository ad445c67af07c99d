import type { Seat } from '@conjure/engine';
import { evocationOf, isMage, type Model, type Room } from '../board.ts';
import type { Creature } from '../content.ts';
import { creatureOf, familiarOf, freeOnCard, freeOnSheet, guardianOf } from '../rules/models.ts';
import { isDestroyed } from '../rules/rooms.ts';
import type { Position } from '../state.ts';
import { cached, MOST, type Sight } from './sight.ts';
import { better, roomPromise, sheetPromise } from './stakes.ts';

/** What things beside Power are worth, in Power: measured by what became of those who had them in matches played by playout. */
export const WORTH = {
  /** To who bears it, beside what it promises others. */
  wound: 0.2,
  trophy: 1.3,
  /** An activation token of a room. [B81] */
  token: 1,
  crown: 0.4,
  solved: 1.1,
  /** A quest that is still to be solved, and each of its points as it comes nearer. */
  quest: 0.6,
  progress: 0.9,
  physical: 0.3,
  familiarToken: 0.3,
  /** Each of his last cubes. */
  lastCubes: 0.3,
};

/** What an evocation is worth to its mage: what it does, and how long it will last. */
export function creatureWorth({ damage, family, health }: Creature, hurt = 0): number {
  const free = health - hurt;
  return family < 0
    ? Math.max(0.15, 0.6 * damage - 0.4 + 0.05 * free)
    : // A familiar also keeps its mage standing, and has its own Action. [F26] [F38]
      Math.max(0.3, 0.65 * free + 0.45 * damage - 1);
}

export const evocationWorth = (at: Position, evocation: number): number =>
  creatureWorth(creatureOf(at, evocation), at.state.hurt[evocation]);

/** Part of what a model's master loses is a gain to whoever takes it from him. */
const SPITE = 0.5;

/** What a packet of damage is worth to its dealer. */
export function harmWorth(s: Sight, model: Model, amount: number): number {
  const n = Math.min(amount, s.state.supply[s.by], MOST);
  if (n < 1) return 0;
  return cached(s, s.caches.harms, model * (MOST + 1) + n, () =>
    isMage(model) ? onMage(s, s.by, model, n) : onEvocation(s, evocationOf(model), n),
  );
}

function onEvocation(at: Position, evocation: number, n: number): number {
  const free = freeOnCard(at, evocation);
  const worth = evocationWorth(at, evocation);
  return SPITE * (n >= free ? worth : (worth * n) / (free + 1) / 2);
}

function onMage(at: Position, by: Seat, seat: Seat, n: number): number {
  const free = freeOnSheet(at, seat);
  const familiar = familiarOf(at, seat);
  // A Guarding familiar takes its share; a Hunting one what is too much. [F31] [F37]
  const shared = familiar < 0 ? 0 : Math.min(n, guardianOf(at, seat) < 0 ? Math.max(0, n - free) : Math.ceil(n / 2));
  const placed = Math.min(n - shared, free);
  let worth = better(by, sheetPromise(at, seat), sheetPromise(at, seat, by, placed)) + SPITE * WORTH.wound * placed;
  if (placed === free && familiar < 0) worth += WORTH.trophy;
  if (shared > 0) worth += onEvocation(at, familiar, shared);
  return worth;
}

/** What cubes of his in a room are worth to him. [B79] */
export function instabilityWorth(s: Sight, room: Room, amount: number): number {
  if (isDestroyed(s.state, room)) return 0;
  const n = Math.min(amount, MOST);
  return cached(s, s.caches.cubes, room * (MOST + 1) + n, () => inRoom(s, s.by, room, n));
}

function inRoom(at: Position, by: Seat, room: Room, amount: number): number {
  const { state, content } = at;
  const space = content.tiles[state.tile[room]].capacity - state.filled[room];
  const n = Math.min(amount, space, state.supply[by]);
  if (n < 1) return 0;
  const filled = n === space && state.tokened & (1 << room) ? WORTH.token : 0;
  return better(by, roomPromise(at, room), roomPromise(at, room, by, n)) + filled;
}
