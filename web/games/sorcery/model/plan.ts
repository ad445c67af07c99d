import { must } from '@conjure/engine';
import { type CastingChoice, castingOf, type SorceryView, type UseName, type Way } from '@conjure/sorcery/view';
import type { Facing, Placement, Point } from '../board/types.ts';

/** What an action is to be given for, as far as it has been decided. */
export interface Plan {
  readonly figure: number | null;
  readonly way: Pick<Way, 'use' | 'ability' | 'book' | 'fury'> | null;
  readonly mode: string | null;
  readonly targets: readonly number[];
  /** Where somebody goes, or something is put; in a formation by member. */
  readonly placements: ReadonlyMap<number, Placement>;
  /** The one of them that is being moved. */
  readonly active: number | null;
  /** Corners and facing were set by hand: they are not to be found any more. */
  readonly bent: boolean;
  readonly turned: boolean;
  /** What is dragged is out of reach: the ghost waits at the last place that is not. */
  readonly beyond: boolean;
  /** All of a formation go as the one that is being moved. */
  readonly together: boolean;
  /** The facing if it does not break away. [B58] */
  readonly held: Facing | null;
  readonly fallen: number | null;
  /** A spell in play, and a book that is closed. */
  readonly spell: number | null;
  readonly closes: number | null;
  readonly breach: boolean;
  readonly pierce: boolean;
  readonly lender: number | null;
}

export const NO_PLAN: Plan = {
  figure: null,
  way: null,
  mode: null,
  targets: [],
  placements: new Map(),
  active: null,
  bent: false,
  turned: false,
  beyond: false,
  together: true,
  held: null,
  fallen: null,
  spell: null,
  closes: null,
  breach: false,
  pierce: false,
  lender: null,
};

export const isWalk = (use: UseName): boolean =>
  ['move', 'doubleTime', 'quickness', 'surge', 'charge', 'bound'].includes(use);

/** What has to be put somewhere: who walks, is placed or raised, or a glyph; `null` where a use needs no place. */
export interface Mover {
  /** The figure whose base it is; a glyph is its caster's. */
  readonly figure: number;
  readonly is: 'figure' | 'glyph';
  readonly walks: boolean;
  readonly turns: boolean;
  readonly moves: boolean;
}

export function moversOf(view: SorceryView, plan: Plan): Mover[] {
  const { figure, way } = plan;
  if (figure === null || !way || way.fury) return [];
  const walker = (one: number): Mover => ({ figure: one, is: 'figure', walks: true, turns: true, moves: true });
  const put = (one: number): Mover => ({ figure: one, is: 'figure', walks: false, turns: true, moves: true });
  if (way.use === 'formation') return [...plan.placements.keys()].map(walker);
  if (isWalk(way.use)) return [walker(figure)];
  if (way.use === 'nimble') return [{ ...put(figure), moves: false }];
  if (way.use === 'levitation') return plan.targets.length > 0 ? [put(plan.targets[0])] : [];
  if (way.use === 'necromancy') return plan.fallen === null ? [] : [put(plan.fallen)];
  const casting = castingIn(view, plan);
  if (!casting) return [];
  if (casting.needs.includes('path')) return [walker(figure)];
  if (casting.needs.includes('fallen')) return plan.fallen === null ? [] : [put(plan.fallen)];
  if (casting.type === 'glyph') return [{ ...put(figure), is: 'glyph', turns: false }];
  return casting.needs.includes('to') ? [put(figure)] : [];
}

/** What there is to choose for the spell that is to be cast, if one is. */
export const castingIn = (view: SorceryView, { way, mode }: Pick<Plan, 'way' | 'mode'>): CastingChoice | null =>
  way?.use === 'cast' ? castingOf(view, must(way.book, 'the book of a spell'), mode ?? undefined) : null;

/** The path as answers have it: its corners and its end, nothing for who stays. */
export function pathOf(start: Point, { at, corners }: Placement): Point[] {
  const path = [...corners, at];
  return path.every(({ x, y }) => x === start.x && y === start.y) ? [] : path;
}

/** What is still to be decided. */
export type Missing = 'figure' | 'way' | 'mode' | 'target' | 'spell' | 'fallen' | 'place' | 'book';

export function missingIn(view: SorceryView, plan: Plan): Missing | null {
  const { figure, way } = plan;
  if (figure === null) return 'figure';
  if (!way) return 'way';
  if (way.fury) return null;
  switch (way.use) {
    case 'close':
    case 'surge':
    case 'charge':
      return way.ability === 'sweep' || plan.targets.length > 0 ? null : 'target';
    case 'ranged':
    case 'bound':
      return way.ability === 'shockwave' || plan.targets.length > 0 ? null : 'target';
    case 'healing':
      return plan.targets.length > 0 ? null : 'target';
    case 'levitation':
      return plan.targets.length === 0 ? 'target' : plan.placements.size === 0 ? 'place' : null;
    case 'necromancy':
      return plan.fallen === null ? 'fallen' : plan.placements.size === 0 ? 'place' : null;
    case 'formation':
      return plan.placements.size === 0 ? 'place' : null;
    case 'cast':
      return missingInCasting(view, plan);
    default:
      return null;
  }
}

function missingInCasting(view: SorceryView, plan: Plan): Missing | null {
  const casting = castingIn(view, plan);
  if (!casting) return null;
  if (casting.modes.length > 0 && plan.mode === null) return 'mode';
  const { needs, targets } = casting;
  if (needs.includes('targets') && plan.targets.length < (targets?.min ?? 1)) return 'target';
  if (needs.includes('spell') && plan.spell === null) return 'spell';
  if (needs.includes('fallen') && plan.fallen === null) return 'fallen';
  if (booksToChoose(view, plan).length > 1 && plan.closes === null) return 'book';
  return (needs.includes('to') || needs.includes('path')) && plan.placements.size === 0 ? 'place' : null;
}

/** The books of the target, where a spell closes one of them. */
export function booksToChoose(view: SorceryView, plan: Plan): number[] {
  const [target] = plan.targets;
  if (target === undefined || !castingIn(view, plan)?.closes) return [];
  return view.books.filter(({ wielder }) => wielder === target).map(({ number }) => number);
}
