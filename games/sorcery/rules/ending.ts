import type { Result, Seat } from '@conjure/engine';
import { type Ending, FIELD, GONE, NONE, type Position, type SorceryTable, type State } from '../state.ts';
import { enchantmentsEnd } from './cast/ends.ts';
import { isAble, onField } from './figures.ts';
import { layBack } from './stacks.ts';
import { isOut } from './turn-order.ts';

function hasAbleFigure(at: Position, seat: Seat): boolean {
  const { owner } = at.state;
  for (let f = 0; f < owner.length; f++) if (owner[f] === seat && onField(at.state, f) && isAble(at, f)) return true;
  return false;
}

/** Players still in the game. */
export function seatsIn(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (!isOut(state, seat)) seats.push(seat);
  return seats;
}

/** Players without an able figure are defeated; the game ends when one or none is left. [B106] */
export function testDefeat(t: SorceryTable): void {
  const { state } = t;
  if (state.phase === 'over') return;
  const fallen = seatsIn(state).filter((seat) => !hasAbleFigure(t, seat));
  for (const seat of fallen) leave(t, seat, false);
  if (fallen.length > 0) afterDefeat(t);
}

/** Several may concede at once where all are asked at once. [B111] */
export function concede(t: SorceryTable, ...seats: readonly Seat[]): void {
  for (const seat of seats) leave(t, seat, true);
  if (seats.length > 0) afterDefeat(t);
}

/** Figures that leave, deployed or not, are not eliminated: nothing is lost with them, and they take their books along. */
function leave(t: SorceryTable, seat: Seat, conceded: boolean): void {
  const { state } = t;
  state.out |= 1 << seat;
  t.tell({ type: 'defeated', seat, conceded });
  for (let f = 0; f < state.where.length; f++) {
    if (state.owner[f] !== seat || state.where[f] > FIELD) continue;
    state.where[f] = GONE;
    enchantmentsEnd(t, f);
  }
  for (let i = 0; i < state.holder.length; i++) if (state.holder[i] === seat) state.holder[i] = NONE;
}

function afterDefeat(t: SorceryTable): void {
  const { state } = t;
  const left = seatsIn(state);
  if (left.length === 0) finish(t, 'allFell');
  else if (left.length === 1) finish(t, 'lastStanding');
  // The turn of a defeated player is over.
  else if (state.active !== NONE && isOut(state, state.active)) state.agenda = [{ do: 'turnEnds' }];
}

export function finish(t: SorceryTable, why: Ending): void {
  const { state } = t;
  // A spell that was waiting for its counter has come to nothing, and its card lies where it lay.
  for (const matter of state.agenda) if (matter.do === 'counter') layBack(state, matter.casting.card);
  state.phase = 'over';
  state.ending = why;
  state.agenda = [];
  t.tell({ type: 'gameOver', winner: winnerOf(state), why });
}

/** After the last turn of the last round. [B107] */
export const finishOnTime = (t: SorceryTable): void => finish(t, 'time');

export const objectivesOf = (state: State, seat: Seat): number =>
  state.holder.filter((holder) => holder === seat).length;

/** Most objectives, then fewest points lost. [B108] */
function winnerOf(state: State): Seat | null {
  const left = seatsIn(state);
  if (state.ending === 'allFell') return null;
  if (state.ending === 'sweep') return state.active;
  if (left.length === 1) return left[0];
  const most = Math.max(...left.map((seat) => objectivesOf(state, seat)));
  const holders = left.filter((seat) => objectivesOf(state, seat) === most);
  const least = Math.min(...holders.map((seat) => state.lost[seat]));
  const best = holders.filter((seat) => state.lost[seat] === least);
  return best.length === 1 ? best[0] : null;
}

export function result({ state }: Position): Result | null {
  if (state.phase !== 'over') return null;
  const winner = winnerOf(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    winners: winner === null ? [] : [winner],
    scores: seats.map((seat) => objectivesOf(state, seat)),
    reason: state.ending ?? 'time',
    fates: seats.map((seat) =>
      seat === winner ? 'won' : isOut(state, seat) ? 'defeated' : winner === null ? 'drawn' : 'lost',
    ),
  };
}
