import type { Side } from '@conjure/satchel/view';
import type { Words } from '../names.ts';
import { effectOf, groupWords } from './effects.ts';
import type { PlaceShape } from './places.ts';

const told = (sentences: readonly (string | null)[]): string | null => {
  const all = sentences.filter((one) => one !== null);
  return all.length === 0 ? null : `${all.join('. ')}.`;
};

const TILES: Readonly<Partial<Record<PlaceShape['kind'], string>>> = { satchel: 'home', chest: 'home' };

/** What there is to know of a place beside what is printed on it: what it does when it is full, what its banner is for. */
export function describePointed(shape: PlaceShape, { t }: Pick<Words, 't'>): string | null {
  const { card, kind, closed } = shape;
  const shut = closed && t(`satchel.closed.${closed}`);
  if (!card) return told([shut, t(`satchel.tile.${TILES[kind] ?? kind}`)]);
  const effect = effectOf(shape);
  const group = groupWords(shape);
  return told([
    shut,
    effect ? t(`satchel.effect.${effect.kind}`) : group && t(group),
    card.banner ? t('satchel.banner') : null,
  ]);
}

/** How many cards are left of a deck, and what for. */
export const describeDeck = (side: Side, left: number, { t }: Pick<Words, 't'>): string | null =>
  told([t(`satchel.deck.${side}`, { left }), t('satchel.deck.wins')]);
