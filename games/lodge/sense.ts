import type { Seat } from '@conjure/engine';
import { CELL, NONE, OWNERS, ROSE, type Room, SLOTS, slotOf } from './board.ts';
import { evocationWorth, WORTH } from './playout/harm.ts';
import { castWorth } from './playout/places.ts';
import { sightOf } from './playout/sight.ts';
import { type Promised, roomPromise, sheetPromise } from './playout/stakes.ts';
import { result, trophiesOf } from './rules/ends.ts';
import { evocationsOf, familiarOf } from './rules/models.ts';
import { halfIn, isSet } from './rules/reactions.ts';
import { isDestroyed } from './rules/rooms.ts';
import { cardWorths, spellWorths } from './spell-worth.ts';
import type { Position } from './state.ts';

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
  const { state, content } = at;
  const worth = [...state.power];
  const expect = ({ points, chance }: Promised) => {
    for (let owner = 0; owner < OWNERS; owner++) worth[owner] += points[owner] * chance;
  };
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.mage[seat] === NONE) continue;
    if (state.wounds[seat] > 0) expect(sheetPromise(at, seat));
    worth[seat] += bodyOf(at, seat) + spellsOf(at, seat) + questsOf(at, seat);
  }
  for (const room of content.board.all) {
    if (state.filled[room] === 0 || isDestroyed(state, room)) continue;
    expect(roomPromise(at, room));
    const last = fillerOf(at, room);
    if (last !== NONE) worth[last] += WORTH.token;
  }
  for (let owner = 0; owner < OWNERS; owner++)
    worth[owner] += WORTH.trophy * trophiesOf(state, owner) + WORTH.token * state.tokens[owner];
  worth[state.crown] += WORTH.crown;
  return worth;
}

/** Whose cube has filled a room that still has its token, or NONE. [B81] */
function fillerOf({ state, content }: Position, room: Room): number {
  const full = state.filled[room] >= content.tiles[state.tile[room]].capacity && state.tokened & (1 << room);
  return full ? state.cubes[room * content.widest.room + state.filled[room] - 1] : NONE;
}

/** Wounds, company, and what he can still do in this round with his own hands. */
function bodyOf(at: Position, seat: Seat): number {
  const { state } = at;
  let sum = -WORTH.wound * state.wounds[seat] + WORTH.lastCubes * Math.min(0, state.supply[seat] - FEW_CUBES);
  for (const evocation of evocationsOf(state, seat)) sum += evocationWorth(at, evocation);
  if (state.phase !== 'action') return sum;
  const familiar = familiarOf(at, seat);
  if (familiar !== NONE && state.ready & (1 << familiar)) sum += WORTH.familiarToken;
  return sum + WORTH.physical * state.physical[seat];
}
/** With fewer cubes than that he must soon do without. [B9] */
const FEW_CUBES = 8;

/** A card in hand is worth something only as far as it is better than what he would set anyway. */
const IN_HAND = 0.5;
const USUAL = 0.7;
/** The share of a spell's worth that it has while it is set: little where no steps are left to bring it to bear. */
const WHILE_SET = 0.55;
const STUCK = 0.1;
/** And of what it would bring from where he stands. */
const FROM_HERE = 0.45;
/** A trap or a protection that waits. */
const WAITING = 0.35;

/** Spells in hand, and those set that can still be cast or revealed. */
function spellsOf(at: Position, seat: Seat): number {
  const { state, content } = at;
  const inHand = cardWorths(content);
  let sum = 0;
  for (const card of state.hand[seat]) sum += IN_HAND * Math.max(0, inHand[card] - USUAL);
  if (state.phase !== 'preparation' && state.phase !== 'action') return sum;
  const ofHalves = spellWorths(content);
  const share = state.physical[seat] > 0 ? WHILE_SET : STUCK;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (!isSet(state, seat, slot)) continue;
    const set = state.set[slotOf(seat, slot)];
    sum += halfIn(at, seat, slot).reacts ? WAITING : share * ofHalves[set >> 1][set & 1];
  }
  return state.at[seat] === CELL ? sum : sum + FROM_HERE * castWorth(sightOf(at, seat), state.at[seat]);
}

/** Quests solved count once more in the end [B87]; the others by how near they are. */
function questsOf({ state, content }: Position, seat: Seat): number {
  let sum = WORTH.solved * state.solved[seat].length;
  for (let i = 0; i < state.quests[seat].length; i++) {
    const { power, need } = content.quests[state.quests[seat][i]];
    sum += WORTH.quest + WORTH.progress * power * Math.min(1, state.progress[seat][2 * i] / need);
  }
  return sum;
}
