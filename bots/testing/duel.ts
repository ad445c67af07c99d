import {
  accept,
  create,
  type Dice,
  diceFrom,
  type Event,
  firstWaiting,
  fork,
  type Game,
  type Match,
  mindOf,
  must,
  type Options,
  type Seat,
  seeded,
} from '@conjure/engine';
import { think } from '../index.ts';
import { level } from '../test/series.ts';

export type Player = (match: Match, seat: Seat, dice: Dice) => unknown;

export function bot(name: string): Player {
  const wanted = level(name);
  return (match, seat, dice) => {
    const mind = mindOf(match, seat);
    return mind && think(mind, wanted, dice);
  };
}

/** As in a playout, and as nobody but a test can: in the true state. */
export const byPlayout: Player = ({ game, open, table }, seat, dice) =>
  open && game.playout?.(table, seat, open.question, dice);

interface Duel {
  readonly deals: number;
  readonly options?: Options;
  /** Nobody has anything to imagine, and so it is quicker. */
  readonly inTruth?: boolean;
}

/** One against another, each deal from both seats: how every match ended, and which seat the one had. */
export function* duel<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  one: Player,
  other: Player,
  { deals, options = {}, inTruth = false }: Duel,
): Generator<{ match: Match<S, C, V, E>; seat: Seat }> {
  for (let deal = 0; deal < deals; deal++)
    for (const seat of [0, 1]) {
      const made = create(game, { seats: 2, seed: `duel ${deal}`, options });
      if ('fault' in made) throw new Error(made.fault.place);
      const match = inTruth ? fork(made.match, true) : made.match;
      const dice = [0, 1].map((of) => diceFrom(seeded(`${deal} ${seat} ${of}`)));
      const played = match as Match;
      while (played.open) {
        const asked = firstWaiting(played);
        accept(
          played,
          asked,
          (asked === seat ? one : other)(played, asked, must(dice[asked], 'the dice of seat', asked)),
        );
      }
      yield { match, seat };
    }
}
