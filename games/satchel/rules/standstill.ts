import { OFF } from '../board.ts';
import { type Position, settingOf } from '../state.ts';
import { familiarPlays } from './plays.ts';
import { isLive } from './rounds.ts';

/** How many whole beats without a hero's placement make a standstill worth a hint. */
const BEATS = 2;

/** Legal, but it helps nobody: every hero's die is placed or hurt and no familiar can be played. [R21] */
export function heroesAreStuck(at: Position): boolean {
  const { state, content } = at;
  for (let seat = 1; seat <= settingOf(at).heroes; seat++) {
    for (let die = content.firstDie[seat]; die < content.firstFamiliar[seat]; die++)
      if (state.lies[die] === OFF) return false;
    if (familiarPlays(at, seat).length > 0) return false;
  }
  return true;
}

/** Whether to tell the heroes so. In the live clock it is for the table to wait a while first. [R21] */
export function isStandstill(at: Position): boolean {
  const { state } = at;
  if (state.phase !== 'running' || !heroesAreStuck(at)) return false;
  return isLive(state) || state.beat - state.heroPlaced > BEATS;
}
