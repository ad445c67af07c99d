import type { Chair, ServerMessageOf } from '@conjure/host';
import type { EndingOf } from '../games/ending.ts';
import { type Ended, levelOf, ownSeat } from './ended.ts';

interface Over {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly chairs: readonly Chair[];
  /** Whether something was taken back that the rules would not have given back: then no mark is earned. */
  readonly takenBack: boolean;
  /** What its person was told at the end. */
  readonly state: Pick<ServerMessageOf<'state'>, 'view' | 'result' | 'viewer'>;
  readonly story: readonly { readonly event: ServerMessageOf<'state'>['story']['events'][number]['event'] }[];
}

/** What is kept of a match that is over; `null` where it is nobody's own. */
export function endedFrom(
  { match, game, at, chairs, takenBack, state, story }: Over,
  endingOf: EndingOf,
): Ended | null {
  const seat = ownSeat(chairs);
  const { view, result, viewer } = state;
  if (seat === null || result === null || viewer !== seat) return null;
  const { marks, phrase: said, ...ending } = endingOf({ view, result, seat, events: story.map(({ event }) => event) });
  const won = result.winners.includes(seat);
  return { match, game, at, level: levelOf(chairs), won, said, ...ending, marks: takenBack ? [] : marks };
}
