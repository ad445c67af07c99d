import type { CardView, PlaceView } from '../view.ts';
import { isHero, type Player, type Sight } from './sight.ts';
import type { SorcererWeights } from './weights.ts';

/** What a Gust would sweep, in the sorcerer's reckoning: pieces, and more for a place nearly full and for familiars. */
function gustGain({ slots }: PlaceView, w: SorcererWeights): number {
  let pieces = 0;
  let familiars = 0;
  for (const { piece } of slots) {
    if (piece === null) continue;
    pieces++;
    if ('familiar' in piece) familiars++;
  }
  if (pieces === 0) return 0;
  return pieces + (slots.length - pieces <= 1 ? w.gustAlmostFull : 0) + w.gustFamiliar * familiars;
}

/** The place that a Gust had best sweep, the first of equals, and what that gains. [B30] [B31] [R17] */
export function bestGust({ view }: Sight, w: SorcererWeights): { place: string | undefined; gain: number } {
  let place: string | undefined;
  let gain = 0;
  for (const there of view.places) {
    if (there.side !== 'heroes' || (there.kind !== 'ordeal' && !view.options.gustHitsTiles)) continue;
    const here = gustGain(there, w);
    if (here > gain) [place, gain] = [there.place, here];
  }
  return { place, gain };
}

/** A hero carries one hex and one wound at the most. [B49] */
const canBeHit = ({ shown }: Player, effect: CardView['effect']): boolean =>
  effect === 'hex' ? shown.hexed === null : !shown.wounded;

/** Whom it hurts most: a hex him with most loose dice; a wound him who is hexed, then him with fewest. [B44] [B46] */
export function bestVictim({ players }: Sight, effect: CardView['effect']): Player | null {
  const harm = ({ loose, hexed }: Player): number => (effect === 'hex' ? loose : (hexed < 0 ? 0 : 100) - loose);
  let victim: Player | null = null;
  for (const hero of players)
    if (isHero(hero) && canBeHit(hero, effect) && (victim === null || harm(hero) > harm(victim))) victim = hero;
  return victim;
}

/** What the spell is aimed at, where it needs an aim and has one. [B28] */
export function aimOf(s: Sight, card: CardView, w: SorcererWeights): string | undefined {
  if (card.aim === 'place') return bestGust(s, w).place;
  return card.aim === 'hero' ? bestVictim(s, card.effect)?.shown.id : undefined;
}
