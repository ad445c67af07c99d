import { must, type Phrase, phrase, ranking, type Seat } from '@conjure/engine';
import { magicianPhrase } from '../rules/phrases.ts';
import { hexesBetween } from '../rules/places.ts';
import { treasuresOf, worthOf } from '../rules/treasures.ts';
import { deduction, netTotal, result } from '../rules/victory.ts';
import type { Position } from '../state.ts';

/** Why it ended as it did. */
export function why(at: Position): Phrase {
  return at.state.magicians.length === 1 ? alone(at) : together(at);
}

/** The one magician came out with something, or with nothing, or not at all. [4.6] */
function alone(at: Position): Phrase {
  const { turn } = at.state;
  const { fate, status } = at.state.magicians[0];
  const who = magicianPhrase(at, 0);
  if (status !== 'departed') {
    if (fate === 'curses') return phrase('why.curses', { who, turn });
    if (fate === 'torture') return phrase('why.torture', { who, turn });
    return sands(at, who);
  }
  const net = netTotal(at, 0);
  const worth = worthOf(at, treasuresOf(at, 0));
  if (net > 0) return phrase('why.left', { who, net });
  if (worth === 0) return phrase('why.empty', { who });
  return phrase(net === 0 ? 'why.even' : 'why.short', { who, cost: deduction(at, 0), worth, short: -net });
}

/** He was still on the map when time ran out. [R118] */
function sands(at: Position, who: Phrase): Phrase {
  const { turn, magicians } = at.state;
  const { captor, hex } = magicians[0];
  if (captor !== null) return phrase('why.sandsCaptive', { who, turn });
  // Not even on the map.
  if (hex < 0) return phrase('why.sandsAll', { who: [who], turn });
  const { edge } = at.content;
  const far = Math.min(...edge.flatMap((isEdge, other) => (isEdge ? [hexesBetween(at, hex, other)] : [])));
  return phrase('why.sands', { who, turn, far });
}

/** Who came out with the most, and by how much. [4.4] [4.5] */
function together(at: Position): Phrase {
  const { turn, magicians, options } = at.state;
  const out = magicians.flatMap(({ status }, seat) => (status === 'departed' ? [seat] : []));
  const named = (seats: readonly Seat[]) => seats.map((seat) => magicianPhrase(at, seat));
  const winners = result(at)?.winners ?? [];
  const [first, second] = winners;
  if (first === undefined) {
    if (out.length > 0) return phrase('why.nobodyDared');
    const lost = magicians.flatMap(({ fate }, seat) => (fate === 'lost' ? [seat] : []));
    return lost.length > 0 ? phrase('why.sandsAll', { who: named(lost), turn }) : phrase('why.allDead', { turn });
  }
  const who = magicianPhrase(at, first);
  const net = netTotal(at, first);
  if (second !== undefined) return phrase('why.shared', { who: named(winners), net });
  if (out.length === 1) return phrase('why.wonAlone', { who, net });
  const others = out.filter((seat) => seat !== first && (!options.mustDare || treasuresOf(at, seat).length > 0));
  if (others.length === 0) return phrase('why.left', { who, net });
  const next = must(ranking(others, (seat) => netTotal(at, seat))[0], 'the next after the first');
  const ahead = net - netTotal(at, must(next[0], 'one of the next'));
  return ahead === 0
    ? phrase('why.wonShield', { who, all: named([first, ...next]), net })
    : phrase('why.won', { who, net, ahead, second: named(next) });
}
