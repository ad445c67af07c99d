import { distance } from '@conjure/engine';
import { type Content, hexNamed } from './content.ts';
import type { HexName, MortalId } from './events.ts';
import type { DemonsView } from './view.ts';

export interface Waking {
  mortal: MortalId;
  strength: number;
  /** Hexes to the nearest magician. */
  far: number;
  /** Faces of the die that wake it, out of six. */
  chance: number;
}

/** Who would be rolled for if a magician stood in this hex, nearest first: the nearest magician counts, whoever he is. [3.0a] [R7] [R8] */
export function wakingAt(content: Content, seen: DemonsView, seat: number, hex: HexName): Waking[] {
  const between = (a: HexName, b: HexName) => distance(content.grid, hexNamed(content, a), hexNamed(content, b));
  const magicians = seen.magicians.flatMap((m) =>
    m.seat !== seat && m.status === 'map' && m.hex !== null ? [m.hex] : [],
  );
  return seen.mortals
    .filter(({ status, captives, familiarOf }) => status === 'normal' && captives.length === 0 && familiarOf === null)
    .map(({ id, hex: at, strength }) => {
      const far = Math.min(...[hex, ...magicians].map((other) => between(at, other)));
      return { mortal: id, strength, far, chance: 7 - far };
    })
    .filter(({ far }) => far <= content.data.tables.limits.activationRange)
    .sort((a, b) => a.far - b.far);
}
