import { must, type Phrase, phrase, ranking, type Seat } from '@conjure/engine';
import { ROSE } from '../board.ts';
import { result, trophiesOf } from '../rules/ends.ts';
import { seatPhrase } from '../rules/names.ts';
import { type Position, SOURCES, type Source } from '../state.ts';
import type { Tally } from './count.ts';

/** Why it ended as it did. [B88] [B89] */
export function why(at: Position, { gained }: Tally): Phrase {
  const { state } = at;
  const rose = state.power[ROSE];
  const [winner] = result(at)?.winners ?? [];
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (winner === undefined) {
    const best = first(ranking(seats, (seat) => state.power[seat]));
    const ofRose = (source: Source) => must(gained[source].at(-1), 'what the Rose gained from', source);
    const source = first(ranking(SOURCES, ofRose));
    return phrase('why.rose', { rose, who: seatPhrase(at, best), power: state.power[best], source, n: ofRose(source) });
  }
  const who = seatPhrase(at, winner);
  const power = state.power[winner];
  const equal = seats.filter((seat) => state.power[seat] === power);
  if (equal.length > 1)
    return phrase(tieKey(at, winner, equal), { who, power, all: equal.map((seat) => seatPhrase(at, seat)) });
  return phrase('why.mage', { who, power, rose, deeds: deedsOf(at, winner) });
}

/** What decided between mages of equal Power: quests, then Trophies, then the order. */
function tieKey(at: Position, winner: Seat, equal: readonly Seat[]): string {
  const quests = (seat: Seat) => at.state.solved[seat].length;
  const left = equal.filter((seat) => quests(seat) === quests(winner));
  if (left.length === 1) return 'why.byQuests';
  const trophies = (seat: Seat) => trophiesOf(at.state, seat);
  return left.filter((seat) => trophies(seat) === trophies(winner)).length === 1 ? 'why.byTrophies' : 'why.byOrder';
}

/** What is to the name of a mage: Trophies, tokens of rooms, quests. */
function deedsOf({ state }: Position, seat: Seat): Phrase[] | string {
  const deeds = [
    phrase('deed.trophies', { n: trophiesOf(state, seat) }),
    phrase('deed.rooms', { n: state.tokens[seat] }),
    phrase('deed.quests', { n: state.solved[seat].length }),
  ].filter(({ facts }) => facts?.n !== 0);
  return deeds.length > 0 ? deeds : 'none';
}

const first = <T>(places: readonly (readonly T[])[]): T => must(places[0]?.[0], 'the first of a ranking');
