import { copyPlain, type Dice, type Seat, shuffleAnew, type Viewer } from '@conjure/engine';
import { result } from './rules.ts';
import type { Position, State } from './state.ts';

export type EmbersEvent =
  | { type: 'summoned'; by: Seat; spirit: number; die: number; embers: number }
  | { type: 'released'; by: Seat; spirit: number }
  /** `null`: which one is hidden from whoever hears of it. */
  | { type: 'drew'; by: Seat; spirit: number | null };

export interface EmbersView {
  /** `hand` is `null` where it is somebody else's. */
  seats: { embers: number; cards: number; hand: number[] | null }[];
  pile: number;
  discard: number[];
  turn: Seat;
  smoke: number;
  goal: number;
}

/** What a viewer may see, built from nothing. [E1] */
export const view = ({ state }: Position, viewer: Viewer): EmbersView => ({
  seats: state.hands.map((hand, seat) => ({
    embers: state.embers[seat],
    cards: hand.length,
    hand: seat === viewer ? [...hand] : null,
  })),
  pile: state.deck.pile.length,
  discard: [...state.deck.discard],
  turn: state.turn,
  smoke: state.smoke,
  goal: state.goal,
});

/** A state that looks the same to the seat: all that it cannot see is mixed and dealt anew. */
export function imagine({ state }: Position, seat: Seat, dice: Dice): State {
  const world = copyPlain(state);
  const others = world.hands.filter((_, each) => each !== seat);
  const hidden = shuffleAnew([...world.deck.pile, ...others.flat()], dice);
  for (const hand of others) hand.splice(0, hand.length, ...hidden.splice(0, hand.length));
  world.deck.pile = hidden;
  return world;
}

/** How good a position is: 1 is won, 0 lost, and in between it is the lead that counts. */
export function sense(at: Position, seat: Seat): number {
  const over = result(at);
  if (over) return over.winners.includes(seat) ? 1 : 0;
  const { embers, goal } = at.state;
  const best = Math.max(...embers.filter((_, each) => each !== seat));
  return Math.min(0.95, Math.max(0.05, 0.5 + (embers[seat] - best) / (2 * goal)));
}
