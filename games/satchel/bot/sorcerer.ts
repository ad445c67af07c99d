import { must } from '@conjure/engine';
import type { PlaceView } from '../view.ts';
import { bestGust, bestVictim } from './aims.ts';
import { NEVER } from './hero.ts';
import { rollsToFill } from './rolls.ts';
import { emptySlots, type Sight } from './sight.ts';
import type { SorcererWeights } from './weights.ts';

/** How good it is for the sorcerer to go on at a place with so many dice, once the planned slots (bits) are filled. */
export function sorcererScore(s: Sight, place: PlaceView, dice: number, planned: number, w: SorcererWeights): number {
  const rolls = rollsToFill(s.me, emptySlots(place, planned), dice, s.me.ready);
  return sorcererWorth(s, place, w) / (Math.min(rolls, NEVER) + 1);
}

function sorcererWorth(s: Sight, { card }: PlaceView, w: SorcererWeights): number {
  if (card === null) return w.chest;
  switch (card.effect) {
    case 'gust':
      return w.gustBase + w.gustPerPoint * bestGust(s, w).gain;
    case 'thorns':
      return w.thorns;
    case 'wyrm':
      return must(w.wyrm[must(s.view.wyrm ?? undefined, 'the Wyrm')], 'the worth of calling the Wyrm');
    case 'hex':
      return bestVictim(s, 'hex') ? w.hex : w.plain;
    case 'wound':
      return bestVictim(s, 'wound') ? w.wound : w.plain;
    default:
      return card.group === 'chant' ? w.chant : w.plain;
  }
}
