import { accept, create, diceFrom, type Game, type Match, pick, seeded, waitingFor } from '@conjure/engine';

/** A match at random, as far as this holds. */
export function atRandom(game: Game, seed: string, goesOn: (match: Match) => boolean = () => true): Match {
  const made = create(game, { seats: 2, seed });
  if ('fault' in made) throw new Error(made.fault.place);
  const { match } = made;
  const dice = diceFrom(seeded(`answers ${seed}`));
  while (match.open && goesOn(match)) {
    const [seat] = waitingFor(match);
    accept(match, seat, pick(match.open.question, seat, dice));
  }
  return match;
}
