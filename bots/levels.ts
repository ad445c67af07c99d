import { type Fault, got } from '@conjure/engine';
import type { Budget } from './thought.ts';

export type Kind = 'random' | 'greedy' | 'search';

/** How well a bot plays. Nothing but data: a study or a menu can make its own. */
export interface Level {
  readonly name: string;
  readonly kind: Kind;
  readonly budget: Budget;
  /** The chance of an answer at random instead of a thought, from 0 to 1. */
  readonly noise: number;
  /** How many decisions a search plays on at random before it judges the position; as the search thinks best where absent. */
  readonly horizon?: number;
}

const level = (name: string, kind: Kind, budget: Budget = {}, noise = 0): Level => ({ name, kind, budget, noise });

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  level('random', 'random'),
  level('novice', 'greedy', { iterations: 60 }, 0.2),
  level('adept', 'search', { iterations: 150 }),
  level('master', 'search', { ms: 800 }),
];

/** What a kind without a number spends. */
const usual: Record<Kind, Budget> = { random: {}, greedy: { iterations: 240 }, search: { ms: 300 } };

const EXPECTED = `one of ${levels.map(({ name }) => name).join(', ')}, greedy, search, or a budget such as search:200 (iterations) or search:200ms`;

/** A level by its name, or a kind of bot with its budget: `greedy`, `search:200` (iterations), `search:200ms` (wall clock). */
export function levelFrom(text: string, place = 'level'): { level: Level } | { fault: Fault } {
  const named = levels.find(({ name }) => name === text);
  if (named) return { level: named };
  const [, kind, number, unit] = /^(greedy|search)(?::([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  if (kind !== 'greedy' && kind !== 'search') return { fault: { place, expected: EXPECTED, got: got(text) } };
  const amount = Number(number);
  return {
    level: level(text, kind, number === undefined ? usual[kind] : unit ? { ms: amount } : { iterations: amount }),
  };
}
