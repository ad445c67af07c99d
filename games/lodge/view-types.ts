import type { Seat, Viewer } from '@conjure/engine';
import type { SlotName } from './board.ts';
import type { Colour } from './effects/vocabulary.ts';
import type { CardId, ModelName, Owner, Place, Prize, RoomName } from './events.ts';
import type { FamilyId } from './families.ts';
import type { LodgeOptions } from './options.ts';
import type { Phase } from './state.ts';

export interface RoomView {
  room: RoomName;
  /** The room that lies here, `crypt`. */
  tile: string;
  colour: Colour;
  capacity: number;
  points: readonly number[];
  /** Owners in the order of placing. */
  cubes: Owner[];
  activated: boolean;
  destroyed: boolean;
  /** Its moon has risen. [B45] */
  open: boolean;
  token: boolean;
  /** What everybody would get if it were destroyed now. [B80] */
  prizes: Prize[];
}

export interface SlotView {
  slot: SlotName;
  /** A spell lies in it; `spell` where the viewer knows which: `ember_dart/a`. [B29] */
  filled: boolean;
  revealed: boolean;
  spell: string | null;
}

export interface EvocationView {
  model: ModelName;
  creature: string;
  familiar: boolean;
  mode: 'guard' | 'hunting' | null;
  /** In Guard it has no place of its own. [F24] */
  at: RoomName | null;
  health: number;
  damage: Owner[];
  token: 'ready' | 'used' | null;
  /** It has been activated in this Evocation phase. [F35] */
  acted: boolean;
}

interface QuestView {
  quest: string;
  progress: number;
  need: number;
}

/** What only the player of the seat sees. */
export interface PrivateView {
  hand: CardId[];
  grimoire: CardId[];
  /** The part of his discard that the others have not seen. */
  unseen: CardId[];
  drawn: CardId[];
  quests: QuestView[];
  offered: string[];
  dropped: string[];
}

export interface SeatView {
  seat: Seat;
  mage: string | null;
  startingGrimoire: string | null;
  exits: RoomName[];
  at: Place;
  power: number;
  supply: number;
  tokens: number;
  trophies: { of: Seat; n: number }[];
  solved: string[];
  quests: number;
  health: number;
  damage: Owner[];
  beside: Owner[];
  /** What everybody would get if he were defeated now; cubes on his familiar do not count. [B72] [F40] */
  prizes: Prize[];
  physical: number;
  buffs: { attack: number; move: number; armour: number };
  hand: number;
  grimoire: number;
  discard: number;
  /** The part of his discard that everybody has seen. */
  spent: CardId[];
  drawn: number;
  slots: SlotView[];
  evocations: EvocationView[];
  own: PrivateView | null;
}

/** What a viewer may see, built from nothing. */
export interface LodgeView {
  viewer: Viewer;
  options: LodgeOptions;
  families: FamilyId[];
  /** The cards of the familiars are no printed ones. */
  placeholder: boolean;
  round: number;
  moon: number;
  phase: Phase;
  crown: Seat;
  order: Seat[];
  turn: { seat: Seat; actions: number; numbered: boolean; quick: boolean; passes: number } | null;
  endThreshold: number;
  rooms: RoomView[];
  seats: SeatView[];
  rose: { power: number; supply: number; tokens: number; trophies: { of: Seat; n: number }[] };
  track: (string | null)[];
  reserve: string[];
  copies: Record<string, number>;
  schools: Record<string, number>;
  returned: Record<string, number>;
  forgotten: number;
  questDecks: number[];
  eventDecks: number[];
  eventDiscards: string[][];
}
