import type { Seat } from '@conjure/engine';
import type { Captor } from './state.ts';

/** Who attacks: the mortals with this victim, or one magician with the spirits he committed. */
export type Attack =
  | { readonly mortals: readonly number[] }
  | { readonly magician: Seat; readonly force: readonly number[] };

/** What must be settled before the phase goes on. Plain data: a pending decision is never a closure. */
export type DemonsMatter =
  | { readonly do: 'place'; readonly seat: Seat } // [4.0f]
  | { readonly do: 'evade'; readonly seat: Seat } // [6.0g]
  | { readonly do: 'commit'; readonly seat: Seat; readonly hex: number } // [R32]
  | { readonly do: 'defend'; readonly seat: Seat; readonly attack: Attack } // [7.6]
  | { readonly do: 'fetch'; readonly seat: Seat; readonly mortal: number } // [16.7a]
  | { readonly do: 'spend'; readonly seat: Seat; readonly spirits: readonly number[] } // [R33]
  | { readonly do: 'fit'; readonly seat: Seat } // [R47]
  | { readonly do: 'emerge'; readonly seat: Seat } // [R95]
  | { readonly do: 'turnOver'; readonly seat: Seat; readonly rank: number; readonly number: number } // [R91]
  | { readonly do: 'avert'; readonly seat: Seat; readonly curses: number } // [9.0g]
  | { readonly do: 'stake'; readonly seat: Seat } // [14.0b]
  | {
      readonly do: 'brawl';
      readonly seat: Seat;
      readonly fighters: readonly number[];
      readonly targets: readonly number[];
    } // [R36]
  | { readonly do: 'torture'; readonly seat: Seat; readonly captor: Captor } // [16.0b]
  | { readonly do: 'offer'; readonly seat: Seat; readonly to: Seat } // [R67]
  | {
      readonly do: 'consent';
      readonly seat: Seat;
      readonly from: Seat;
      readonly give: readonly number[];
      readonly take: readonly number[];
    }
  | { readonly do: 'auction'; readonly seat: Seat } // [R103]
  | { readonly do: 'bid'; readonly seat: Seat }; // [11.0f]
