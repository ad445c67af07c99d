import type { Event, Seat } from '@conjure/engine';
import type { FaceName, SymbolName } from './data.ts';
import type { Cause, Count } from './state.ts';

/** A place or card as people name it: `H1`, `satchel:green`; `O01`. */
export type PlaceName = string;
export type CardId = string;

/** A die by its owner and number, or a familiar by its id. */
export type Piece = { readonly by: Seat; readonly number: number } | { readonly by: Seat; readonly familiar: string };
export type Side = 'heroes' | 'sorcerer';
export type Ill = 'hex' | 'wound';

type Happened<T extends string, F = Record<never, never>> = Event & { type: T } & F;

/** Everything that can happen, in the words of the rulebook. */
export type SatchelEvent =
  | Happened<
      'roundOpened',
      { round: number; ordeals: CardId[]; spells: CardId[]; ordealsLeft: number; spellsLeft: number }
    >
  | Happened<'roundBegan', { by: Seat }>
  | Happened<'beatOpened', { beat: number; order: Seat[] }>
  | Happened<'windowOpened', { by: Seat }>
  | Happened<'rolled', { by: Seat; numbers: number[]; faces: FaceName[] }>
  | Happened<'placed', { by: Seat; number: number; face: FaceName; place: PlaceName; slot: number }>
  | Happened<'familiarPlayed', { by: Seat; familiar: string; place: PlaceName; slot: number }>
  | Happened<'recovered', { by: Seat; place: PlaceName; pieces: Piece[] }>
  | Happened<'completed', { by: Seat; place: PlaceName; card: CardId | null; pieces: Piece[] }>
  | Happened<'activated', { by: Seat; familiar: string }>
  | Happened<'wokeNothing', { place: PlaceName }>
  | Happened<'swept', { place: PlaceName; pieces: Piece[] }>
  | Happened<'missed', { card: CardId }>
  | Happened<'thornsPlanted', { card: CardId }>
  | Happened<'wyrmMoved', { from: number; to: number; pieces: Piece[] }>
  | Happened<'hexed', { hero: Seat; symbol: SymbolName }>
  | Happened<'wounded', { hero: Seat; number: number; from: PlaceName | null }>
  | Happened<'cured', { hero: Seat; ill: Ill; pieces: Piece[] }>
  | Happened<'loreGained', { lore: number }>
  | Happened<'learned', { by: Seat; symbol: SymbolName; lore: number }>
  | Happened<'cardOpened', { place: PlaceName; card: CardId; left: number }>
  | Happened<'paused', { by: Seat; at: number }>
  | Happened<'agreed', { by: Seat; missing: Seat[] }>
  | Happened<'resumed', { at: number }>
  | Happened<
      'roundWon',
      {
        side: Side;
        cause: Cause;
        round: number;
        won: number[];
        beats: number;
        ms: number;
        tally: Record<Count, number>;
      }
    >
  | Happened<'gameWon', { side: Side; won: number[] }>;
