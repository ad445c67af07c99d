import { create, diceFrom, firstWaiting, type Game, give, type Match, mindOf, must, seeded } from '@conjure/engine';
import { type Level, levelFrom, think } from '../index.ts';

export function level(text: string): Level {
  const read = levelFrom(text);
  if ('fault' in read) throw new Error(read.fault.expected);
  return read.level;
}

export function begin<S>(game: Game<S, null>, seed: string, scenario?: S): Match<S, null> {
  const made = create(game, { seats: 2, seed, ...(scenario === undefined ? {} : { scenario }) });
  if ('fault' in made) throw new Error(made.fault.expected);
  return made.match;
}

/** The dice of a bot: nothing of the match is in them. */
export const botDice = (seed: string) => diceFrom(seeded(`bot ${seed}`));

export function mindAt<S>(match: Match<S, null>, seat = firstWaiting(match)) {
  const mind = mindOf(match as Match, seat);
  if (!mind) throw new Error(`seat ${seat} is not asked`);
  return mind;
}

/** Plays to the end and says what each seat made of it. */
export function playThrough<S>(game: Game<S, null>, players: readonly Level[], seed: string): number[] {
  const match = begin(game, seed);
  const dice = players.map((_, seat) => botDice(`${seed} ${seat}`));
  while (!match.over) {
    const seat = firstWaiting(match);
    const answer = think(mindAt(match, seat), must(players[seat], 'player', seat), must(dice[seat], 'dice of', seat));
    const verdict = give(match as Match, seat, answer);
    if (!('done' in verdict)) throw new Error(`illegal: ${JSON.stringify(answer)}`);
  }
  return players.map((_, seat) => game.sense(match.table, seat));
}

/** The share of the points that the first player takes from the second: every deal is played from both seats. */
export function share<S>(game: Game<S, null>, one: string, other: string, deals: number): number {
  const [a, b] = [level(one), level(other)];
  let points = 0;
  for (let deal = 0; deal < deals; deal++) {
    points += must(playThrough(game, [a, b], `deal ${deal}`)[0], 'the first’s points');
    points += must(playThrough(game, [b, a], `deal ${deal}`)[1], 'the second’s points');
  }
  return points / (2 * deals);
}
