import { ask, type Question, refusal, type Script, type Seat } from '@conjure/engine';
import { combatResult } from '../../content.ts';
import type { CombatResult } from '../../data.ts';
import type { DemonsTable, Position } from '../../state.ts';
import { free } from '../captivity.ts';
import { destroy, putToFlight } from '../mortals.ts';
import { mortalPhrase } from '../phrases.ts';
import { captivesOfMortal, hexesBetween, hexOfMagician, mortalId, refreshFound } from '../places.ts';
import { answers } from '../shapes.ts';
import { mortalStrength, strengthOfMortals } from '../strength.ts';
import { hoardOf, toGround } from '../treasures.ts';
import { ALONE, type PowerRule } from './power.ts';

/** Every mortal next to the user is in the brawl, fleeing and captor units too. [12.3B] [R101] [R112] */
function brawlers(at: Position, seat: Seat): number[] {
  const hex = hexOfMagician(at, seat);
  const reach = at.state.magicians[seat].status === 'captive' ? 0 : 1;
  const beside: number[] = [];
  at.state.mortals.forEach((unit, i) => {
    const distance = hexesBetween(at, unit.hex, hex);
    if (unit.status !== 'gone' && distance <= 1 && distance >= reach) beside.push(i);
  });
  return beside;
}

/** Whom a brawler can strike: another in its own or an adjacent hex. [R36] */
function strikable(at: Position, fighters: readonly number[], fighter: number): number[] {
  const { mortals } = at.state;
  return fighters.filter(
    (other) => other !== fighter && hexesBetween(at, mortals[other].hex, mortals[fighter].hex) <= 1,
  );
}

export const battles: PowerRule = {
  letter: 'B',
  target: () => ({}),
  targets: () => ALONE,
  refuse(at, seat) {
    const fighters = brawlers(at, seat);
    return fighters.some((i) => strikable(at, fighters, i).length > 0)
      ? null
      : refusal('12.3B', { mortals: fighters.length });
  },
  apply(t, seat) {
    const all = brawlers(t, seat);
    const fighters = all.filter((i) => strikable(t, all, i).length > 0);
    t.state.todo.push({ do: 'brawl', seat, fighters, targets: [] });
  },
};

/** The user names a target for one brawler after another; then all combats are fought at once. [R36] */
export function* brawl(t: DemonsTable, seat: Seat, fighters: readonly number[], targets: readonly number[]): Script {
  const named = [...targets];
  while (named.length < fighters.length) {
    const fighter = fighters[named.length];
    const choice = strikable(t, fighters, fighter);
    if (choice.length > 1) {
      // A rest comes before each question, so that what is named so far is in the state.
      if (named.length > targets.length) {
        t.state.todo.push({ do: 'brawl', seat, fighters, targets: named });
        return;
      }
      const { mortal } = yield* ask(brawlQuestion(t, seat, fighter, choice));
      named.push(t.content.mortalIndex.get(mortal) ?? -1);
    } else named.push(choice[0]);
  }
  settle(t, fighters, named);
}

function brawlQuestion(
  t: DemonsTable,
  seat: Seat,
  fighter: number,
  choice: readonly number[],
): Question<{ mortal: string }> {
  return {
    kind: 'brawl',
    rule: 'R36',
    seats: [seat],
    how: 'one',
    facts: { mortal: mortalPhrase(t, fighter) },
    data: () => ({ mortal: mortalId(t, fighter) }),
    shape: answers(t.content).brawl,
    candidates: () => choice.map((i) => ({ mortal: mortalId(t, i) })),
    refuse({ mortal }) {
      const i = t.content.mortalIndex.get(mortal) ?? -1;
      if (choice.includes(i)) return null;
      const facts = { fighter: mortalPhrase(t, fighter), mortal: mortalPhrase(t, i) };
      if (i === fighter) return refusal('R36', facts, 'itself');
      return refusal('R36', facts, brawlers(t, seat).includes(i) ? 'far' : 'away');
    },
  };
}

/** Simultaneous combats in roster order of the targets; each unit takes its worst result. [R36] [R101] */
function settle(t: DemonsTable, fighters: readonly number[], targets: readonly number[]): void {
  const worst = new Map<number, 'flees' | 'destroyed'>();
  const suffer = (units: readonly number[], fate: 'flees' | 'destroyed') => {
    for (const i of units) if (worst.get(i) !== 'destroyed') worst.set(i, fate);
  };
  for (const target of [...new Set(targets)].sort((a, b) => a - b)) {
    const attackers = fighters.filter((_, i) => targets[i] === target);
    const attack = strengthOfMortals(t, attackers);
    const defence = mortalStrength(t, target); // it defends alone [R101]
    const die = t.dice.d6('combat');
    const result: CombatResult = combatResult(t.content, attack - defence, die);
    t.tell({
      type: 'clashed',
      attackers: attackers.map((i) => mortalId(t, i)),
      target: mortalId(t, target),
      attack,
      defence,
      die,
      result,
    });
    suffer(
      result === 'Af' || result === 'Ax' ? attackers : [target],
      result === 'Ax' || result === 'Dx' ? 'destroyed' : 'flees',
    );
  }
  for (const [mortal, fate] of [...worst].sort(([a], [b]) => a - b)) {
    if (fate === 'flees') putToFlight(t, mortal);
    else perish(t, mortal);
  }
  refreshFound(t);
}

/** Nobody's combat destroyed it, so its hoard lies loose and its captives are free. [R74] [R100] */
function perish(t: DemonsTable, mortal: number): void {
  free(t, ...captivesOfMortal(t, mortal));
  const { base } = t.state.mortals[mortal];
  for (const item of hoardOf(t, mortal)) toGround(t, item, base);
  destroy(t, mortal);
}
