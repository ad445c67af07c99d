import type { Seat } from '@conjure/engine';
import { figureIn, type SorceryView } from '@conjure/sorcery/view';
import type { SeatTally } from '../../face.ts';
import { drawings } from '../cards/drawings.ts';

/** What the match will be judged by: objectives, then points of who still stands. */
export function talliesOf(view: SorceryView, seat: Seat): SeatTally[] {
  const own = view.figures.filter(({ owner }) => owner === seat);
  if (own.length === 0) return [];
  const { objectives } = view.seats[seat];
  const worth = (list: typeof own): number => list.reduce((sum, { figure }) => sum + figureIn(figure).cost, 0);
  const points = { left: worth(own.filter(({ where }) => where === 'field' || where === 'reserve')), of: worth(own) };
  return [
    { icon: drawings.objective, n: objectives, phrase: { key: 'sorcery.tally.objectives', facts: { n: objectives } } },
    { icon: drawings.figure, n: points.left, phrase: { key: 'sorcery.tally.points', facts: points } },
  ];
}
