import type { SatchelView, Side } from '@conjure/satchel/view';

export interface Lane {
  readonly side: Side;
  /** Cards still face down. */
  readonly left: number;
  /** How much of the way is behind it, from 0 to 1. */
  readonly share: number;
  /** Rounds it has won, and how many it needs. */
  readonly won: number;
}

/** Both decks on their way to the last card; Thorns may set the heroes back behind the start. */
export const lanesOf = ({ decks, won }: SatchelView): Lane[] =>
  (['heroes', 'sorcerer'] as const).map((side) => {
    const { left, began } = decks[side];
    return { side, left, share: began === 0 ? 1 : Math.min(1, Math.max(0, 1 - left / began)), won: won[side] };
  });
