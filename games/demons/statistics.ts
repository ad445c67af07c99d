import type { Statistics } from '@conjure/engine';
import { treasuresOf, worthOf } from './rules/treasures.ts';
import type { Position } from './state.ts';

/** What a study of Demons counts: how long it took, what was found and won, what was left of the lords. */
export function statistics(at: Position): Statistics {
  const { state } = at;
  return {
    match: {
      turns: state.turn,
      boxesFound: state.boxes.filter((box) => box.is !== 'hidden').length,
      spiritsSpent: state.out.length,
      mortalsDestroyed: state.mortals.filter((unit) => unit.status === 'gone').length,
      citiesDestroyed: state.ruins.length,
    },
    seats: state.magicians.map((m, seat) => ({
      treasure: worthOf(at, treasuresOf(at, seat)),
      treasures: treasuresOf(at, seat).length,
      marks: m.wounds + m.curses,
      shield: m.shield + 1,
    })),
  };
}
