import { inScope } from '../../parts/scope.ts';
import type { Touch } from './board/touch.ts';
import type { newHands } from './hands.svelte.ts';
import type { PlaceShape } from './model/places.ts';
import type { SeatShape } from './model/seats.ts';

/** The pieces in play, as the board has them: the dock and the drawers show the same. */
export interface PiecesInPlay {
  readonly hands: ReturnType<typeof newHands>;
  readonly touch: Touch;
  readonly shapes: readonly PlaceShape[];
  readonly seats: readonly SeatShape[];
  /** How often each seat has rolled before one's eyes. */
  readonly rolls: readonly number[];
}

function newPlay() {
  let play: PiecesInPlay | null = $state.raw(null);
  return {
    get now(): PiecesInPlay | null {
      return play;
    },
    /** The board says what is in play. */
    begin(of: PiecesInPlay): void {
      play = of;
    },
  };
}

/** What is in play at this table. */
export const playHere = inScope(newPlay);
