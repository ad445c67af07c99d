import { ask, costsFrom, FAR, type Question, refusal, type Script, type Seat, toOne, wayTo } from '@conjure/engine';
import type { Hex } from '../content.ts';
import type { DemonsTable } from '../state.ts';
import { free } from './captivity.ts';
import { magicianPhrase, mortalPhrase } from './phrases.ts';
import { captivesOfMortal, hexName, hexOf, magicianAt, mortalId, stepCosts } from './places.ts';
import { answers } from './shapes.ts';
import { besideMagician, tellMarch } from './waking.ts';

/** What the user of F has a mortal do in the mortals' turn: drop its captives, go or stay, attack or not. [R56] */
interface Run {
  to: string | null;
  drop: boolean;
  attack: boolean;
}

/** A mortal under F goes or stays, and attacks or not, as the user says. [12.3F] [12.2c] [R56] [R107] */
export function* runFamiliar(t: DemonsTable, mortal: number, master: Seat): Script {
  const best = runReach(t, mortal, (hex) => halts(t, mortal, hex, master));
  const run = yield* ask(runQuestion(t, mortal, master, best));
  const dropped = run.drop ? captivesOfMortal(t, mortal) : [];
  for (const by of dropped) t.tell({ type: 'dropped', mortal: mortalId(t, mortal), by });
  free(t, ...dropped);
  if (run.to !== null) {
    const from = t.state.mortals[mortal].hex;
    const to = hexOf(t, run.to);
    const path = wayTo(t.content.grid, stepCosts(t, 'mortal'), best, from, to, (hex) => !halts(t, mortal, hex, master));
    t.state.mortals[mortal] = { ...t.state.mortals[mortal], hex: to };
    tellMarch(t, mortal, [from, ...path], 'order');
  }
  if (run.attack) t.state.loosed.push(mortal);
}

/** Next to a magician it stops and stays, unless it is in flight; its master is no enemy. [5.0f] [5.7a] [R107] */
function halts(t: DemonsTable, mortal: number, hex: Hex, master: Seat): boolean {
  return t.state.mortals[mortal].status !== 'fleeing' && besideMagician(t, hex, master);
}

/** Where its points take it if it has to stop where `halted` says. [5.0b] [5.4] */
function runReach(t: DemonsTable, mortal: number, halted: (hex: Hex) => boolean): readonly number[] {
  const { hex } = t.state.mortals[mortal];
  const allowance = halted(hex) ? 0 : t.content.data.tables.movement.mortal;
  return costsFrom(t.content.grid, stepCosts(t, 'mortal'), hex, allowance, (h) => magicianAt(t, h) >= 0, halted);
}

function runQuestion(t: DemonsTable, mortal: number, master: Seat, best: readonly number[]): Question<Run> {
  const { state, content } = t;
  const { hex } = state.mortals[mortal];
  const allowance = content.data.tables.movement.mortal;
  const holds = captivesOfMortal(t, mortal).length > 0;
  return toOne({
    kind: 'run',
    rule: 'R56',
    seat: master,
    facts: { mortal: mortalPhrase(t, mortal), hex: hexName(t, hex) },
    data: () => ({ mortal: mortalId(t, mortal) }),
    shape: answers(t.content).run,
    candidates() {
      const list: Run[] = [];
      const goals = [null, ...content.grid.names.filter((_, h) => best[h] !== FAR && h !== hex)];
      for (const to of goals)
        for (const attack of [true, false])
          for (const drop of holds ? [true, false] : [false]) list.push({ to, drop, attack });
      return list;
    },
    refuse({ to, drop }) {
      if (drop && !holds) return refusal('R56', { mortal: mortalPhrase(t, mortal) }, 'drop');
      if (to === null) return null;
      const goal = hexOf(t, to);
      const facts = { hex: to, mortal: mortalPhrase(t, mortal) };
      if (goal === hex) return refusal('R56', facts, 'here');
      if (content.water[goal]) return refusal('T1', facts);
      const there = magicianAt(t, goal);
      if (there >= 0) return refusal('5.4', { ...facts, enemy: magicianPhrase(t, there) });
      if (best[goal] !== FAR) return null;
      // Within its points, but beyond a magician beside whom it stops.
      const near = runReach(t, mortal, () => false)[goal] !== FAR;
      return near ? refusal('5.0f', facts) : refusal('5.2a', { ...facts, points: allowance });
    },
    about: ({ to }) => (to === null ? null : { cost: best[hexOf(t, to)] }),
  });
}
