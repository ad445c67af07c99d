import type { PlaceShape } from './places.ts';

/** Where an effect is written down. */
const RULES = { mend: 'B50', gust: 'B30', thorns: 'B33', wyrm: 'B36', hex: 'B44', wound: 'B46' } as const;

export interface EffectShape {
  readonly kind: keyof typeof RULES;
  readonly rule: string;
}

/** What a card does when it is full. Thorns that have come up among the ordeals do nothing any more. */
export function effectOf({ card, kind }: Pick<PlaceShape, 'card' | 'kind'>): EffectShape | null {
  if (!card || card.effect === 'none' || (kind !== 'spell' && card.effect !== 'mend')) return null;
  return { kind: card.effect, rule: RULES[card.effect] };
}

/** Groups that are told by how many slots their cards have: words `satchel.group.<name>`. */
const BY_SLOTS: readonly string[] = ['plain', 'chant', 'short', 'steep', 'long', 'great', 'sealed'];

/** The words for what the group of a card that does nothing means; `null` where its name says all there is to say. */
export const groupWords = ({ card }: Pick<PlaceShape, 'card'>): string | null =>
  card && BY_SLOTS.includes(card.group) ? `satchel.group.${card.group}` : null;
