import type { Dice, Seat } from '@conjure/engine';
import { type SatchelTable, type State, settingOf } from '../state.ts';
import { dawn } from './rounds.ts';

/** Whose window is open. */
export const windowOwner = ({ order, cursor }: State): Seat => order[cursor];

/** All seats in an order shuffled anew; in beat 1 the sorcerer comes first. [B66] [B67] */
export function openBeat(t: SatchelTable, beat: number): void {
  const { state } = t;
  state.beat = beat;
  const scripted = state.coming.shift();
  state.order = scripted ?? shuffledSeats(t, beat === 1);
  // The order is the seed's secret until it lies open.
  t.markShown();
  if (!t.silent) t.tell({ type: 'beatOpened', beat, order: [...state.order] });
  openWindow(t, 0);
}

function shuffledSeats(t: SatchelTable, sorcererFirst: boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat <= settingOf(t).heroes; seat++) seats.push(seat);
  mix(t.dice, seats, sorcererFirst ? 1 : 0);
  return seats;
}

/** Choices one by one, not a hidden shuffle: everybody sees the order, and odds count every one of them. */
function mix(dice: Dice, seats: Seat[], from: number): void {
  for (let i = seats.length - 1; i > from; i--) {
    const j = from + dice.index('order', i + 1 - from);
    [seats[i], seats[j]] = [seats[j], seats[i]];
  }
}

function openWindow(t: SatchelTable, cursor: number): void {
  t.state.cursor = cursor;
  t.state.rolled = false;
  if (!t.silent) t.tell({ type: 'windowOpened', by: windowOwner(t.state) });
}

/** The next window, with a fresh roll; after the last one a new beat, or dawn. [B69] [B81] */
export function pass(t: SatchelTable): void {
  const { state, content } = t;
  if (state.cursor + 1 < state.order.length) openWindow(t, state.cursor + 1);
  else if (state.options.dawn && state.beat >= content.data.setup.dawn.beats) dawn(t);
  else openBeat(t, state.beat + 1);
}
