import type { DemonsEvent, DemonsView } from '@conjure/demons/view';
import { type EndingOf, earned } from '../ending.ts';
import { MARKS } from '../marks.ts';

/** Whoever does not come out has less than anybody who does. */
const LOST = -1000;

export const ending: EndingOf = ({ view, result, seat, events }) => {
  const { magicians, turn } = view as DemonsView;
  const { wounds, curses, ring } = magicians[seat];
  const net = result.scores[seat];
  const own = (events as readonly DemonsEvent[]).filter((event) => 'by' in event && event.by === seat);
  const isOut = net !== null;
  const fought = own.some(({ type }) => type === 'committed');
  const lost = own.some((event) => event.type === 'released' && event.why === 'combat');
  return {
    phrase: {
      key: 'shelf.end.demons',
      facts: { out: isOut ? 'yes' : 'no', net: (net ?? 0) * 1000, turn, marks: wounds + curses },
    },
    worth: net ?? LOST,
    points: (net ?? 0) * 1000,
    length: turn,
    marks: earned({
      riches: isOut && net * 1000 >= MARKS.demons.riches,
      ring: isOut && ring,
      unbroken: isOut && net > 0 && fought && !lost,
      dungeon: isOut && net > 0 && own.some(({ type }) => type === 'freed' || type === 'emerged'),
    }),
  };
};
