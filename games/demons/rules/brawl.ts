import { ask, next, type Question, refusal, type Script, type Seat, toOne } from '@conjure/engine';
import { combatResult, mortalNamed } from '../content.ts';
import type { CombatResult } from '../data.ts';
import type { DemonsTable } from '../state.ts';
import { free } from './captivity.ts';
import { destroy, putToFlight } from './mortals.ts';
import { mortalPhrase } from './phrases.ts';
import { captivesOfMortal, mortalId, refreshFound } from './places.ts';
import { brawlers, strikable } from './powers/b-battles.ts';
import { answers } from './shapes.ts';
import { mortalStrength, strengthOfMortals } from './strength.ts';
import { hoardOf, toGround } from './treasures.ts';

/** The user names a target for one brawler after another; then all combats are fought at once. [R36] */
export function* brawl(t: DemonsTable, seat: Seat, fighters: readonly number[], targets: readonly number[]): Script {
  const named = [...targets];
  while (named.length < fighters.length) {
    const fighter = fighters[named.length];
    const choice = strikable(t, fighters, fighter);
    if (choice.length > 1) {
      // A rest comes before each question, so that what is named so far is in the state.
      if (named.length > targets.length) {
        next(t, { do: 'brawl', seat, fighters, targets: named });
        return;
      }
      const { mortal } = yield* ask(brawlQuestion(t, seat, fighter, choice));
      named.push(mortalNamed(t.content, mortal));
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
  return toOne({
    kind: 'brawl',
    rule: 'R36',
    seat,
    facts: { mortal: mortalPhrase(t, fighter) },
    data: () => ({ mortal: mortalId(t, fighter) }),
    shape: answers(t.content).brawl,
    candidates: () => choice.map((i) => ({ mortal: mortalId(t, i) })),
    refuse({ mortal }) {
      const i = mortalNamed(t.content, mortal);
      if (choice.includes(i)) return null;
      const facts = { fighter: mortalPhrase(t, fighter), mortal: mortalPhrase(t, i) };
      if (i === fighter) return refusal('R36', facts, 'itself');
      return refusal('R36', facts, brawlers(t, seat).includes(i) ? 'far' : 'away');
    },
  });
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
