import { once } from '@conjure/engine';
import type { Content, Figure } from '../content.ts';
import type { Position } from '../state.ts';

/** Of its cost, what a figure is worth when demoralized, and on its last able click. */
const DEMORALIZED = 0.15;
const LAST = 0.45;

function worthsOf({ cost, clicks, demoralized }: Figure): number[] {
  const able = demoralized.filter((is) => !is).length;
  const at = (click: number): number => {
    if (demoralized[click]) return DEMORALIZED * cost;
    return cost * (LAST + ((1 - LAST) * (able - click)) / able);
  };
  return [...Array.from({ length: clicks }, (_, click) => at(click)), 0];
}

/** By kind and click: what a figure is worth in points; nothing past its last live click. */
const dials = once((content: Content) => content.figures.map(worthsOf));

export const standing = ({ state, content }: Position, figure: number): number =>
  dials(content)[state.kind[figure]][state.click[figure]];

/** What so many clicks take from it; below 0, what healing gives. */
export function loss({ state, content }: Position, figure: number, clicks: number): number {
  const worths = dials(content)[state.kind[figure]];
  const now = state.click[figure];
  const then = Math.max(0, Math.min(worths.length - 1, now + clicks));
  return worths[now] - worths[then];
}
