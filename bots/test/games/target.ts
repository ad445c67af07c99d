import {
  ask,
  fields,
  type Game,
  type Question,
  refusal,
  type Script,
  type Seat,
  type Table,
  whole,
} from '@conjure/engine';
import { toy } from './toy.ts';

const SIDE = 40;

interface Spot {
  x: number;
  y: number;
}

/** Each in turn throws at a target; the nearer wins. Thousands of spots can be aimed at, listed or not. */
export interface Target {
  at: Spot;
  thrown: Spot[];
}

const place = whole(0, SIDE - 1);
const spot = fields({ x: place, y: place });

export function target(how: 'listed' | 'sampled'): Game<Target, null> {
  const aim = ({ thrown }: Target): Question<Spot> => ({
    kind: 'aim',
    rule: 'aim',
    seats: [thrown.length],
    how: 'one',
    shape: spot,
    refuse: ({ x, y }) => ((x + y) % 2 === 0 ? null : refusal('even')),
    // Objects made anew each time, as a game without any care would do it.
    ...(how === 'listed'
      ? { candidates: () => Array.from({ length: SIDE * SIDE }, (_, i) => ({ y: Math.floor(i / SIDE), x: i % SIDE })) }
      : {
          sample: (dice) => {
            const x = dice.index('aim', SIDE);
            return { x, y: 2 * dice.index('aim', SIDE / 2) + (x % 2) };
          },
        }),
  });
  function* shot({ state }: Table<Target, null>): Script {
    state.thrown.push(yield* ask(aim(state)));
  }
  return toy<Target>({
    id: `target-${how}`,
    start: (_seats, _options, dice) => ({ at: { x: dice.index('at', SIDE), y: dice.index('at', SIDE) }, thrown: [] }),
    step(table) {
      if (table.state.thrown.length === 2) return null;
      return shot(table);
    },
    copy: ({ at, thrown }) => ({ at, thrown: thrown.slice() }),
    imagine: ({ at, thrown }) => ({ at, thrown: thrown.slice() }),
    sense: (state, seat) => 0.5 + (miss(state, 1 - seat) - miss(state, seat)) / (4 * SIDE),
  });
}

export function miss({ at, thrown }: Target, seat: Seat): number {
  const hit = thrown[seat];
  return hit ? Math.abs(hit.x - at.x) + Math.abs(hit.y - at.y) : SIDE;
}
