import { must } from '@conjure/engine';
import type { PlaceView } from '../view.ts';
import { rollsToFill } from './rolls.ts';
import { emptySlots, otherHeroes, otherOn, type Player, type Sight, SYMBOL } from './sight.ts';
import type { HeroWeights } from './weights.ts';

/** What never comes about counts as so many rolls. */
export const NEVER = 1000;
/** How much a place counts that no hero with free hands could help to fill. */
const HOPELESS = 0.2;
/** How much of what the other hero could do there alone is taken off. */
const IN_THE_WAY = 0.85;

/** How good it is for a hero to go on at a place with so many dice, once the planned slots (bits) are filled. */
export function heroScore(s: Sight, place: PlaceView, dice: number, planned: number, w: HeroWeights): number {
  const { me } = s;
  const worth = heroWorth(s, place, w);
  const left = emptySlots(place, planned);
  const other = otherOn(s, place);
  const withHim = (him: Player | null): number =>
    rollsToFill(me, left, dice + (him?.loose ?? 0), me.ready + (him?.ready ?? 0));
  let rolls = withHim(other);
  let share = 1;
  if (rolls === Number.POSITIVE_INFINITY && other === null) {
    for (const helper of otherHeroes(s)) if (helper.shown.place === null) rolls = Math.min(rolls, withHim(helper));
    share = rolls === Number.POSITIVE_INFINITY ? HOPELESS : w.partner;
  }
  const score = (share * worth) / (Math.min(rolls, NEVER) + 1);
  return other === null ? score : score - (IN_THE_WAY * worth) / (alone(me, other, place) + 1);
}

/** How long the other would need there by himself, were the hero's own pieces not in the way. */
function alone(me: Player, other: Player, { slots }: PlaceView): number {
  const free = slots.filter(({ piece }) => piece === null || piece.by === me.seat).map(({ symbol }) => SYMBOL[symbol]);
  return Math.min(NEVER, rollsToFill(other, free, other.loose, other.ready));
}

function heroWorth(s: Sight, { kind, card }: PlaceView, w: HeroWeights): number {
  switch (kind) {
    case 'satchel':
      return w.satchel;
    case 'hex':
      return w.hexRemedy;
    case 'wound':
      return w.woundRemedy;
    case 'wyrm':
      return wyrmWorth(s, w);
    default: {
      const { shown } = s.me;
      const mends = card?.effect === 'mend' && (shown.hexed !== null || shown.wounded);
      return w.ordeal + (card?.banner ? w.bannerBonus : 0) + (mends ? w.mendBonusWhenAfflicted : 0);
    }
  }
}

/** The nearer the Wyrm, the more; little where too few of its spells are left to bring it all the way. */
function wyrmWorth({ view }: Sight, w: HeroWeights): number {
  const at = must(view.wyrm ?? undefined, 'the Wyrm');
  let open = 0;
  for (const { kind, card } of view.places) if (kind === 'spell' && card?.effect === 'wyrm') open++;
  if (open + (view.decks.sorcerer.groups.wyrm ?? 0) < 4 - at) return w.wyrmTileWhenNoThreat;
  const calling = open > 0 ? w.wyrmSpellOpenFactor : 1;
  const few = view.familiars && view.seats.length === 3 ? w.twoHeroesWithFamiliarsFactor : 1;
  return at === 0 ? 0 : must(w.wyrmTile[at - 1], 'the worth of its tile with the Wyrm at', at) * calling * few;
}
