import type { Seat } from '@conjure/engine';
import {
  CELL,
  EVOCATIONS,
  evocationOf,
  inRange,
  isMage,
  type Model,
  modelOf,
  NONE,
  ownerOf,
  type Room,
} from '../board.ts';
import type { Creature, Mage } from '../content.ts';
import { STATS, type Stat } from '../effects/vocabulary.ts';
import type { Position, State } from '../state.ts';

export const mageOf = ({ state, content }: Position, seat: Seat): Mage => content.mages[state.mage[seat]];
export const creatureOf = ({ state, content }: Position, evocation: number): Creature =>
  content.creatures[state.creature[evocation]];

export const inLodge = (state: State, seat: Seat): boolean => state.at[seat] !== CELL;
export const isGuarding = (state: State, evocation: number): boolean => (state.guard & (1 << evocation)) !== 0;

/** The room of a model; NONE when it is no model of the Lodge: in a Cell, in Guard, or gone. [B7] [F2] [F24] */
export function roomOf(state: State, model: Model): Room {
  if (isMage(model)) return state.at[model];
  const evocation = evocationOf(model);
  return state.creature[evocation] === NONE ? NONE : state.room[evocation];
}

export const isModel = (state: State, model: Model): boolean => roomOf(state, model) !== NONE;

/** His familiar, in whatever mode, or NONE. [F12] */
export function familiarOf({ state, content }: Position, seat: Seat): number {
  const first = seat * EVOCATIONS;
  for (let i = first; i < first + EVOCATIONS; i++) if (state.creature[i] >= content.firstFamiliar) return i;
  return NONE;
}

export const isFamiliar = ({ state, content }: Position, evocation: number): boolean =>
  state.creature[evocation] >= content.firstFamiliar;

/** His Guarding familiar, or NONE. */
export function guardianOf(at: Position, seat: Seat): number {
  const familiar = familiarOf(at, seat);
  return familiar !== NONE && isGuarding(at.state, familiar) ? familiar : NONE;
}

/** His Hunting familiar, wherever it is, or NONE. */
export function hunterOf(at: Position, seat: Seat): number {
  const familiar = familiarOf(at, seat);
  return familiar !== NONE && !isGuarding(at.state, familiar) ? familiar : NONE;
}

/** His familiar if it stands on its own in this room, or NONE. [F22] */
export function hunterIn(at: Position, seat: Seat, room: Room): number {
  const hunter = hunterOf(at, seat);
  return hunter !== NONE && at.state.room[hunter] === room ? hunter : NONE;
}

/** A place among his three evocations, or NONE. [B55] */
export function freePlace(state: State, seat: Seat): number {
  const first = seat * EVOCATIONS;
  for (let i = first; i < first + EVOCATIONS; i++) if (state.creature[i] === NONE) return i;
  return NONE;
}

export function evocationsOf(state: State, seat: Seat): number[] {
  const list: number[] = [];
  const first = seat * EVOCATIONS;
  for (let i = first; i < first + EVOCATIONS; i++) if (state.creature[i] !== NONE) list.push(i);
  return list;
}

/** Free slots of a life bar or a wound track. */
export const freeOnSheet = (at: Position, seat: Seat): number => mageOf(at, seat).health - at.state.wounds[seat];
export const freeOnCard = (at: Position, evocation: number): number =>
  creatureOf(at, evocation).health - at.state.hurt[evocation];

/** Which enemy models a player can aim at: mages, evocations, or both. */
type Which = 'model' | 'mage' | 'evocation';

/** The enemy models of a player within range of a room. [B6] [B7] */
export function enemiesWithin(at: Position, by: Seat, from: Room, range: number, which: Which = 'model'): Model[] {
  const { state, content } = at;
  const { board } = content;
  const list: Model[] = [];
  if (which !== 'evocation')
    for (let seat = 0; seat < state.seats; seat++)
      if (seat !== by && state.at[seat] !== CELL && inRange(board, from, state.at[seat], range)) list.push(seat);
  if (which !== 'mage')
    for (let i = 0; i < state.seats * EVOCATIONS; i++)
      if (
        state.creature[i] !== NONE &&
        state.room[i] !== NONE &&
        ownerOf(modelOf(i)) !== by &&
        inRange(board, from, state.room[i], range)
      )
        list.push(modelOf(i));
  return list;
}

/** His evocations that are models, within range of a room. [R33] */
export function ownWithin({ state, content }: Position, by: Seat, from: Room, range: number): Model[] {
  const list: Model[] = [];
  const first = by * EVOCATIONS;
  for (let i = first; i < first + EVOCATIONS; i++)
    if (
      state.creature[i] !== NONE &&
      state.room[i] !== NONE &&
      (range >= 99 || inRange(content.board, from, state.room[i], range))
    )
      list.push(modelOf(i));
  return list;
}

/** What lasts until Clean-up adds to attack, movement or armour of the mage. [B92] */
export const buffOf = ({ buffs }: State, seat: Seat, stat: Stat): number =>
  buffs[seat * STATS.length + STATS.indexOf(stat)];
