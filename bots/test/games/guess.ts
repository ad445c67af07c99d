import { ask, oneOf, type Script, type Table } from '@conjure/engine';
import { choice, toy } from './toy.ts';

export const CUPS = ['a', 'b', 'c', 'd'] as const;

/** A pea lies under one of four cups: who does not peek finds it once in four times. */
export interface Guess {
  pea: (typeof CUPS)[number];
  lifted: string | null;
}

function* lift(table: Table<Guess, null>): Script {
  table.state.lifted = yield* ask(choice('lift', 0, oneOf(...CUPS), CUPS));
}

export const guess = toy<Guess>({
  id: 'guess',
  start: (_seats, _options, dice) => ({ pea: CUPS[dice.index('pea', CUPS.length)], lifted: null }),
  step(table) {
    if (table.state.lifted !== null) return null;
    return lift(table);
  },
  copy: (state) => ({ ...state }),
  imagine: (state, _seat, dice) => ({ ...state, pea: CUPS[dice.index('pea', CUPS.length)] }),
  sense: ({ pea, lifted }, seat) => (lifted === null ? 0.5 : (lifted === pea) === (seat === 0) ? 1 : 0),
});
