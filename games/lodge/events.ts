import type { Event, Seat } from '@conjure/engine';
import type { SlotName } from './board.ts';
import type { Trigger } from './data.ts';
import type { Stat } from './effects/vocabulary.ts';
import type { Phase, Source } from './state.ts';

/** `q,r`; `nero` or `nero.bone_thrall.1`; `ember_dart`; `a` or `b`. */
export type RoomName = string;
export type ModelName = string;
export type CardId = string;
/** Which half of a card is meant. */
export type HalfName = 'a' | 'b';
/** Whose cubes or Power: a seat's, or the Black Rose's. */
export type Owner = Seat | 'rose';
/** Where a mage goes or comes from who is in no room. */
export type Place = RoomName | 'cell';

/** Why a familiar changes its mode: the rule that says so. [R2] */
export const MODE_CHANGES = {
  summoned: 'F11',
  activationEnds: 'F20',
  actionEnds: 'F21',
  pickedUp: 'F22',
  byToken: 'F28',
  inItsPhase: 'F34',
  leftBehind: 'R4',
} as const;
export type ModeReason = (typeof MODE_CHANGES)[keyof typeof MODE_CHANGES];

/** Why nothing is summoned. [F7] */
export const NOT_SUMMONED = { noPlace: 'B55', emptyReserve: 'F8', ownsOne: 'F12' } as const;

type Happened<T extends string, F = Record<never, never>> = Event & { type: T } & F;

/** What somebody gets by a ranking. [B73] */
export interface Prize {
  readonly who: Owner;
  readonly cubes: number;
  readonly points: number;
}

/** Everything that can happen, in the words of the rulebook. */
export type LodgeEvent =
  | Happened<'mageChosen', { by: Seat; mage: string }>
  | Happened<'grimoireChosen', { by: Seat; grimoire: string }>
  | Happened<'roundBegan', { round: number }>
  | Happened<'phaseBegan', { phase: Phase; order: Seat[] }>
  | Happened<'eventMoved', { event: string; space: number }>
  | Happened<'eventLeft', { event: string; power: number }>
  | Happened<'eventTurned', { by: Seat; event: string; power: number }>
  | Happened<'eventResolved', { event: string }>
  | Happened<'crownTaken', { by: Seat }>
  | Happened<'powerChanged', { who: Owner; change: number; power: number; why: Source }>
  | Happened<'moonRose', { moon: number }>
  | Happened<'personalTaken', { by: Seat }>
  | Happened<'questDrawn', { by: Seat; n: number; quests?: string[] }>
  | Happened<'questKept', { by: Seat; n: number; quests?: string[] }>
  | Happened<'questDiscarded', { by: Seat; quest?: string }>
  | Happened<'questSolved', { by: Seat; quest: string; power: number }>
  | Happened<'drew', { by: Seat; n: number; cards?: CardId[] }>
  | Happened<'reshuffled', { by: Seat }>
  | Happened<'drewFrom', { by: Seat; n: number; schools: string[]; cards?: CardId[] }>
  | Happened<'kept', { by: Seat; n: number; cards?: CardId[] }>
  | Happened<'forgot', { by: Seat; school: string; card?: CardId }>
  | Happened<'discarded', { by: Seat; n: number; cards?: CardId[] }>
  | Happened<'prepared', { by: Seat; slots: SlotName[] }>
  | Happened<'turnBegan', { by: Seat }>
  | Happened<'passed', { by: Seat }>
  | Happened<'explored' | 'fought' | 'usedFamiliarAction', { by: Seat }>
  | Happened<'sortie', { by: Seat; why: 'F28' | 'F34' }>
  | Happened<'commanded', { by: Seat; model: ModelName }>
  | Happened<'momentum', { by: Seat; slot: SlotName }>
  | Happened<'moved', { model: ModelName; from: Place; to: Place; how: 'step' | 'push' | 'placed' | 'swapped' }>
  | Happened<'roomActivated', { by: Seat; room: RoomName }>
  | Happened<'roomCopied', { by: Seat; room: RoomName }>
  | Happened<'cast', { by: Seat; slot: SlotName; card: CardId; half: HalfName }>
  | Happened<'revealed', { by: Seat; slot: SlotName; card: CardId; half: HalfName; trigger: Trigger }>
  | Happened<'cancelled', { by: Seat }>
  | Happened<'attacked', { model: ModelName; targets: ModelName[] }>
  | Happened<'reduced', { by: Seat; n: number; left: number }>
  | Happened<
      'damaged',
      { model: ModelName; dealer: Owner; n: number; lost: number; familiar: string; shared: number; how: Damage }
    >
  | Happened<'healed', { model: ModelName; place: 'sheet' | 'card'; whose: Owner }>
  | Happened<'converted', { by: Seat; model: ModelName; whose: Owner }>
  | Happened<'roomConverted', { by: Seat; room: RoomName; whose: Owner }>
  | Happened<'instability', { room: RoomName; whose: Owner; n: number; left: number }>
  | Happened<'summoned', { by: Seat; model: ModelName; room: RoomName }>
  | Happened<'familiarSummoned', { by: Seat; familiar: string }>
  | Happened<'notSummoned', { by: Seat; why: (typeof NOT_SUMMONED)[keyof typeof NOT_SUMMONED] }>
  | Happened<'modeChanged', { by: Seat; familiar: string; mode: 'guard' | 'hunting'; room: Place; why: ModeReason }>
  | Happened<'evocationLeft', { model: ModelName; familiar: boolean; how: 'defeated' | 'banished' | 'removed' }>
  | Happened<'saved', { by: Seat }>
  | Happened<'unharmed', { by: Seat; familiar: string }>
  | Happened<'defeated', { seat: Seat; trophy: Owner | 'nobody' }>
  | Happened<'defeatScored', { seat: Seat; prizes: Prize[] }>
  | Happened<'roomDestroyed', { room: RoomName; prizes: Prize[]; token: Owner | 'nobody' }>
  | Happened<'buffed', { by: Seat; stat: Stat; n: number }>
  | Happened<'stole', { by: Seat; seat: Seat; n: number }>
  | Happened<'peeked', { by: Seat; seat: Seat; spells?: string[] }>
  | Happened<'dispelled', { by: Seat; seat: Seat; slot: SlotName }>
  | Happened<'exchanged', { by: Seat; slot: SlotName; card?: CardId; half?: HalfName }>
  | Happened<'cleanedUp', { by: Seat; n: number; kept: number }>
  | Happened<'finalScored', { prizes: FinalPrize[] }>
  | Happened<'gameOver', { winner: Owner }>;

/** How the damage was taken: by the model alone, divided in Guard [F31], or with excess on the hunter [F37]. */
export type Damage = 'alone' | 'divided' | 'overflowed';

export interface FinalPrize {
  readonly who: Owner;
  readonly quests: number;
  readonly trophies: number;
  readonly tokens: number;
  readonly crown: number;
  readonly power: number;
}
