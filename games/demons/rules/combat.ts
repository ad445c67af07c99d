import {
  ask,
  type Dice,
  next,
  type Question,
  type Refusal,
  refusal,
  type Script,
  type Seat,
  toOne,
} from '@conjure/engine';
import { combatResult, isFriendly } from '../content.ts';
import type { CombatResult } from '../data.ts';
import type { Attack } from '../matters.ts';
import type { Captor, DemonsTable, Position } from '../state.ts';
import { capture, free } from './captivity.ts';
import { destroy, putToFlight } from './mortals.ts';
import { magicianPhrase, mortalPhrase, spiritPhrase } from './phrases.ts';
import { captivesOfMortal, hexName, hexOfMagician, magicianAt, mortalId, mortalsAt, refreshFound } from './places.ts';
import { answers } from './shapes.ts';
import { allSpirits, checkDisplay, isBorrowed, isLent, ownSpirits, release, show } from './spirits.ts';
import { strengthOfMortals, strengthOfSpirits } from './strength.ts';
import { listable, sampleSubset, subsets } from './subsets.ts';
import { hoardOf } from './treasures.ts';

/** The enemies in a hex whom a magician would attack as one force. [7.3] [R107] */
export function defendersAt(at: Position, seat: Seat, hex: number): { mortals: number[]; magician: Seat } {
  const familiars = at.state.magicians[seat].familiars;
  const other = magicianAt(at, hex);
  return { mortals: mortalsAt(at, hex).filter((i) => !familiars.includes(i)), magician: other === seat ? -1 : other };
}

/** The attacker commits first; against mortals the die follows at once. [R32] */
export function* commit(t: DemonsTable, seat: Seat, hex: number): Script {
  const { with: force } = yield* ask(commitQuestion(t, seat, hex));
  for (const spirit of force) show(t, spirit);
  t.tell({ type: 'committed', by: seat, spirits: force, role: 'attack' });
  const attack: Attack = { magician: seat, force };
  const { magician } = defendersAt(t, seat, hex);
  if (magician >= 0) next(t, { do: 'defend', seat: magician, attack });
  else fight(t, attack, hex, -1, []);
}

interface Committed {
  with: number[];
}

function commitQuestion(t: DemonsTable, seat: Seat, hex: number): Question<Committed> {
  const own = ownSpirits(t, seat);
  const { magician, mortals } = defendersAt(t, seat, hex);
  return toOne({
    kind: 'commit',
    rule: 'R32',
    seat,
    facts: {
      hex: hexName(t, hex),
      enemies: magician >= 0 ? [magicianPhrase(t, magician)] : mortals.map((i) => mortalPhrase(t, i)),
    },
    data: () => (magician >= 0 ? { magician } : { mortals: mortals.map((i) => mortalId(t, i)) }),
    shape: answers(t.content).commit,
    ...subsetAnswers(own),
    refuse({ with: force }) {
      if (force.length === 0) return refusal('3.0g', {}, 'none'); // [7.0e]
      return refuseSpirits(t, seat, own, force);
    },
    // What another magician will set against it is his to decide.
    about: ({ with: force }) => ({
      strength: strengthOfSpirits(t, force),
      ...(magician >= 0 ? {} : { against: strengthOfMortals(t, mortals) }),
    }),
  });
}

/** The attacked magician commits at least one spirit if he has any; then the die is rolled. [7.3a] [7.6] [R32] */
export function* defend(t: DemonsTable, seat: Seat, attack: Attack): Script {
  const able = allSpirits(t, seat);
  const hex = hexOfMagician(t, seat);
  if (able.length === 0) return fight(t, attack, hex, seat, []);
  const { with: guard } = yield* ask(defendQuestion(t, seat, attack, able));
  for (const spirit of guard) show(t, spirit);
  t.tell({ type: 'committed', by: seat, spirits: guard, role: 'defence' });
  fight(t, attack, hex, seat, guard);
}

