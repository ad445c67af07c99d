import { type Fault, got, must } from '@conjure/engine';
import { AHEADS, type Ahead } from './ahead.ts';
import type { Budget } from './thought.ts';

/**
 * `greedy` judges at the end of an action, `search` when everybody has had a turn; `tree` grows a tree even where the game has a playout.
 */
type Kind = 'random' | 'greedy' | 'search' | 'tree' | 'own';

/** How well a bot plays. Nothing but data: a study or a menu can make its own. */
export interface Level {
  readonly name: string;
  readonly kind: Kind;
  readonly budget: Budget;
  /** The chance of an answer at random instead of a thought, from 0 to 1. */
  readonly noise: number;
  /** How many decisions a search plays on at random before it judges the position; as the search thinks best where absent. */
  readonly horizon?: number;
  /** How many answers that no idea has named are tried for a moment; none where absent. */
  readonly width?: number;
  /** How far it looks before it judges; as its kind does where absent. */
  readonly ahead?: Ahead;
  /** The chance that a kind of answer does not come to its mind, from 0 to 1. */
  readonly forgets?: number;
}

const level = (name: string, kind: Kind, budget: Budget = {}, noise = 0): Level => ({ name, kind, budget, noise });

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  level('random', 'random'),
  level('novice', 'greedy', { iterations: 60 }, 0.2),
  level('adept', 'search', { iterations: 400, ms: 2000 }),
  level('master', 'search', { ms: 2000 }),
];

/** What a kind without a number spends. */
const usual = { greedy: { iterations: 240 }, search: { ms: 300 }, tree: { ms: 300 } };

const expected = (own: readonly string[]): string =>
  `one of ${[...own, ...levels.map(({ name }) => name)].join(', ')}, greedy, search, or a budget such as search:200 (iterations) or search:200ms, with search:200:wide400:turn as its width and how far it looks`;

const BUDGET = /^(greedy|search|tree)(?::([1-9]\d{0,8})(ms)?)?(?::wide([1-9]\d{0,5}))?(?::(action|turn|turns))?$/;

/**
 * A level by its name, or a kind of bot with its budget: `greedy`, `search:200` (iterations), `search:200ms` (wall clock); then how many
 * more answers it tries, and how far it looks: `search:200:wide400:turn`.
 * `own`: the names of the levels that the game brings itself.
 */
export function levelFrom(
  text: string,
  place = 'level',
  own: readonly string[] = [],
): { level: Level } | { fault: Fault } {
  const named = levels.find(({ name }) => name === text);
  if (named) return { level: named };
  if (own.includes(text)) return { level: level(text, 'own') };
  const [, kind, number, unit, width, ahead] = BUDGET.exec(text) ?? [];
  if (kind !== 'greedy' && kind !== 'search' && kind !== 'tree')
    return { fault: { place, expected: expected(own), got: got(text) } };
  const amount = Number(number);
  const budget = number === undefined ? usual[kind] : unit ? { ms: amount } : { iterations: amount };
  const far = AHEADS.find((one) => one === ahead);
  return {
    level: {
      ...level(text, kind, budget),
      ...(width === undefined ? {} : { width: Number(width) }),
      ...(far === undefined ? {} : { ahead: far }),
    },
  };
}

/** The usual levels for people, from the weakest to the strongest. */
const FOR_PEOPLE = ['novice', 'adept', 'master'];

/** Which of the game's own players a level stands for: one of that name, or one as strong among them; `null` if none. */
export function ownLevel(own: readonly string[], { name }: Level): string | null {
  if (own.includes(name)) return name;
  const rank = FOR_PEOPLE.indexOf(name) / (FOR_PEOPLE.length - 1);
  return own.length === 0 || rank < 0 ? null : must(own[Math.round(rank * (own.length - 1))], 'a level');
}
