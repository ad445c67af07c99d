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