function defendQuestion(t: DemonsTable, seat: Seat, attack: Attack, able: readonly number[]): Question<Committed> {
  return toOne({
    kind: 'defend',
    rule: '7.6',
    seat,
    facts: {
      hex: hexName(t, hexOfMagician(t, seat)),
      enemies:
        'mortals' in attack ? attack.mortals.map((i) => mortalPhrase(t, i)) : [magicianPhrase(t, attack.magician)],
      strength: attackStrength(t, attack),
    },
    data: () =>
      'mortals' in attack
        ? { mortals: attack.mortals.map((i) => mortalId(t, i)) }
        : { magician: attack.magician, spirits: attack.force },
    shape: answers(t.content).defend,
    ...subsetAnswers(able),
    refuse({ with: guard }) {
      if (guard.length === 0) return refusal('7.6', { spirits: able.length });
      return refuseSpirits(t, seat, able, guard);
    },
    about: ({ with: guard }) => ({ strength: strengthOfSpirits(t, guard), against: attackStrength(t, attack) }),
  });
}

/** Spirits offered in combat must be his to offer. */
function refuseSpirits(t: DemonsTable, seat: Seat, able: readonly number[], chosen: readonly number[]): Refusal | null {
  const foreign = chosen.find((spirit) => !able.includes(spirit));
  if (foreign === undefined) return null;
  const facts = { spirit: spiritPhrase(t, foreign) };
  // A spirit had by F serves in defence, not in attack. [R107]
  if (isBorrowed(t, seat, foreign)) return refusal('R107', facts, 'borrowed');
  return refusal('7.0e', facts, isLent(t, seat, foreign) ? 'lent' : 'foreign');
}

function subsetAnswers(spirits: readonly number[]): Pick<Question<Committed>, 'candidates' | 'sample'> {
  return {
    ...(listable(spirits.length) ? { candidates: () => subsets(spirits, 0).map((chosen) => ({ with: chosen })) } : {}),
    sample: (dice: Dice) => ({ with: sampleSubset(dice, spirits, 1) }),
  };
}

const attackStrength = (at: Position, attack: Attack): number =>
  'mortals' in attack ? strengthOfMortals(at, attack.mortals) : strengthOfSpirits(at, attack.force);

/** One die in the column of the differential, its result applied at once. [8.0a] [8.0b] */
function fight(t: DemonsTable, attack: Attack, hex: number, defender: Seat, guard: readonly number[]): void {
  const defenders = 'magician' in attack && defender < 0 ? defendersAt(t, attack.magician, hex).mortals : [];
  const strength = attackStrength(t, attack);
  const defence = defender >= 0 ? strengthOfSpirits(t, guard) : strengthOfMortals(t, defenders);
  const die = t.dice.d6('combat');
  const result = combatResult(t.content, strength - defence, die);
  t.tell({
    type: 'fought',
    attackers: 'mortals' in attack ? attack.mortals.map((i) => mortalId(t, i)) : [],
    attacker: 'mortals' in attack ? null : attack.magician,
    defenders: defenders.map((i) => mortalId(t, i)),
    defender: defender >= 0 ? defender : null,
    hex: hexName(t, hex),
    attack: strength,
    defence,
    die,
    result,
  });
  if ('mortals' in attack) mortalsAttacked(t, attack.mortals, defender, guard, result);
  else if (defender >= 0) magicianAttacked(t, attack, defender, guard, result);
  else magicianAttackedMortals(t, attack, defenders, result);
  refreshFound(t);
}

/** Mortals against a magician. */
function mortalsAttacked(
  t: DemonsTable,
  attackers: readonly number[],
  seat: Seat,
  guard: readonly number[],
  result: CombatResult,
): void {
  if (result === 'Af' || result === 'Ax') {
    won(t, seat, guard, result === 'Ax' ? attackers : []); // [8.2f] [8.2l]
    for (const i of attackers) if (result === 'Af') putToFlight(t, i);
    return;
  }
  lost(t, seat, guard); // [8.2a]
  if (result === 'Dx') captureByOneOf(t, seat, attackers); // [8.2h]
}

