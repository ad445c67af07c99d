import type { Seat } from '@conjure/engine';
import { EMPTY, KEEPER, OFF, type Place, WIDTH } from '../board.ts';
import { FACES } from '../data.ts';
import type { SatchelTable } from '../state.ts';
import { pass } from './beats.ts';
import type { Stamped } from './commands.ts';
import { complete } from './completing.ts';
import { learn } from './learning.ts';
import { gameTime, itDawns, pause, resume } from './live.ts';
import { dieNumbered, giveBack, named, readyFamiliar } from './pieces.ts';
import { emptySlots, placeName, placeNamed, placeOf } from './places.ts';
import { dawn, isLive } from './rounds.ts';
import { openRound } from './setup.ts';
import { count } from './tally.ts';

/** Carries out a command that is not refused. */
export function carryOut(t: SatchelTable, seat: Seat, command: Stamped): void {
  if (isLive(t.state) && command.do !== 'nextRound') carryOutLive(t, seat, command, command.at ?? t.state.now);
  else carryOutNow(t, seat, command);
}

/** All that the rules know of time is what is stamped on the command. [B59] */
function carryOutLive(t: SatchelTable, seat: Seat, command: Stamped, at: number): void {
  t.state.now = at;
  t.state.spoke = seat;
  if (command.do === 'resume') resume(t, seat, at);
  else if (itDawns(t, at)) dawn(t);
  else if (command.do === 'pause') pause(t, seat, at);
  else carryOutNow(t, seat, command);
}

function carryOutNow(t: SatchelTable, seat: Seat, command: Stamped): void {
  switch (command.do) {
    case 'roll':
      roll(t, seat, command.dice);
      break;
    case 'place':
      place(t, seat, command.die, placeNamed(t, command.loc), command.slot - 1, command.aim);
      break;
    case 'familiar':
      playFamiliar(t, seat, placeNamed(t, command.loc), command.slot - 1, command.aim);
      break;
    case 'recover':
      recover(t, seat, placeNamed(t, command.loc), command.slot - 1);
      break;
    case 'recoverAll':
      recoverAll(t, seat);
      break;
    case 'learn':
      learn(t, seat, command.symbol);
      break;
    case 'pass':
      pass(t);
      break;
    case 'nextRound':
      openRound(t);
      break;
  }
}

const ROLLS = ['roll sorcerer', 'roll hero 1', 'roll hero 2', 'roll hero 3', 'roll hero 4'];

/** New faces, in the order of the dice's numbers. The sorcerer's first roll starts the round. [B10] [B11] */
function roll(t: SatchelTable, seat: Seat, dice: readonly number[]): void {
  const { state, content } = t;
  if (state.phase === 'waiting') begin(t);
  const numbers = dice.length > 1 ? [...dice].sort((a, b) => a - b) : dice;
  for (let i = 0; i < numbers.length; i++)
    state.faces[dieNumbered(t, seat, numbers[i])] = content.die[t.dice.d6(ROLLS[seat]) - 1];
  if (isLive(state))
    state.rolledAt[seat] = gameTime(state, state.now); // [B62]
  else state.rolled = true; // [B68]
  if (t.silent) return;
  const faces = numbers.map((number) => FACES[state.faces[dieNumbered(t, seat, number)] - 1]);
  t.tell({ type: 'rolled', by: seat, numbers: [...numbers], faces });
}

function begin(t: SatchelTable): void {
  t.state.phase = 'running';
  t.state.startedAt = gameTime(t.state, t.state.now);
  t.tell({ type: 'roundBegan', by: KEEPER });
}

/** One die into one empty slot. [B13] */
function place(t: SatchelTable, seat: Seat, number: number, where: Place, slot: number, aim?: string): void {
  const die = dieNumbered(t, seat, number);
  if (!t.silent) {
    const face = FACES[t.state.faces[die] - 1];
    t.tell({ type: 'placed', by: seat, number, face, place: placeName(t, where), slot: slot + 1 });
  }
  lay(t, seat, die, where, slot, aim);
}

/** An active familiar is laid like a die. [F15] [R24] */
function playFamiliar(t: SatchelTable, seat: Seat, where: Place, slot: number, aim?: string): void {
  const piece = readyFamiliar(t, seat);
  count(t, seat === KEEPER ? 'playedBySorcerer' : 'playedByHeroes');
  const one = named(t, piece);
  if ('familiar' in one) t.tell({ type: 'familiarPlayed', ...one, place: placeName(t, where), slot: slot + 1 });
  lay(t, seat, piece, where, slot, aim);
}

function lay(t: SatchelTable, seat: Seat, piece: number, where: Place, slot: number, aim?: string): void {
  const { state } = t;
  state.slots[where * WIDTH + slot] = piece;
  state.lies[piece] = where * WIDTH + slot;
  if (seat !== KEEPER) state.heroPlaced = isLive(state) ? gameTime(state, state.now) : state.beat; // [R21]
  if (emptySlots(t, where) === 0) complete(t, seat, where, aim); // [B24]
}

/** A die must be rolled again before it is placed; a familiar is back home, inactive. [B21] [F12] [F20] [F22] */
function recover(t: SatchelTable, seat: Seat, where: Place, slot: number): void {
  const piece = t.state.slots[where * WIDTH + slot];
  giveBack(t, piece);
  if (!t.silent) t.tell({ type: 'recovered', by: seat, place: placeName(t, where), pieces: [named(t, piece)] });
}

/** Each of one's pieces, in slot order. [R14] */
function recoverAll(t: SatchelTable, seat: Seat): void {
  const { state, content } = t;
  const where = placeOf(t, seat);
  if (where === OFF) return;
  for (let slot = 0; slot < WIDTH; slot++) {
    const piece = state.slots[where * WIDTH + slot];
    if (piece !== EMPTY && content.ownerOf[piece] === seat) recover(t, seat, where, slot);
  }
}
