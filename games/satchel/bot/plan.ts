import { STAR } from '../board.ts';
import type { PlaceView } from '../view.ts';
import { type Sight, SYMBOL } from './sight.ts';

/** The dice that can be laid on a place now, in the order in which they are, and the slots they fill, as bits. */
export interface Plan {
  readonly steps: readonly { readonly die: number; readonly slot: number }[];
  readonly slots: number;
}

/** Slots from the left, each with the first die that shows just that; then Stars for what is wild. [B17] [B18] [B44] */
export function planFor({ me }: Sight, { slots }: PlaceView): Plan {
  const steps: { die: number; slot: number }[] = [];
  let filled = 0;
  let used = 0;
  const lay = (slot: number, face: number): void => {
    for (const { number, is, face: shown } of me.shown.dice) {
      if (is !== 'showing' || shown === null || SYMBOL[shown] !== face || used & (1 << number)) continue;
      steps.push({ die: number, slot });
      filled |= 1 << slot;
      used |= 1 << number;
      return;
    }
  };
  for (const stars of [false, true])
    for (let slot = 0; slot < slots.length; slot++) {
      const symbol = SYMBOL[slots[slot].symbol];
      if (slots[slot].piece !== null || filled & (1 << slot) || symbol === me.hexed) continue;
      if (!stars) lay(slot, symbol);
      else if (me.wild & (1 << symbol)) lay(slot, STAR);
    }
  return { steps, slots: filled };
}