/** A magician against the mortals of a hex. A captive who beats his captor is free. [R73] */
function magicianAttackedMortals(
  t: DemonsTable,
  attack: { magician: Seat; force: readonly number[] },
  defenders: readonly number[],
  result: CombatResult,
): void {
  const { magician: seat, force } = attack;
  const captive = t.state.magicians[seat].captor !== null;
  if (result === 'Df' || result === 'Dx') {
    if (captive) free(t, seat); // [R73]
    won(t, seat, force, result === 'Dx' ? defenders : []);
    for (const i of defenders) if (result === 'Df') putToFlight(t, i); // [8.2b]
    return;
  }
  lost(t, seat, force);
  if (result === 'Ax' && !captive) captureByOneOf(t, seat, defenders); // [R34]
}

/** Magician against magician. [6.2] */
function magicianAttacked(
  t: DemonsTable,
  attack: { magician: Seat; force: readonly number[] },
  defender: Seat,
  guard: readonly number[],
  result: CombatResult,
): void {
  const { magician: seat, force } = attack;
  const captive = t.state.magicians[seat].captor !== null;
  if (result === 'Df' || result === 'Dx') {
    lost(t, defender, guard);
    won(t, seat, force, []);
    if (result === 'Df' && captive) free(t, seat);
    if (result === 'Dx') {
      if (captive) changePlaces(t, seat, defender); // [R114]
      capture(t, defender, { magician: seat });
    }
    return;
  }
  won(t, defender, guard, []);
  lost(t, seat, force);
  if (result === 'Ax' && !captive) capture(t, seat, { magician: defender });
}

/** A captive who captures his captor stands in the captor's hex. [R114] */
function changePlaces(t: DemonsTable, seat: Seat, captor: Seat): void {
  const m = t.state.magicians[seat];
  m.captor = null;
  m.status = 'map';
  m.hex = t.state.magicians[captor].hex;
  m.found = false;
  t.tell({ type: 'freed', by: seat });
  t.tell({ type: 'emerged', by: seat, hex: hexName(t, m.hex) });
}

/** If several mortals could hold him, a die each, highest. [8.2k] [R34] */
function captureByOneOf(t: DemonsTable, seat: Seat, mortals: readonly number[]): void {
  const { winner, rolls } = t.dice.rollOff('captor', mortals.length);
  const captor: Captor = { mortal: mortals[winner] };
  capture(t, seat, captor, rolls);
}

/** Every spirit the losing magician used is gone. [8.2a] [8.2h] */
function lost(t: DemonsTable, seat: Seat, used: readonly number[]): void {
  checkDisplay(t, seat);
  for (const spirit of used) release(t, seat, spirit, 'combat');
}

/**
 * The winner's friendly spirits return, the others are spent; before that any of them may fetch the hoard of a mortal
 * destroyed in this combat. [10.0d] [16.7a] [R33] [R77] [R111]
 */
function won(t: DemonsTable, seat: Seat, used: readonly number[], destroyed: readonly number[]): void {
  const { options } = t.state;
  const spent = used.filter((spirit) => !isFriendly(t.content, spirit) && options.neutralsAfterCombat === 'released');
  checkDisplay(t, seat); // after what is spent or sent for a hoard
  if (spent.length > 0) next(t, { do: 'spend', seat, spirits: spent });
  for (const mortal of [...destroyed].reverse()) {
    if (hoardOf(t, mortal).length > 0) next(t, { do: 'fetch', seat, mortal });
  }
  for (const mortal of destroyed) {
    free(t, ...captivesOfMortal(t, mortal)); // [R74]
    destroy(t, mortal);
  }
}

/** [R33] */
export function spend(t: DemonsTable, seat: Seat, spirits: readonly number[]): void {
  for (const spirit of spirits) {
    const still = t.state.magicians[seat].held.includes(spirit) || isBorrowed(t, seat, spirit);
    if (still) release(t, seat, spirit, 'combat');
  }
}
