import type { Seat } from '@conjure/engine';
import { CELL, NONE, OWNERS, ROSE, SLOTS, slotOf } from './board.ts';
import { countsOn, roomTrack, sheetOf } from './rules/cubes.ts';
import { result, trophiesOf } from './rules/ends.ts';
import { evocationsOf, familiarOf, mageOf } from './rules/models.ts';
import { shares } from './rules/ranking.ts';
import { isSet } from './rules/reactions.ts';
import { isDestroyed } from './rules/rooms.ts';
import { cardWorths, spellWorths } from './spell-worth.ts';
import type { Position } from './state.ts';

/** What things beside Power are worth, in Power. */
const WORTH = {
  wound: 0.12,
  evocation: 0.4,
  familiar: 0.9,
  quest: 0.6,
  trophy: 0.8,
  token: 0.9,
  crown: 0.5,
  solved: 0.8,
  cell: 0.3,
};

/** How good the position is for the seat, from 0 to 1: its Power and what is to come of it, against the best of the others. */
export function sense(at: Position, seat: Seat): number {
  const end = result(at);
  if (end) return end.winners.includes(seat) ? 1 : 0;
  const { state } = at;
  const worth = worths(at);
  let best = worth[ROSE];
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, worth[other]);
  const left = Math.max(3, state.options.endThreshold - Math.max(...state.power));
  return Math.max(0.001, Math.min(0.999, 1 / (1 + Math.exp(-(worth[seat] - best) / (1.5 + left * 0.25)))));
}

/** By owner: Power, and a share of what sheets and rooms will pay. */
function worths(at: Position): number[] {
  const { state, lore } = at;
  const { constants } = lore;
  const worth = [...state.power];
  const expect = (cubes: number[], prizes: readonly number[], chance: number) => {
    const points = shares(cubes, { prizes, sole: constants.soleBonus, constants });
    for (let owner = 0; owner < OWNERS; owner++) worth[owner] += points[owner] * chance;
  };
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.mage[seat] === NONE) continue;
    const full = state.wounds[seat] / mageOf(at, seat).health;
    expect(countsOn(sheetOf(at, seat)), constants.defeatPoints, full ** 2 * 0.8);
    worth[seat] -= WORTH.wound * state.wounds[seat];
    worth[seat] += WORTH.evocation * evocationsOf(state, seat).length + (familiarOf(at, seat) < 0 ? 0 : WORTH.familiar);
    worth[seat] += spellsOf(at, seat) + WORTH.quest * progressOf(at, seat);
    if (state.at[seat] === CELL) worth[seat] -= WORTH.cell;
    worth[seat] += WORTH.solved * state.solved[seat].length;
  }
  for (const room of lore.board.all) {
    if (state.filled[room] === 0 || isDestroyed(state, room)) continue;
    const tile = lore.tiles[state.tile[room]];
    expect(countsOn(roomTrack(at, room)), tile.points, (state.filled[room] / tile.capacity) ** 2 * 0.9);
  }
  for (let owner = 0; owner < OWNERS; owner++)
    worth[owner] += WORTH.trophy * trophiesOf(state, owner) + WORTH.token * state.tokens[owner];
  worth[state.crown] += WORTH.crown;
  return worth;
}

/** The share of a spell's worth that it has in hand, and while it is set: less than what casting it brings. */
const IN_HAND = 0.1;
const WHILE_SET = 0.4;

/** Spells in hand, and those set that can still be cast or revealed. */
function spellsOf({ state, lore }: Position, seat: Seat): number {
  const inHand = cardWorths(lore);
  const ofHalves = spellWorths(lore);
  let sum = 0;
  for (const card of state.hand[seat]) sum += IN_HAND * inHand[card];
  if (state.phase !== 'preparation' && state.phase !== 'action') return sum;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (!isSet(state, seat, slot)) continue;
    const set = state.set[slotOf(seat, slot)];
    sum += WHILE_SET * ofHalves[set >> 1][set & 1];
  }
  return sum;
}

/** How near his quests are, in quests. */
function progressOf({ state, lore }: Position, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < state.quests[seat].length; i++)
    sum += Math.min(1, state.progress[seat][2 * i] / lore.quests[state.quests[seat][i]].need);
  return sum;
}
