import type { Seat } from '@conjure/engine';
import { isHeroCard, NONE, type Place } from '../board.ts';
import type { Card } from '../content.ts';
import { type Position, settingOf, teamOf } from '../state.ts';
import { isWounded } from './pieces.ts';
import { piecesOn, placeName, placeNamed } from './places.ts';

/** A Gust may be aimed at any place of the heroes that holds a piece. [B30] [R17] */
const mayBeSwept = (at: Position, place: Place): boolean =>
  piecesOn(at, place) > 0 && (at.state.options.gustHitsTiles || isHeroCard(place));

/** A hero carries one hex and one wound at the most. [B49] */
const mayBeHit = (at: Position, hero: Seat, effect: Card['effect']): boolean =>
  effect === 'hex' ? at.state.hexed[hero] < 0 : !isWounded(at, hero);

/** What the spell may be aimed at, by name. */
export function aimsOf(at: Position, card: Card): string[] {
  if (card.aim === 'place')
    return teamOf(at)
      .heroPlaces.filter((place) => mayBeSwept(at, place))
      .map((place) => placeName(at, place));
  if (card.aim === 'hero') return teamOf(at).ids.filter((_, seat) => seat > 0 && mayBeHit(at, seat, card.effect));
  return [];
}

/** The place that is swept: the one aimed at, or the one with most pieces, the first of equals; −1 if none. [B28] [B31] */
export function gustTarget(at: Position, aim: string | undefined): Place {
  const aimed = aim === undefined ? NONE : placeNamed(at, aim);
  const { heroPlaces } = teamOf(at);
  if (heroPlaces.includes(aimed) && mayBeSwept(at, aimed)) return aimed;
  let target = NONE;
  let most = 0;
  for (const place of heroPlaces) {
    if (!mayBeSwept(at, place) || piecesOn(at, place) <= most) continue;
    target = place;
    most = piecesOn(at, place);
  }
  return target;
}

/** The hero who is hit: the one aimed at, or the first in seat order who can be; −1 if none. [B28] [B49] */
export function heroTarget(at: Position, aim: string | undefined, effect: Card['effect']): Seat {
  const aimed = aim === undefined ? NONE : teamOf(at).ids.indexOf(aim);
  if (aimed > 0 && mayBeHit(at, aimed, effect)) return aimed;
  for (let hero = 1; hero <= settingOf(at).heroes; hero++) if (mayBeHit(at, hero, effect)) return hero;
  return NONE;
}

/** The aim that counts, by name: the one given, or the one that the rules choose; none where nothing can be hit. [B28] */
export function aimThatCounts(at: Position, card: Card, aim: string | undefined): string | undefined {
  if (card.aim === 'hero') return teamOf(at).ids[heroTarget(at, aim, card.effect)];
  const place = gustTarget(at, aim);
  return place === NONE ? undefined : placeName(at, place);
}
