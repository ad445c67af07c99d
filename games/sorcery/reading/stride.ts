import type { Base } from '../geometry/base.ts';
import { spellIn } from '../rules/cast/castable.ts';
import { strideBy } from '../rules/cast/targets.ts';
import { basesBut } from '../rules/figures.ts';
import { type Stride, strideOf } from '../rules/moving/way.ts';
import { speedOf } from '../rules/values/speed.ts';
import type { Position } from '../state.ts';
import type { UseName } from './ways.ts';

/** What a move is made with: its use, the book of a walking spell, the members of a formation. */
export interface Walker {
  readonly figure: number;
  readonly use: UseName;
  readonly book?: number;
  readonly members?: readonly number[];
}

/** Everybody who may be in the way: those who go together make room for each other. */
export function othersFor({ state }: Position, { figure, members = [] }: Walker): readonly Base[] {
  const along = members.map((member) => state.base[member]);
  return basesBut(state, figure).filter((other) => !along.includes(other));
}

export function strideFor(at: Position, { figure, use, book, members }: Walker): Stride {
  if (use === 'cast' && book !== undefined) return strideBy(at, figure, spellIn(at, book)?.all[0].effects ?? []);
  if (use === 'formation' && members && members.length > 0) {
    // All go as far as the slowest, and half as far if one of them starts badly. [B66] [B67]
    const speed = Math.min(...members.map((f) => speedOf(at, f)));
    const reach = Math.min(...members.map((f) => strideOf(at, f, { speed }).reach));
    return { ...strideOf(at, figure, { speed }), reach };
  }
  return strideOf(at, figure, { half: use === 'surge', double: use === 'doubleTime' });
}
