import { expect, test } from 'vitest';
import type { Game, Options } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { Event } from '../kernel/table.ts';
import * as proof from '../proof/index.ts';
import { atRandom } from './at-random.ts';
import { PATIENCE } from './patience.ts';

/** How much of a property is looked at: so many matches, at one in so many of their decisions. Long matches want fewer. */
type Budget = readonly [matches: number, every: number];

export interface Properties<S, C, V, E extends Event> {
  /** What none of the positions may break. */
  holds(match: Match<S, C, V, E>): void;
  /** No match goes on longer than this. */
  bound?: number;
  /** Options to play by instead of those that were drawn. */
  options?(drawn: Options, seed: string): Options;
  /** The engine knows no bots: the check that they keep secrets, too. */
  botsKeepSecrets: proof.Check;
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
const OWN: ReadonlySet<proof.Check> = new Set([
  ...[proof.offeredApply, proof.offeredAreLegal, proof.refusedAreRefused, proof.offersAllLegal, proof.survivesJson],
  ...[proof.forkIsIndependent, proof.standsElsewhere, proof.undoIsIdentity, proof.replaysHere],
  ...[proof.keepsSecrets, proof.oddsKeepSecrets, proof.oddsComeTrue],
]);

/** What holds of every game, in matches at random. */
export function testProperties<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  { holds, bound, options = (drawn) => drawn, botsKeepSecrets, budgets }: Properties<S, C, V, E>,
): void {
  const some = (matches: number, property: (wanted: proof.RandomPlay) => void) =>
    atRandom(game, matches, (wanted) => property({ ...wanted, options: options(wanted.options, wanted.seed) }));
  const along = ([matches, every]: Budget, ...checks: proof.Check[]) =>
    some(matches, (wanted) => proof.checkAlong(game, wanted, ...checks.map((check) => ({ check, every }))));
  const property = (title: string, holdsTrue: () => void) => test(title, holdsTrue, PATIENCE);

  property('random play holds every invariant at every decision and ends within its bound, under any options', () => {
    some(budgets.invariants, (wanted) => {
      const match = proof.randomPlay(game, { ...wanted, ...(bound ? { bound } : {}) }, holds);
      const result = game.result(match.table);
      expect(result?.scores.length).toBe(wanted.seats);
      for (const winner of result?.winners ?? []) expect(game.sense(match.table, winner)).toBe(1);
    });
  });

  property(
    'every offered option applies, none is refused, and what is refused is refused by a rule of the catalogue',
    () => along(budgets.applies, proof.offeredApply, proof.offeredAreLegal, proof.refusedAreRefused),
  );

  property(
    "everything legal is offered: of all answers over the match's own ids, those not refused are the options",
    () => along(budgets.offers, proof.offersAllLegal),
  );

  property('state and scenario survive JSON at every rest', () => along(budgets.json, proof.survivesJson));

  property('a fork is independent, and undo after do is as if nothing had been done', () =>
    along(budgets.forks, proof.forkIsIndependent, proof.standsElsewhere, proof.undoIsIdentity),
  );

  property('a replay reaches the same position', () => {
    const [matches, every] = budgets.replays;
    some(matches, (wanted) => proof.checkAlong(game, wanted, { check: proof.replaysHere, first: 30, every }));
  });

  property('no seat sees, hears or is offered anything that depends on what is hidden from it', () =>
    along(budgets.secrets, proof.keepsSecrets),
  );

  property('what a seat is told of an answer depends on nothing that is hidden from it', () =>
    along(budgets.odds, proof.oddsKeepSecrets),
  );

  property('what the odds foretell comes true', () => along(budgets.trueOdds, proof.oddsComeTrue));

  property('what a bot thinks depends on nothing that is hidden from its seat', () =>
    along(budgets.bots, botsKeepSecrets),
  );

  for (const { name, check } of proof.CHECKS.filter((one) => !OWN.has(one.check)))
    property(`${name}: as the list of checks has it`, () => along(budgets.forks, check));
}
