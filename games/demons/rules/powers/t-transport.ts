import { once, orNull, refusal } from '@conjure/engine';
import type { Content } from '../../content.ts';
import { depart } from '../ends.ts';
import { hexOf, occupantOf, refreshFound } from '../places.ts';
import type { PowerRule, Target } from './power.ts';

const places = once(({ grid, water }: Content): Target[] => [
  { to: null },
  ...grid.names.filter((_, hex) => !water[hex]).map((to) => ({ to })),
]);

/** To any land hex without an enemy, or off the map (`null`); from captivity too. [12.3T] [R59] */
export const transport: PowerRule = {
  letter: 'T',
  target: ({ hex }) => ({ to: orNull(hex) }),
  targets: (at) => places(at.content),
  refuse(at, seat, { to }) {
    if (to === null) return null;
    const hex = hexOf(at, to as string);
    if (hex === at.state.magicians[seat].hex) return refusal('R59', { hex: to as string }, 'here');
    if (at.content.water[hex]) return refusal('R59', { hex: to as string }, 'water');
    const there = occupantOf(at, seat, hex);
    return there ? refusal('R59', { hex: to as string, there }, 'taken') : null;
  },
  apply(t, seat, { to }) {
    const m = t.state.magicians[seat];
    if (to === null) return depart(t, seat);
    const captive = m.status === 'captive';
    m.status = 'map';
    m.captor = null;
    m.hex = hexOf(t, to as string);
    t.tell({ type: 'transported', by: seat, hex: to as string });
    if (captive) t.tell({ type: 'freed', by: seat });
    refreshFound(t);
  },
};
