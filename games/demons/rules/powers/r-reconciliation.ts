import { orNull, refusal, type Seat } from '@conjure/engine';
import type { Position } from '../../state.ts';
import { hexName, hexOf, hexOfMagician, nextTo, occupantOf, refreshFound } from '../places.ts';
import type { PowerRule } from './power.ts';

/** He may step away if he is a captive or next to a mortal. [R58] */
function mayStep(at: Position, seat: Seat): boolean {
  const { status, hex } = at.state.magicians[seat];
  return status === 'captive' || at.state.mortals.some((unit) => unit.status !== 'gone' && nextTo(at, unit.hex, hex));
}

/** A step out of reach or out of captivity, and no spirit of other magicians against him. [12.3R] [R58] */
export const reconciliation: PowerRule = {
  letter: 'R',
  target: ({ hex }) => ({ to: orNull(hex) }),
  targets: (at, seat) => [
    { to: null },
    ...(mayStep(at, seat)
      ? at.content.neighbours[hexOfMagician(at, seat)].map((hex) => ({ to: hexName(at, hex) }))
      : []),
  ],
  refuse(at, seat, { to }) {
    if (to === null) return null;
    const hex = hexOf(at, to as string);
    const facts = { hex: to as string };
    if (!mayStep(at, seat)) return refusal('R58', facts, 'free');
    if (!nextTo(at, hex, hexOfMagician(at, seat))) return refusal('R58', facts, 'far');
    if (at.content.water[hex]) return refusal('R58', facts, 'water');
    const there = occupantOf(at, seat, hex);
    return there ? refusal('R58', { ...facts, there }, 'taken') : null;
  },
  apply(t, seat, { to }) {
    const m = t.state.magicians[seat];
    m.reconciled = true;
    t.tell({ type: 'reconciled', by: seat, hex: to as string | null });
    if (to === null) return;
    const captive = m.status === 'captive';
    m.hex = hexOf(t, to as string);
    m.status = 'map';
    m.captor = null;
    if (captive) t.tell({ type: 'freed', by: seat });
    refreshFound(t);
  },
};
