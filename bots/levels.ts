import { type Fault, got, must } from '@conjure/engine';
import { AHEADS, type Ahead } from './ahead.ts';
import type { Budget } from './thought.ts';

/**
 * `greedy` judges at the end of an action, `search` when everybody has had a turn; `tree` grows a tree even where the game has a playout.
 */
type BotKind = 'random' | 'greedy' | 'search' | 'tree' | 'own';

/** How well a bot plays. Nothing but data: a study or a menu can make its own. */
export interface Level {
  readonly name: string;
  readonly kind: BotKind;
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

const level = (name: string, kind: BotKind, budget: Budget = {}, noise = 0): Level => ({ name, kind, budget, noise });

/** Nobody waits longer for an answer. On most machines the iterations run out first, so that strength is the same on all. */
const LONGEST = 2000;

/**
 * From the weakest to the strongest. The weaker ones err as people do: they look no farther than what they are doing, and kinds of
 * answers do not come to their mind. A game may want its own budgets for them (`Game.levels`).
 */
export const levels: readonly Level[] = [
  level('random', 'random'),
  { ...level('beginner', 'greedy', { iterations: 12, ms: LONGEST }), forgets: 0.5 },
  { ...level('novice', 'greedy', { iterations: 60, ms: LONGEST }), forgets: 0.2 },
  { ...level('adept', 'search', { iterations: 100, ms: LONGEST }), width: 50 },
  { ...level('expert', 'search', { iterations: 400, ms: LONGEST }), width: 150 },
  { ...level('master', 'search', { iterations: 2000, ms: LONGEST }), width: 500 },
];

/** What a kind without a number spends. */
const usual = { greedy: { iterations: 240 }, search: { ms: 300 }, tree: { ms: 300 } };

const expected = (own: readonly string[]): string =>
  `one of ${[...new Set([...own, ...levels.map(({ name }) => name)])].join(', ')}, greedy, search, or a budget such as search:200 (iterations) or search:200ms, with search:200:wide400:turn as its width and how far it looks`;

const BUDGET =
  /^(greedy|search|tree)(?::([1-9]\d{0,8})(ms)?)?(?::wide([1-9]\d{0,5}))?(?::(action|alone|turn|turns))?(?::forgets([1-9]\d?))?$/;

/**
 * A level by its name, or a kind of bot with its budget: `greedy`, `search:200` (iterations), `search:200ms` (wall clock); then how many
 * more answers it tries, how far it looks, and how often in a hundred a kind of answer does not come to its mind:
 * `search:200:wide400:turn:forgets20`.
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
  const [, kind, number, unit, width, ahead, forgets] = BUDGET.exec(text) ?? [];
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
      ...(forgets === undefined ? {} : { forgets: Number(forgets) / 100 }),
    },
  };
}

/** The usual levels for people, from the weakest to the strongest. */
export const FOR_PEOPLE: readonly string[] = ['beginner', 'novice', 'adept', 'expert', 'master'];

/** Which of the game's own players a level stands for: one of that name, or one as strong among them; `null` if none. */
export function ownLevel(own: readonly string[], { name }: Level): string | null {
  if (own.includes(name)) return name;
  const rank = FOR_PEOPLE.indexOf(name);
  if (own.length === 0 || rank < 0) return null;
  const middle = (FOR_PEOPLE.length - 1) / 2;
  const place = (rank / (2 * middle)) * (own.length - 1);
  return must(own[rank < middle ? Math.floor(place) : Math.ceil(place)], 'a level');
}

/** How a level plays a game that has a text of its own for it; as it is where there is none. */
export function levelFor(levelTexts: { readonly [name: string]: string }, usual: Level): Level {
  const levelText = levelTexts[usual.name];
  if (levelText === undefined) return usual;
  const read = levelFrom(levelText, `levels.${usual.name}`);
  if ('fault' in read) throw new Error(`${read.fault.place}: expected ${read.fault.expected}, got ${read.fault.got}`);
  return { ...read.level, name: usual.name, budget: { ms: LONGEST, ...read.level.budget } };
}
