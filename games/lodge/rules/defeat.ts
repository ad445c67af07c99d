import { next, type Seat, type Step } from '@conjure/engine';
import { CELL, EVOCATIONS, modelOf, NONE, OWNERS, ROSE } from '../board.ts';
import type { LodgeMatterOf } from '../matters.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { cardOf, clear, countsOn, lastOwner, sheetOf } from './cubes.ts';
import { creatureOf, familiarOf, freeOnCard, freeOnSheet, inLodge, isFamiliar } from './models.ts';
import { modelName, ownerName } from './names.ts';
import { changePower, count } from './power.ts';
import { credit } from './quests.ts';
import { shares } from './ranking.ts';
import { hasSet, openWindow } from './reactions.ts';
import { cancelActions } from './runs.ts';

/** A life bar that is full, and no familiar to keep him standing. [F38] */
const isDoomed = (at: Position, seat: Seat): boolean => freeOnSheet(at, seat) <= 0 && familiarOf(at, seat) === NONE;

/** Evocations with full slots leave first; then mages in play order, each after his last chance. [B61] [B70] [R23] */
export function check(t: LodgeTable, { hitter, asked }: LodgeMatterOf<'check'>): Step {
  const { state } = t;
  for (let i = 0; i < state.seats * EVOCATIONS; i++)
    if (state.creature[i] !== NONE && freeOnCard(t, i) <= 0) removeEvocation(t, i, 'defeated');
  for (const seat of state.order) {
    if (!isDoomed(t, seat)) {
      if (asked & (1 << seat)) t.tell({ type: 'saved', by: seat });
      asked &= ~(1 << seat);
      continue;
    }
    if (inLodge(state, seat) && hasSet(state, seat) && !(asked & (1 << seat))) {
      next(t, { do: 'check', hitter, asked: asked | (1 << seat) });
      openWindow(t, 'wouldBeDefeated', 1 << seat, NONE, NONE);
      return 'rest';
    }
    asked &= ~(1 << seat);
    defeat(t, seat, hitter);
  }
  return 'rest';
}

/** An effect that defeats outright: a living familiar prevents it, and so does a protection that heals. [F38] [B53] */
export function doom(t: LodgeTable, { by, seat, wounds }: LodgeMatterOf<'doom'>): Step {
  const { state } = t;
  const familiar = familiarOf(t, seat);
  if (familiar !== NONE) t.tell({ type: 'unharmed', by: seat, familiar: creatureOf(t, familiar).id });
  else if (wounds === NONE && inLodge(state, seat) && hasSet(state, seat)) {
    next(t, { do: 'doom', by, seat, wounds: state.wounds[seat] });
    openWindow(t, 'wouldBeDefeated', 1 << seat, by, NONE);
  } else if (wounds !== NONE && state.wounds[seat] < wounds) t.tell({ type: 'saved', by: seat });
  else defeat(t, seat, by);
  return 'rest';
}

/** Out of play: cubes go home; an evocation back to the supply, a familiar to the reserve, undamaged and ready. [B61] [F41] [R45] */
export function removeEvocation(t: LodgeTable, evocation: number, how: 'defeated' | 'banished' | 'removed'): void {
  const { state, content } = t;
  const familiar = isFamiliar(t, evocation);
  if (!t.silent) t.tell({ type: 'evocationLeft', model: modelName(t, modelOf(evocation)), familiar, how });
  clear(state, cardOf(t, evocation));
  if (familiar) state.reserve |= 1 << (state.creature[evocation] - content.firstFamiliar);
  else state.copies[state.creature[evocation]]++;
  state.creature[evocation] = NONE;
  state.room[evocation] = NONE;
  const bit = ~(1 << evocation);
  state.guard &= bit;
  state.ready &= bit;
  state.acted &= bit;
}

/** To his Cell, a Trophy to the last hitter, points by the cubes on the sheet, cubes home. He keeps the rest. [B70–B74] */
function defeat(t: LodgeTable, seat: Seat, hitter: number): void {
  const { state, content } = t;
  cancelActions(state, seat);
  const trophy = trophyOf(t, seat, hitter);
  state.at[seat] = CELL;
  count(state, seat, 'defeats');
  t.tell({ type: 'defeated', seat, trophy: trophy === NONE ? 'nobody' : ownerName(trophy) });
  const cubes = countsOn(sheetOf(t, seat));
  for (let owner = 0; owner < OWNERS; owner++) cubes[owner] += state.beside[seat * OWNERS + owner]; // [B76]
  const { constants } = content;
  const points = shares(cubes, { prizes: constants.defeatPoints, sole: constants.soleBonus, constants });
  if (state.options.diminishingDefeats) diminish(state, seat, points);
  if (trophy !== NONE) state.trophies[trophy * state.seats + seat]++;
  if (trophy !== NONE && trophy !== ROSE) credit(t, trophy, 'takeTrophy');
  clear(state, sheetOf(t, seat));
  for (let owner = 0; owner < OWNERS; owner++) {
    state.supply[owner] += state.beside[seat * OWNERS + owner];
    state.beside[seat * OWNERS + owner] = 0;
    if (owner !== ROSE && cubes[owner] > 0) credit(t, owner, 'shareInDefeat');
  }
  if (!t.silent) t.tell({ type: 'defeatScored', seat, prizes: prizesOf(cubes, points) });
  for (let owner = 0; owner < OWNERS; owner++) changePower(t, owner, points[owner], 'defeats');
}

/** Lowered by 1 for every Trophy of this mage that the scorer already holds. [B75] */
function diminish(state: State, victim: Seat, points: number[]): void {
  for (let owner = 0; owner < ROSE; owner++)
    points[owner] = Math.max(0, points[owner] - (state.trophies[owner * state.seats + victim] || 0));
}

/** The last hitter, the Rose too; for an own effect whoever placed the last cube, if there is anybody. [F39] [R8] [R9] [R10] [R44] */
function trophyOf(at: Position, victim: Seat, hitter: number): number {
  return hitter === victim ? lastOwner(sheetOf(at, victim), victim) : hitter;
}

export const prizesOf = (cubes: readonly number[], points: readonly number[]) =>
  cubes.flatMap((n, owner) => (n > 0 ? [{ who: ownerName(owner), cubes: n, points: points[owner] }] : []));
