import type { Event, Seat } from '@conjure/engine';
import type { SpellEvent } from './events-spells.ts';
import type { Facing } from './geometry/direction.ts';
import type { Point } from './geometry/point.ts';
import type { Ending, Phase } from './state.ts';

export type Happened<T extends string, F = Record<never, never>> = Event & { type: T } & F;

/** A figure, by its number in the match; a view says what it is. */
export type FigureNo = number;

/** Where a number that was added or taken away comes from: an arc, terrain, an ability, a spell. Keys of words. */
export interface Modifier {
  readonly from: string;
  readonly n: number;
}

/** How an attack went against one figure: the values with their modifiers, cut by the rule of 3, and what came of it. */
export interface Blow {
  readonly figure: FigureNo;
  readonly attack: number;
  readonly defense: number;
  readonly forAttack: readonly Modifier[];
  readonly forDefense: readonly Modifier[];
  readonly hit: boolean;
  /** The die of Dodge, or 0. */
  readonly dodge: number;
}

/** What turned a dial. [B82] */
export type Harm = 'attack' | 'effect' | 'pushing' | 'criticalMiss';

/** Everything that can happen, in the words of the rulebook. */
export type SorceryEvent = BaseEvent | SpellEvent;

type BaseEvent =
  | Happened<'armyLocked', { by: Seat }>
  | Happened<'armyShown', { by: Seat; army: string | null; cost: number; figures: string[] }>
  | Happened<'rolledForFirst', { by: Seat; dice: number[]; total: number }>
  | Happened<'firstChosen', { by: Seat; first: Seat }>
  | Happened<'zoneChosen', { by: Seat; zone: number }>
  | Happened<'deployed', { by: Seat; n: number }>
  | Happened<'roundBegan', { round: number }>
  | Happened<'phaseBegan', { by: Seat; phase: Phase; actions: number }>
  | Happened<'venom' | 'poleArm' | 'retaliated' | 'vampirism', { figure: FigureNo; on: FigureNo }>
  | Happened<'commanded', { figure: FigureNo; die: number; extra: boolean }>
  | Happened<'broke', { figure: FigureNo; die: number; away: boolean }>
  | Happened<'moved', { figure: FigureNo; from: Point; path: Point[]; facing: Facing; how: MoveHow }>
  | Happened<'turned', { figure: FigureNo; facing: Facing; why: 'move' | 'held' | 'spin' | 'nimble' }>
  | Happened<'placed' | 'pushedAway', { figure: FigureNo; by: FigureNo; to: Point; facing: Facing }>
  | Happened<'noSpin', { figure: FigureNo }>
  | Happened<
      'attacked',
      {
        by: FigureNo;
        form: 'close' | 'ranged';
        ability: string | null;
        dice: number[];
        blows: Blow[];
      }
    >
  | Happened<'damageRolled', { by: FigureNo; die: number; damage: number }>
  | Happened<'damaged', { figure: FigureNo; n: number; how: Harm; click: number }>
  | Happened<'unharmed', { figure: FigureNo }>
  | Happened<'healed', { figure: FigureNo; n: number; click: number; die: number }>
  | Happened<
      'healingTried',
      { by: FigureNo; on: FigureNo; dice: number[]; attack: number; defense: number; worked: boolean }
    >
  | Happened<'frozen', { figure: FigureNo; die: number; token: boolean }>
  | Happened<'raised', { figure: FigureNo; by: FigureNo; click: number; at: Point }>
  | Happened<'notRaised', { figure: FigureNo; by: FigureNo; die: number }>
  | Happened<'regenerated', { figure: FigureNo; die: number; n: number }>
  | Happened<'eliminated', { figure: FigureNo; points: number }>
  | Happened<'tokenPlaced' | 'tokenTaken', { figure: FigureNo; tokens: number }>
  | Happened<'rested', { figures: FigureNo[] }>
  | Happened<'pushed', { figure: FigureNo }>
  | Happened<'objectiveGained', { by: Seat; objective: string }>
  | Happened<'defeated', { seat: Seat; conceded: boolean }>
  | Happened<'gameOver', { winner: Seat | null; why: Ending }>;

export type MoveHow = 'move' | 'doubleTime' | 'quickness' | 'formation' | 'surge' | 'charge' | 'bound' | 'walkingSpell';
