import type { Seat } from '@conjure/engine';
import { CELL, NONE, type Room } from '../board.ts';
import type { Condition, ConditionType } from '../effects/conditions.ts';
import type { Position } from '../state.ts';
import { evocationsOf, familiarOf } from './models.ts';

/** A player has done something that quests count, `n` times; `detail`: the mage, or the room. */
export function credit({ state, content }: Position, seat: Seat, what: ConditionType, n = 1, detail = NONE): void {
  const active = state.quests[seat];
  for (let i = 0; i < active.length; i++) {
    const quest = content.quests[active[i]];
    if (quest.condition.type !== what) continue;
    const progress = state.progress[seat];
    if (what === 'damageMages') creditMage(progress, i, state.seats === 2 ? state.round : detail, state.seats === 2);
    else progress[2 * i] += n;
  }
}

/** Different mages as bits, different rounds by the last that counted. [B97] */
function creditMage(progress: number[], i: number, detail: number, rounds: boolean): void {
  if (rounds) {
    if (progress[2 * i + 1] === detail) return;
    progress[2 * i + 1] = detail;
    progress[2 * i]++;
  } else if (!(progress[2 * i + 1] & (1 << detail))) {
    progress[2 * i + 1] |= 1 << detail;
    progress[2 * i]++;
  }
}

/** A room was activated: some quests count colours, some rooms, some both in a round. */
export function creditActivation({ state, content }: Position, seat: Seat, room: Room): void {
  const tile = content.tiles[state.tile[room]];
  const active = state.quests[seat];
  const progress = state.progress[seat];
  for (let i = 0; i < active.length; i++) {
    const { condition, colours } = content.quests[active[i]];
    const bit = 1 << tile.colour;
    if (condition.type === 'activateColours' && !(progress[2 * i + 1] & bit)) {
      progress[2 * i + 1] |= bit;
      progress[2 * i]++;
    } else if (condition.type === 'activateInColours' && colours & bit) progress[2 * i]++;
    else if (condition.type === 'activateRooms' && condition.rooms.includes(tile.id)) progress[2 * i]++;
    else if (condition.type === 'activateInRound') progress[2 * i]++;
  }
}

/** What counts in one round begins anew with the next. [B91] */
export function newRound({ state, content }: Position): void {
  for (let seat = 0; seat < state.seats; seat++)
    state.quests[seat].forEach((quest, i) => {
      if (content.quests[quest].inRound) state.progress[seat][2 * i] = 0;
    });
}

export function takeQuest({ state }: Position, seat: Seat, quest: number): void {
  state.quests[seat].push(quest);
  state.progress[seat].push(0, 0);
}

export function dropQuest({ state }: Position, seat: Seat, quest: number): void {
  const i = state.quests[seat].indexOf(quest);
  state.quests[seat].splice(i, 1);
  state.progress[seat].splice(2 * i, 2);
}

/** Quests that look at the start of a Clean-up look now, whatever the rewards of others change later. [B62] */
export function lookAtCleanUp(at: Position): void {
  const { state, content } = at;
  for (let seat = 0; seat < state.seats; seat++)
    state.quests[seat].forEach((quest, i) => {
      const { atCleanUp, condition, need } = content.quests[quest];
      if (atCleanUp && holds(at, seat, condition)) state.progress[seat][2 * i] = need;
    });
}

function holds(at: Position, seat: Seat, condition: Condition): boolean {
  const { state, content } = at;
  switch (condition.type) {
    case 'ownFamiliarAt':
      return familiarOf(at, seat) !== NONE;
    case 'evocationsAt':
      return evocationsOf(state, seat).length >= condition.n; // a Guarding familiar counts [R13]
    case 'crownInRoom':
      return (
        state.crown === seat &&
        state.at[seat] !== CELL &&
        content.tiles[state.tile[state.at[seat]]].id === condition.room
      );
    default:
      return false;
  }
}
