import type { PlaceName, Side } from '@conjure/satchel/view';
import type { Dropped } from '../drag.ts';

/** What is being done with the board, and what is told of it. */
export interface Touch {
  /** The one slot that the Tab key comes to. */
  readonly current: string;
  /** Something is in the hand: what takes it shines. */
  readonly isHolding: boolean;
  /** Nothing is in the hand, and there is time: a card that is pressed is read. */
  readonly isReading: boolean;
  /** What something is held over. */
  readonly over: Dropped;
  /** What is being shown, and where. */
  readonly flash: { readonly hex: string; readonly kind: string } | null;
  pick(spot: string): void;
  pickPlace(place: PlaceName): void;
  read(place: PlaceName): void;
  /** A place or a deck is pointed at, or nothing any more: it is told in the word line. */
  point(at: PlaceName | Side | null): void;
  /** A key was pressed on a slot. */
  walk(spot: string, event: KeyboardEvent): void;
  rule(id: string): void;
}
