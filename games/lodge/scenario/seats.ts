import { must } from '@conjure/engine';
import { misfit } from '@conjure/engine/content';
import { CELL, EVOCATIONS, NONE, OWNERS } from '../board.ts';
import { creatureNamed, roomNamed } from '../content.ts';
import type { Owner } from '../events.ts';
import { putOnCard, putOnSheet } from '../rules/cubes.ts';
import { ownerNumber } from '../rules/names.ts';
import { COUNTS, type Position, SOURCES } from '../state.ts';
import type { Scenario, ScenarioEvocation, ScenarioFamiliar, ScenarioSeat } from './scenario.ts';

/** The places for what a mage has called. */
const PLACES = Array.from({ length: EVOCATIONS }, (_, place) => place);

/** The mages, where they stand, what they have and what lies on them. */
export function readSeats(at: Position, { seats = [] }: Scenario): void {
  readMages(at, seats);
  seats.forEach((entry, seat) => {
    readSeat(at, entry, seat);
  });
}

/** A different mage, grimoire and Cell for everybody; those not named take what is left, their own if they can. [B97] */
function readMages({ state, content }: Position, seats: readonly ScenarioSeat[]): void {
  const assign = (field: string, now: number[], wanted: (number | undefined)[], all: number): void => {
    wanted.forEach((one, seat) => {
      if (one !== undefined && wanted.indexOf(one) !== seat)
        throw misfit(`seats[${seat}].${field}`, 'no repetition', `${one}`);
    });
    const taken = new Set(wanted.filter((one) => one !== undefined));
    now.forEach((own, seat) => {
      const want = wanted[seat];
      if (want !== undefined) now[seat] = want;
      else if (own !== NONE && taken.has(own))
        now[seat] = [...Array(all).keys()].find((one) => !taken.has(one) && !now.includes(one)) ?? own;
      taken.add(now[seat]);
    });
  };
  const of = (find: (entry: ScenarioSeat) => number | undefined) => seats.map((entry) => find(entry));
  assign(
    'mage',
    state.mage,
    of(({ mage }) => (mage === undefined ? undefined : content.mages.findIndex(({ id }) => id === mage))),
    content.mages.length,
  );
  assign(
    'startingGrimoire',
    state.grimoireOf,
    of(({ startingGrimoire: own }) =>
      own === undefined ? undefined : content.grimoires.findIndex(({ id }) => id === own),
    ),
    content.grimoires.length,
  );
  assign(
    'cell',
    state.cell,
    of(({ cell }) => (cell === undefined ? undefined : cell - 1)),
    state.seats,
  );
}

function readSeat(at: Position, entry: ScenarioSeat, seat: number): void {
  const { state, content } = at;
  const where = `seats[${seat}]`;
  if (entry.at !== undefined) state.at[seat] = entry.at === 'cell' ? CELL : roomNamed(content, entry.at);
  state.power[seat] = entry.power ?? state.power[seat];
  state.tokens[seat] = entry.tokens ?? state.tokens[seat];
  state.physical[seat] = entry.physical ?? state.physical[seat];
  const { attack = 0, move = 0, armour = 0 } = entry.buffs ?? {};
  state.buffs.splice(seat * 3, 3, attack, move, armour);
  if (state.mage[seat] !== NONE) place(entry.damage, (owner) => putOnSheet(at, seat, owner, 1), `${where}.damage`);
  for (const owner of entry.beside ?? []) {
    if (!state.options.overkill) throw misfit(`${where}.beside`, 'nothing without Overkill', 'cubes');
    state.beside[seat * OWNERS + ownerNumber(owner)]++;
    state.supply[ownerNumber(owner)]--;
  }
  entry.trophies?.forEach((n, victim) => {
    state.trophies[seat * state.seats + victim] = n;
  });
  entry.counts?.slice(0, COUNTS.length).forEach((n, i) => {
    state.counts[seat * COUNTS.length + i] = n;
  });
  entry.gained?.slice(0, SOURCES.length).forEach((n, i) => {
    state.gained[seat * SOURCES.length + i] = n;
  });
  const all = [...(entry.evocations ?? []), ...(entry.familiar ? [entry.familiar] : [])];
  if (all.length > EVOCATIONS)
    throw misfit(`${where}.evocations`, 'three at the most, a familiar included [B55]', `${all.length}`);
  // Those with places of their own first.
  for (const one of all.filter((one) => one.place !== undefined)) readEvocation(at, seat, one, where);
  for (const one of all.filter((one) => one.place === undefined)) readEvocation(at, seat, one, where);
}

/** Cube after cube; each must find a slot and be in its owner's supply. */
function place(cubes: readonly Owner[] = [], put: (owner: number) => number, where: string): void {
  for (const owner of cubes)
    if (put(ownerNumber(owner)) === 0)
      throw misfit(where, 'no more cubes than slots and supply allow', `${cubes.length}`);
}

function readEvocation(at: Position, seat: number, one: ScenarioEvocation | ScenarioFamiliar, where: string): void {
  const { state, content } = at;
  const creature = creatureNamed(content, one.id);
  const first = seat * EVOCATIONS;
  // There are no more of them than places, and those with places of their own came first.
  const free = () =>
    must(
      PLACES.find((i) => state.creature[first + i] === NONE),
      'a free place',
    );
  const i = first + (one.place === undefined ? free() : one.place - 1);
  const named = `${where}.${creature >= content.firstFamiliar ? 'familiar' : 'evocations'}`;
  if (state.creature[i] !== NONE) throw misfit(`${named}.place`, 'a place of its own', `${one.place}`);
  state.creature[i] = creature;
  if (creature >= content.firstFamiliar) {
    const bit = 1 << (creature - content.firstFamiliar);
    if (!(state.reserve & bit))
      throw misfit(`${named}.id`, 'a familiar of a family in play that nobody else owns [F10]', one.id);
    state.reserve &= ~bit;
  } else if (state.copies[creature]-- === 0)
    throw misfit(`${named}.id`, `${content.creatures[creature].copies} copies at the most`, one.id);
  const guards = 'mode' in one && one.mode === 'guard';
  if (guards) state.guard |= 1 << i;
  if (guards === (one.at !== undefined))
    throw misfit(`${named}.at`, guards ? 'nothing in Guard' : 'a room', one.at ?? 'nothing');
  state.room[i] = one.at === undefined ? NONE : roomNamed(content, one.at);
  if (creature >= content.firstFamiliar && 'mode' in one && one.token !== 'used') state.ready |= 1 << i;
  if (one.acted) state.acted |= 1 << i;
  place(one.damage, (owner) => putOnCard(at, i, owner, 1), `${named}.damage`);
}
