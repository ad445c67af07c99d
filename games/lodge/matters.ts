import type { MatterOf, Seat } from '@conjure/engine';
import type { Trigger } from './data.ts';
import type { Phase } from './state.ts';

/**
 * What is still to be done, in the order of the rulebook, the next last. Plain data: a pending decision is never a closure,
 * so that the match is at rest before every single one of them.
 *
 * `by` is the player whose action, spell or effect it belongs to. Numbers name things as the state does: models, rooms,
 * evocations, effects and cards by their index.
 */
export type LodgeMatter =
  | { readonly do: 'begin'; readonly phase: Phase }
  // Set-up [B11]
  | { readonly do: 'chooseMage' | 'chooseGrimoire'; readonly seat: Seat }
  | { readonly do: 'deal' }
  // Black Rose phase [B15–B21]
  | { readonly do: 'turnUp' }
  | { readonly do: 'eventOp'; readonly event: number; readonly at: number }
  | { readonly do: 'eventLies'; readonly event: number }
  | { readonly do: 'recurring'; readonly space: number }
  | { readonly do: 'may'; readonly by: Seat; readonly effect: number }
  | { readonly do: 'questOfRound'; readonly seat: Seat }
  // Study and Preparation [B22–B29]
  | { readonly do: 'study' | 'prepare' }
  // Action phase [B30–B41]
  | { readonly do: 'turn' | 'actionEnds' }
  | { readonly do: 'steps'; readonly by: Seat; readonly left: number; readonly after: StepsAfter }
  | { readonly do: 'part'; readonly by: Seat; readonly may: 'activate' | 'attack' }
  | { readonly do: 'spent'; readonly by: Seat; readonly slot: number }
  | { readonly do: 'roomEffect'; readonly by: Seat; readonly room: number }
  | { readonly do: 'pickUp'; readonly seat: Seat }
  // Effects [B36]
  | Run
  | { readonly do: 'push'; readonly by: Seat; readonly model: number; readonly left: number }
  | { readonly do: 'placeModel'; readonly by: Seat; readonly model: number; readonly range: number }
  | {
      readonly do: 'spread';
      readonly by: Seat;
      readonly range: number;
      readonly amount: number;
      readonly left: number;
      readonly picked: number;
    }
  | { readonly do: 'heal' | 'convert'; readonly by: Seat; readonly model: number; readonly left: number }
  | { readonly do: 'convertRoom'; readonly by: Seat; readonly room: number; readonly left: number }
  | { readonly do: 'summon'; readonly by: Seat; readonly creature: number; readonly room: number }
  | { readonly do: 'specimen'; readonly by: Seat; readonly family: number }
  | { readonly do: 'activateEach'; readonly by: Seat; readonly bonus: number; readonly done: number }
  | { readonly do: 'keepDrawn'; readonly by: Seat; readonly keep: number }
  | { readonly do: 'keepQuests'; readonly by: Seat; readonly keep: number }
  | { readonly do: 'questLimit'; readonly by: Seat }
  | { readonly do: 'recall'; readonly by: Seat; readonly left: number }
  // Evocations [B56–B57]
  | { readonly do: 'evocations'; readonly from: number }
  | Activation
  | { readonly do: 'activationEnds'; readonly evocation: number; readonly creature: number }
  // Reactions and damage [B47–B53] [B67–B70]
  | Window
  | Volley
  | {
      readonly do: 'aftermath';
      readonly dealer: number;
      readonly source: number;
      readonly creature: number;
      readonly target: number;
      readonly hurt: number;
      readonly total: number;
      readonly attack: boolean;
    }
  | {
      readonly do: 'extra';
      readonly by: Seat;
      readonly evocation: number;
      readonly creature: number;
      readonly target: number;
      readonly hurt: number;
    }
  | { readonly do: 'check'; readonly hitter: number; readonly asked: number }
  | { readonly do: 'doom'; readonly by: Seat; readonly seat: Seat; readonly wounds: number }
  // Quests [B91]
  | { readonly do: 'reward'; readonly by: Seat; readonly effect: number }
  | { readonly do: 'solve' | 'regroup' }
  // Clean-up [B62–B66]
  | { readonly do: 'unused' | 'destroy' | 'refresh' | 'endCheck' };

/** What may follow the last step: the room's activation in Explore, the attack in the older Fight. [B38] [B43] */
type StepsAfter = 'nothing' | 'activate' | 'attack';

/** A list of ops being carried out, from `at` on. */
export interface Run {
  readonly do: 'ops';
  readonly by: Seat;
  readonly effect: number;
  readonly at: number;
  /** The model hit or chosen by the op before, the one that triggered the reaction, the evocation just summoned. */
  readonly same: number;
  readonly trigger: number;
  readonly last: number;
}

/** An evocation being activated: what it has done so far. [B57] */
export interface Activation {
  readonly do: 'activation';
  readonly by: Seat;
  readonly evocation: number;
  readonly creature: number;
  readonly steps: number;
  readonly attacked: boolean;
  /** It has attacked after its steps and takes no more of them. */
  readonly halted: boolean;
  readonly swapped: boolean;
  readonly bonus: number;
}

/** Players who may still answer a trigger with a reaction, as bits. [B47] */
export interface Window {
  readonly do: 'window';
  readonly trigger: Trigger;
  readonly model: number;
  readonly room: number;
  readonly seats: number;
}

/** Packets dealt at once: model and amount in turn. First protections, then the cubes. [B67] [B68] */
export interface Volley {
  readonly do: 'volley';
  readonly dealer: number;
  readonly source: number;
  readonly attack: boolean;
  /** Reaches mages in their Cells. [R41] */
  readonly everywhere: boolean;
  readonly hits: readonly number[];
  readonly placing: boolean;
  readonly at: number;
  /** Mages hurt, as bits, and cubes placed. */
  readonly hurt: number;
  readonly total: number;
  /** Seat and amount in turn: what goes to a hunter when all else is placed. [R11] */
  readonly excess: readonly number[];
}

export type LodgeMatterOf<D extends LodgeMatter['do']> = MatterOf<LodgeMatter, D>;
