import type { Seat } from '@conjure/engine';
import { inScope } from './scope.ts';

/** What lies beside the board: at most one drawer is open. */
function newDrawers() {
  let open: string | null = $state.raw(null);
  let pinned: string | null = $state.raw(null);
  /** Whose sheet was asked for last, and by whom. */
  let seat: Seat | null = $state.raw(null);
  return {
    get open(): string | null {
      return open ?? pinned;
    },
    get pinned(): string | null {
      return pinned;
    },
    /** Whose sheet a drawer shows; `null`: that of whoever is looking. */
    get seat(): Seat | null {
      return seat;
    },
    show(id: string): void {
      open = id;
    },
    /** The sheet of a seat, in the drawer that has the sheets. */
    showSeat(id: string, of: Seat): void {
      seat = of;
      open = id;
    },
    /** The sheet of this seat, whatever drawer is open. */
    lookAtSeat(of: Seat | null): void {
      seat = of;
    },
    hide(): void {
      open = null;
      pinned = null;
    },
    /** Closes what is not pinned. */
    rest(): void {
      open = null;
    },
    toggle(id: string): void {
      if ((open ?? pinned) === id) {
        open = null;
        pinned = null;
      } else open = id;
    },
    pin(id: string | null): void {
      pinned = id;
    },
  };
}

/** The drawers of this table. */
export const drawersHere = inScope(newDrawers);
export type Drawers = ReturnType<typeof newDrawers>;
