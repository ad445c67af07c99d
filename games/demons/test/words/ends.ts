import type { Options, Seat } from '@conjure/engine';
import { matchOf } from '@conjure/engine/testing/playing';
import { demons } from '../../game.ts';
import { copyState, type Magician, type Position } from '../../state.ts';

interface End {
  /** What became of each. */
  readonly magicians: readonly Partial<Magician>[];
  /** Who has which treasures, by the box. */
  readonly owns?: readonly (readonly [seat: Seat, ...boxes: number[]])[];
  readonly options?: Options;
}

const OUT: Partial<Magician> = { status: 'departed', fate: 'left', shield: 0 };
const CURSED: Partial<Magician> = { status: 'dead', fate: 'curses' };
const LATE: Partial<Magician> = { status: 'lost', fate: 'lost' };

/** A match that is over, as if it had come to this. */
export function endOf({ magicians, owns = [], options = {} }: End): Position {
  const state = copyState(matchOf(demons, { seats: magicians.length, options }).table.state);
  state.phase = 'over';
  state.turn = 31;
  for (const [seat, change] of magicians.entries()) Object.assign(state.magicians[seat], change);
  for (const [owner, ...boxes] of owns) for (const box of boxes) state.boxes[box] = { is: 'owned', counter: 1, owner };
  return { state, content: demons.content };
}

const inland = demons.content.grid.index.get('0705') ?? -1;

/** Every way in which a match can end, by what is said of it. */
export const ENDS: Readonly<Record<string, End>> = {
  'why.left': { magicians: [OUT], owns: [[0, 0, 1, 2, 3]] },
  'why.short': { magicians: [{ ...OUT, shield: 3 }], owns: [[0, 0]] },
  'why.even': { magicians: [OUT], owns: [[0, 1]] },
  'why.empty': { magicians: [OUT] },
  'why.curses': { magicians: [CURSED] },
  'why.torture': { magicians: [{ ...CURSED, fate: 'torture' }] },
  'why.sands': { magicians: [{ ...LATE, hex: inland }] },
  'why.sandsCaptive': { magicians: [{ ...LATE, captor: { mortal: 0 } }] },
  'why.won': {
    magicians: [OUT, OUT, CURSED],
    owns: [
      [0, 0, 1],
      [1, 2],
    ],
  },
  'why.wonAlone': { magicians: [CURSED, OUT], owns: [[1, 0]] },
  'why.wonShield': {
    magicians: [{ ...OUT, shield: 1 }, OUT],
    owns: [
      [0, 0, 20],
      [1, 3],
    ],
  },
  'why.shared': {
    magicians: [OUT, OUT],
    owns: [
      [0, 0],
      [1, 3],
    ],
  },
  'why.allDead': { magicians: [CURSED, CURSED] },
  'why.sandsAll': { magicians: [CURSED, LATE, LATE] },
  'why.nobodyDared': { magicians: [OUT, CURSED] },
};
