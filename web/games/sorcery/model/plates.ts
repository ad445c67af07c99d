import { figureIn, type SorceryView } from '@conjure/sorcery/view';
import { seatName, type Words } from '../names.ts';

/** An army at a glance. */
export interface Plate {
  readonly seat: number;
  readonly name: string;
  readonly acts: boolean;
  readonly out: boolean;
  /** Actions of a turn, and those that are left now. */
  readonly actions: { readonly left: number; readonly of: number };
  readonly standing: number;
  readonly figures: number;
  /** Points of who still stands, and of the whole army. */
  readonly points: { readonly left: number; readonly of: number };
  readonly lost: number;
  readonly objectives: number;
}

export function platesOf(view: SorceryView, { say }: Words): Plate[] {
  const first = view.first ?? 0;
  const order = view.seats.map((_, i) => (first + i) % view.seats.length);
  return order.map((seat) => {
    const own = view.figures.filter(({ owner }) => owner === seat);
    const up = own.filter(({ where }) => where === 'field' || where === 'reserve');
    const cost = (list: typeof own) => list.reduce((sum, { figure }) => sum + figureIn(figure).cost, 0);
    const acts = view.active === seat && view.phase !== 'over';
    const of = Math.floor(view.options.buildTotal / 100);
    const left = acts && view.phase === 'action' ? view.actions : acts && view.phase === 'command' ? view.actions : 0;
    return {
      seat,
      name: say(seatName(seat)),
      acts,
      out: view.seats[seat].out,
      actions: { left, of: Math.max(of, left) },
      standing: up.length,
      figures: own.length,
      points: { left: cost(up), of: cost(own) },
      lost: view.seats[seat].lost,
      objectives: view.seats[seat].objectives,
    };
  });
}
