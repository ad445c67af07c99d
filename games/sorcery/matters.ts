import type { MatterOf, Seat } from '@conjure/engine';
import type { MoveHow } from './events.ts';
import type { Facing } from './geometry/direction.ts';
import type { Path } from './geometry/path.ts';
import type { SpellMatter } from './spell-matters.ts';

/**
 * What is still to be done, in the order of the rulebook, the next last. Plain data: a pending decision is never a closure,
 * so that the match is at rest before every single one of them. Figures, books and cards are named by number.
 */
export type SorceryMatter = BaseMatter | SpellMatter;

type BaseMatter =
  // Set-up [B34]
  | { readonly do: 'armies' | 'firstPlayer' | 'muster' }
  | { readonly do: 'chooseFirst' | 'zone'; readonly seat: Seat }
  /** By place in the order of turns. */
  | { readonly do: 'domain' | 'deploy'; readonly at: number }
  // The turn [B40]
  | { readonly do: 'turn' | 'command' | 'act' | 'turnEnds' }
  | { readonly do: 'end'; readonly step: number }
  /** The action of these figures is over: tokens, pushing, the test of defeat. [B47] [B48] [B106] */
  | ActionEnds
  // Moves [B53]
  | Walk
  | { readonly do: 'formation'; readonly members: readonly Member[]; readonly at: number }
  | { readonly do: 'moved'; readonly figure: number; readonly before: readonly number[] }
  | { readonly do: 'spin'; readonly figure: number; readonly mover: number }
  | { readonly do: 'endMove'; readonly figure: number }
  // Combat [B68]
  | Strike;

export interface ActionEnds {
  readonly do: 'actionEnds';
  readonly figures: readonly number[];
  /** The second action of a Magestone Trance: its token does not push, the trance rolls follow. [S66] */
  readonly trance: boolean;
  /** Its second token pushes; only a two-bar browse may be spared by its switch. [S36] */
  readonly pushes: boolean;
}

export interface Member {
  readonly figure: number;
  readonly path: Path;
  readonly facing: Facing;
}

/** An own move: the path without its start, the facing at its end, and the facing if it does not break away. [B53] [B58] */
export interface Walk extends Member {
  readonly do: 'walk';
  readonly held: Facing;
  readonly how: MoveHow;
}

/** An attack that waits for the move before it. What it is made of stands in rules/combat/attack.ts. [B62] */
export interface Strike {
  readonly do: 'strike';
  readonly by: number;
  readonly form: 'close' | 'ranged';
  readonly targets: readonly number[];
  /** The ability that was chosen for it, by number, or NONE. */
  readonly ability: number;
  readonly pierce: boolean;
}

export type SorceryMatterOf<D extends SorceryMatter['do']> = MatterOf<SorceryMatter, D>;
