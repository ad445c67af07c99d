import { beforeAll, expect, test } from 'vitest';
import type { Game, Options } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { Event } from '../kernel/table.ts';
import { countAddsUp } from '../proof/account.ts';
import { CHECKS } from '../proof/all.ts';
import {
  type Check,
  forkIsIndependent,
  offeredApply,
  offeredAreLegal,
  refusedAreRefused,
  replaysHere,
  survivesJson,
  undoIsIdentity,
} from '../proof/checks.ts';
import { offersAllLegal } from '../proof/offers-all-legal.ts';
import { randomPlay } from '../proof/random-play.ts';
import { keepsSecrets, oddsKeepSecrets } from '../proof/secrets.ts';
import { oddsComeTrue } from '../proof/true-odds.ts';
import { type Setting, settingsOf, toldWhere } from './at-random.ts';
import { budget } from './budget.ts';
import { PATIENCE } from './patience.ts';

/** How much of a property `npm run long` looks at: so many matches, at one in so many of their decisions. Long matches want fewer. */
type Budget = readonly [matches: number, every: number];

export interface Properties<S, C, V, E extends Event> {
  /** What none of the positions may break. */
  holds(match: Match<S, C, V, E>): void;
  /** No match goes on longer than this. */
  bound?: number;
  /** Options to play by instead of those that were drawn. */
  options?(drawn: Options, seed: string): Options;
  /** The engine knows no bots: the check that they keep secrets, too. */
  botsKeepSecrets: Check;
  budgets: {
    /** In so many matches the invariants are held, at every decision. */
    invariants: number;
    applies: Budget;
    offers: Budget;
    json: Budget;
    forks: Budget;
    replays: Budget;
    secrets: Budget;
    odds: Budget;
    trueOdds: Budget;
    bots: Budget;
  };
}

/** Checks that have a property of their own below; what is on the list beside them is made as well. */
const OWN: ReadonlySet<Check> = new Set([
  ...[offeredApply, offeredAreLegal, refusedAreRefused, offersAllLegal, survivesJson],
  ...[forkIsIndependent, undoIsIdentity, replaysHere],
  ...[keepsSecrets, oddsKeepSecrets, oddsComeTrue, countAddsUp],
]);

/** `npm test` looks at a third of the matches. */
const usual = (matches: number): number => budget(Math.ceil(matches / 3), matches);

/** What is looked at along a match, and in how many matches. */
interface Property {
  readonly title: string;
  readonly matches: number;
  readonly every: number;
  /** At all of the first ones, too. */
  readonly first?: number;
  readonly checks: readonly Check[];
}

/** What holds of every game, in matches at random. Every match is played once, and all properties are looked at along it. */
export function testProperties<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  { holds, bound, options = (drawn) => drawn, botsKeepSecrets, budgets }: Properties<S, C, V, E>,
): void {
  const property = (title: string, [matches, every]: Budget, ...checks: Check[]): Property => ({
    title,
    matches: usual(matches),
    every,
    checks,
  });
  const invariants = 'random play holds every invariant at every decision and ends within its bound, under any options';
  const counts = 'when it is over, what is counted line by line adds up to the score';
  const properties: readonly Property[] = [
    property(
      'every offered option applies, none is refused, and what is refused is refused by a rule of the catalogue',
      budgets.applies,
      ...[offeredApply, offeredAreLegal, refusedAreRefused],
    ),
    property(
      "everything legal is offered: of all answers over the match's own ids, those not refused are the options",
      budgets.offers,
      offersAllLegal,
    ),
    property('state and scenario survive JSON at every rest', budgets.json, survivesJson),
    property(
      'a fork is independent, and undo after do is as if nothing had been done',
      budgets.forks,
      ...[forkIsIndependent, undoIsIdentity],
    ),
    { ...property('a replay reaches the same position', budgets.replays, replaysHere), first: 30 },
    property(
      'no seat sees, hears or is offered anything that depends on what is hidden from it',
      budgets.secrets,
      keepsSecrets,
    ),
    property(
      'what a seat is told of an answer depends on nothing that is hidden from it',
      budgets.odds,
      oddsKeepSecrets,
    ),
    property('what the odds foretell comes true', budgets.trueOdds, oddsComeTrue),
    property('what a bot thinks depends on nothing that is hidden from its seat', budgets.bots, botsKeepSecrets),
    ...CHECKS.filter(({ check }) => !OWN.has(check)).map(({ name, check }) =>
      property(`${name}: as the list of checks has it`, budgets.forks, check),
    ),
  ];

  /** What went wrong first with each of them. */
  const wrong = new Map<string, unknown>();
  const look = (title: string, wanted: Setting, at: () => void): void => {
    if (wrong.has(title)) return;
    try {
      toldWhere(wanted, at);
    } catch (error) {
      wrong.set(title, error);
    }
  };
  const playOne = (wanted: Setting, nth: number): void => {
    const isHeld = nth < usual(budgets.invariants);
    const due = properties.filter(({ matches }) => nth < matches);
    look(invariants, wanted, () => {
      const match = randomPlay(game, { ...wanted, ...(bound ? { bound } : {}) }, (here, decision) => {
        if (isHeld) holds(here);
        for (const { title, every, first = 0, checks } of due)
          if (decision < first || (decision + Number(wanted.seed)) % every === 0)
            look(title, wanted, () => {
              for (const check of checks) check(here, `${wanted.seed} ${decision}`);
            });
      });
      const result = game.result(match.table);
      expect(result?.scores.length).toBe(wanted.seats);
      for (const winner of result?.winners ?? []) expect(game.sense(match.table, winner)).toBe(1);
      look(counts, wanted, () => countAddsUp(match, wanted.seed));
    });
  };

  beforeAll(() => {
    const most = Math.max(usual(budgets.invariants), ...properties.map(({ matches }) => matches));
    for (const [nth, wanted] of settingsOf(game, most).entries())
      playOne({ ...wanted, options: options(wanted.options, wanted.seed) }, nth);
  }, PATIENCE);

  test.each([invariants, counts, ...properties.map(({ title }) => title)])('%s', (title) => {
    if (wrong.has(title)) throw wrong.get(title);
  });
}
