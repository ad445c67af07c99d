import type { Board } from './board.ts';
import type { HalfKind, LodgeData, Trigger } from './data.ts';
import type { Constants } from './data-constants.ts';
import type { Condition } from './effects/conditions.ts';
import type { Extra } from './effects/extras.ts';
import type { EventOp, Op } from './effects/vocabulary.ts';

/** A list of ops, and whether a combat half does them. [B36] */
export interface Effect {
  readonly ops: readonly Op[];
  readonly combat: boolean;
  /** Where it is printed: `ember_dart/a`, `room:crypt`, `guard:muso`, `quest:q101`, `event:e104`, `after:lerna`. */
  readonly of: string;
}

export interface RoomTile {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly fixed: boolean;
  readonly capacity: number;
  readonly points: readonly number[];
  readonly minMoon: number;
  readonly effect: number;
  /** The family whose lair it is, or −1. [F4] */
  readonly family: number;
  /** Nobody may use its effect from elsewhere. [B94] [R37] */
  readonly closedToCopies: boolean;
}

export interface Mage {
  readonly id: string;
  readonly name: string;
  readonly health: number;
  readonly hand: number;
  readonly move: number;
  readonly attack: number;
  readonly questLimit: number;
  readonly personal: number;
  readonly personalCopies: number;
  readonly school: number;
}

export interface Half {
  readonly kind: HalfKind;
  readonly trigger: Trigger | null;
  readonly range: number;
  readonly effect: number;
  /** A trap or protection: never cast. [B35] */
  readonly reacts: boolean;
}

export interface Card {
  readonly id: string;
  readonly name: string;
  /** A school, or PERSONAL or FORGOTTEN. */
  readonly school: number;
  readonly copies: number;
  /** By half: a, b. */
  readonly halves: readonly [Half, Half];
}
export const PERSONAL = -1;
export const FORGOTTEN = -2;

/** An ordinary evocation, or a familiar with its Hunting values: as many wound slots as health. [F15] [F19] */
export interface Creature {
  readonly id: string;
  readonly name: string;
  readonly archetype: string;
  readonly move: number;
  readonly damage: number;
  readonly health: number;
  readonly extra: Extra;
  /** 0 for familiars: each is one of its kind. */
  readonly copies: number;
  /** −1 for ordinary evocations. */
  readonly family: number;
  /** What the Familiar Action does, or −1. [F27] */
  readonly guard: number;
}

export interface Quest {
  readonly id: string;
  readonly name: string;
  readonly moon: number;
  readonly power: number;
  readonly condition: Condition;
  /** How much of it is needed. */
  readonly need: number;
  readonly reward: number;
  readonly familiars: boolean;
  /** It counts within one round. [B91] */
  readonly inRound: boolean;
  /** It looks at the start of a Clean-up. [B62] */
  readonly atCleanUp: boolean;
  /** Colours that count, as bits. */
  readonly colours: number;
}

export interface RoseEvent {
  readonly id: string;
  readonly name: string;
  readonly moon: number;
  readonly timing: 'instant' | 'blackRose' | 'ongoing';
  readonly slot: number;
  readonly reveal: number;
  readonly leave: number;
  readonly crown: boolean;
  readonly ops: readonly EventOp[];
  /** By op: what every mage may do, or −1. */
  readonly lends: readonly number[];
}

interface Grimoire {
  readonly id: string;
  readonly school: number;
  readonly cards: readonly number[];
}

/** What the data says, indexed for the rules. */
export interface Content {
  readonly data: LodgeData;
  readonly constants: Constants;
  readonly board: Board;
  readonly effects: readonly Effect[];
  /** The 19 rooms, then the lairs by family. */
  readonly tiles: readonly RoomTile[];
  readonly lairs: readonly number[];
  readonly mages: readonly Mage[];
  readonly schools: readonly string[];
  readonly cards: readonly Card[];
  readonly cardIndex: ReadonlyMap<string, number>;
  readonly grimoires: readonly Grimoire[];
  /** Ordinary evocations, then familiars. */
  readonly creatures: readonly Creature[];
  readonly firstFamiliar: number;
  readonly creatureIndex: ReadonlyMap<string, number>;
  readonly quests: readonly Quest[];
  readonly events: readonly RoseEvent[];
  /** By trigger, the farthest that any card of the game answers it: what everybody knows. */
  readonly farthest: Readonly<Record<Trigger, number>>;
  /** How many cubes the longest life bar, room and wound track hold. */
  readonly widest: { readonly sheet: number; readonly room: number; readonly card: number };
}
