import { must, type Phrase, phrase, ranking, type Seat } from '@conjure/engine';
import { objectivesOf, result } from '../rules/ending.ts';
import { isOut } from '../rules/turn-order.ts';
import { seatAt } from '../seat-name.ts';
import type { Position } from '../state.ts';
import type { Tally } from './count.ts';

/** Why it ended as it did. [B106] [B107] [B108] */
export function why(at: Position, { conceded }: Tally): Phrase {
  const { state } = at;
  const { round, ending } = state;
  const [winner] = result(at)?.winners ?? [];
  if (ending === 'allFell') return phrase('why.allFell', { round });
  if (winner === undefined) return phrase('why.drawn', { rounds: round });
  const who = seatAt(at, winner);
  if (ending === 'sweep') return phrase('why.sweep', { who, round });
  const others = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== winner);
  if (ending === 'lastStanding') {
    const losers = others.map((seat) => seatAt(at, seat));
    // Who gave up before the first round had nobody on the field yet.
    if (others.some((seat) => conceded.has(seat))) return phrase('why.conceded', { who, losers });
    return phrase('why.lastStanding', { who, losers, round });
  }
  return byCount(
    at,
    winner,
    others.filter((seat) => !isOut(state, seat)),
  );
}

/** Most objectives, then fewest points lost. [B108] */
function byCount(at: Position, winner: Seat, others: readonly Seat[]): Phrase {
  const { state } = at;
  const held = (seat: Seat) => objectivesOf(state, seat);
  const [next] = ranking(others, held);
  const most = held(winner);
  const second = held(must(next?.[0], 'another who is still there'));
  const who = seatAt(at, winner);
  if (most > second) return phrase('why.time', { who, rounds: state.round, most, second });
  const [closest] = ranking(must(next, 'those who hold as many'), (seat) => -state.lost[seat]);
  const rival = must(closest?.[0], 'one who holds as many');
  return phrase('why.points', {
    who,
    rounds: state.round,
    most,
    least: state.lost[winner],
    rival: seatAt(at, rival),
    more: state.lost[rival],
  });
}
