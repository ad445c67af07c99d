import type { Event, Seat } from '@conjure/engine';
import type { CombatResult, Power, RankName, SearchResult, ShieldName } from './data.ts';

/** A hex, mortal or treasure box as people name it: `0705`, `emir-of-ani`, `43`. The Ring is the item `ring`. */
export type HexName = string;
export type MortalId = string;
export type Item = string;

type Happened<T extends string, F = Record<never, never>> = Event & { type: T } & F;
type Rolls = { rolls: readonly (readonly number[])[] };

/** Everything that can happen, in the words of the rulebook. */
export type DemonsEvent =
  | Happened<'ordered', { order: Seat[]; rolls: number[] }>
  | Happened<'shielded', { by: Seat; shield: ShieldName }>
  | Happened<'gameTurn', { turn: number }>
  | Happened<'playerTurn', { by: Seat }>
  | Happened<'lostTurn', { by: Seat }>
  | Happened<'placed', { by: Seat; hex: HexName }>
  | Happened<'woke', { mortal: MortalId; die: number; distance: number; woke: boolean }>
  | Happened<'targeted', { mortal: MortalId; target: Seat } & Rolls>
  | Happened<'wayChosen', { mortal: MortalId; hexes: HexName[]; hex: HexName } & Rolls>
  | Happened<'marched', { mortal: MortalId; path: HexName[]; towards: 'magician' | 'base' | 'order' }>
  | Happened<'recovered', { mortal: MortalId; hex: HexName }>
  | Happened<'cornered', { mortal: MortalId; by: Seat; hex: HexName }>
  | Happened<'dropped', { mortal: MortalId; by: Seat }>
  | Happened<'searched', { by: Seat; die: number; modifier: number; strength: number; result: SearchResult }>
  | Happened<'evaded', { by: Seat; hex: HexName | null }>
  | Happened<'hidden', { by: Seat }>
  | Happened<'victim', { mortal: MortalId; victim: Seat } & Rolls>
  | Happened<'moved', { by: Seat; path: HexName[]; cost: number }>
  | Happened<'left', { by: Seat }>
  | Happened<'waited', { by: Seat }>
  | Happened<'committed', { by: Seat; spirits: number[]; role: 'attack' | 'defence' }>
  | Happened<
      'fought',
      {
        attackers: MortalId[];
        attacker: Seat | null;
        defenders: MortalId[];
        defender: Seat | null;
        hex: HexName;
        attack: number;
        defence: number;
        die: number;
        result: CombatResult;
      }
    >
  | Happened<'fled', { mortal: MortalId }>
  | Happened<'destroyed', { mortal: MortalId }>
  | Happened<'captured', { by: Seat; captor: MortalId | null; master: Seat | null } & Rolls>
  | Happened<'freed', { by: Seat }>
  | Happened<'emerged', { by: Seat; hex: HexName }>
  | Happened<'released', { by: Seat; spirit: number; why: Release }>
  | Happened<'returned', { by: Seat; owner: Seat; spirit: number }>
  | Happened<'fetched', { by: Seat; spirit: number; mortal: MortalId; items: Item[] }>
  | Happened<'conjured', { by: Seat; rank: RankName; die: number; modifier: number; penalty: number; number: number }>
  | Happened<'turned', { by: Seat; rank: RankName; spirit: number }>
  | Happened<'turnedUnseen', { by: Seat; rank: RankName }>
  | Happened<'dud', { by: Seat; spirit: number }>
  | Happened<'ringFound', { by: Seat }>
  | Happened<'cursed', { by: Seat; curses: number; averted: number }>
  | Happened<'lifted', { by: Seat; spirit: number }>
  | Happened<'died', { by: Seat; cause: 'curses' | 'torture' }>
  | Happened<'controls', { by: Seat; rank: RankName }>
  | Happened<'used', { by: Seat; spirit: number; power: Power }>
  | Happened<'cured', { by: Seat; target: Seat; ill: 'wound' | 'curse' }>
  | Happened<'boxRolled', { by: Seat; spirit: number; dice: number[]; box: Item; hex: HexName }>
  | Happened<'seized', { by: Seat; spirit: number; box: Item; die: number; needed: number; success: boolean }>
  | Happened<'gained', { by: Seat; item: Item; from: Seat | null }>
  | Happened<'pickedUp', { by: Seat; items: Item[]; hex: HexName }>
  | Happened<'familiar', { by: Seat; mortal: MortalId }>
  | Happened<'lured', { by: Seat; owner: Seat; spirit: number }>
  | Happened<'unseen', { by: Seat }>
  | Happened<'distracted', { by: Seat; target: Seat }>
  | Happened<'loved', { by: Seat; hex: HexName }>
  | Happened<'reconciled', { by: Seat; hex: HexName | null }>
  | Happened<'storm', { by: Seat; mortals: MortalId[] }>
  | Happened<'quake', { by: Seat }>
  | Happened<'transported', { by: Seat; hex: HexName }>
  | Happened<'cityDestroyed', { by: Seat; hex: HexName }>
  | Happened<'removed', { mortal: MortalId }>
  | Happened<
      'clashed',
      { attackers: MortalId[]; target: MortalId; attack: number; defence: number; die: number; result: CombatResult }
    >
  | Happened<'raised', { by: Seat; sum: number; die: number; success: boolean; shield: ShieldName; items: Item[] }>
  | Happened<'paid', { by: Seat; captor: MortalId | null; master: Seat | null; item: Item }>
  | Happened<'tortured', { by: Seat; captor: MortalId | null; master: Seat | null; die: number; wounds: number }>
  | Happened<'loosened', { item: Item; hex: HexName }>
  | Happened<'boxClosed', { box: Item }>
  | Happened<'offered', { by: Seat; to: Seat; give: Item[]; take: Item[] }>
  | Happened<'traded', { by: Seat; to: Seat; give: Item[]; take: Item[] }>
  | Happened<'declined', { by: Seat; from: Seat }>
  | Happened<'auctionCalled', { by: Seat; mortal: MortalId }>
  | Happened<'bids', { bids: { by: Seat; items: Item[]; value: number }[] }>
  | Happened<'ringSold', { by: Seat; mortal: MortalId; items: Item[] }>
  | Happened<'ringUnsold', { tie: boolean }>
  | Happened<'effectsEnded', { by: Seat }>
  | Happened<'timeUp', { turn: number }>
  | Happened<'ended', { winners: Seat[]; nets: (number | null)[] }>;

/** Why a spirit was released. */
export type Release = 'power' | 'combat' | 'curse' | 'will' | 'fit' | 'hoard' | 'death' | 'leaving' | 'familiar';
