import type { Summary } from '@conjure/host';

/** A match on the shelf: one of this device, or one that is played elsewhere. */
export interface ShelfMatch extends Summary {
  /** Where some of those at it are elsewhere. */
  readonly online?: {
    readonly phase: 'waiting' | 'playing' | 'closed';
    /** Somebody at this screen is to decide. */
    readonly mine: boolean;
  };
}

/** Mine to move first, then whatever was touched last. */
export const inOrder = (matches: readonly ShelfMatch[]): ShelfMatch[] =>
  matches.toSorted((a, b) => Number(b.online?.mine ?? false) - Number(a.online?.mine ?? false) || b.saved - a.saved);
