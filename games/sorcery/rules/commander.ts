import type { Seat } from '@conjure/engine';
import type { Figure } from '../content.ts';
import type { Position } from '../state.ts';

/** Unique ones are known by a name of their own. */
export interface Commander {
  figure: string;
  unique: boolean;
}

/** Whoever is unique leads, then whoever can hold a book, then whoever is dearest; of equals the first. */
const before = (a: Figure, b: Figure): number =>
  Number(b.rank === 'unique') - Number(a.rank === 'unique') ||
  Number(b.slots > 0) - Number(a.slots > 0) ||
  b.cost - a.cost;

/** Who leads the army of a seat, fallen or not; nobody before armies are laid out. */
export function commanderOf({ state, content }: Position, seat: Seat): Commander | null {
  const army = state.kind.filter((_, figure) => state.owner[figure] === seat).map((kind) => content.figures[kind]);
  const [first] = army.sort(before);
  return first ? { figure: first.id, unique: first.rank === 'unique' } : null;
}
