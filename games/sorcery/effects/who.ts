import type { Seat } from '@conjure/engine';
import { baseAt, touch, touchesToken } from '../geometry/base.ts';
import { type Point, within } from '../geometry/point.ts';
import { shieldedFrom } from '../rules/values/immunity.ts';
import { FIELD, NONE, type Position } from '../state.ts';
import type { Area, Selector } from './selectors.ts';

/** Whom the effects of a card speak of. Figures by number, NONE where there is nobody. */
export interface Context {
  /** Whose spell it is: caster, countering warrior or wielder. NONE: a domain or an illusion, which nobody is immune to. [R61] */
  readonly owner: number;
  /** Who says what is friendly and what opposing. [R80] */
  readonly seat: Seat;
  readonly breach: boolean;
  readonly caster: number;
  /** The target, or the enchanted figure. */
  readonly target: number;
  readonly glyph: Point | null;
  /** The mover, the one chosen, or the one a die was rolled for. */
  readonly it: number;
}

/** Elements and markers have this radius. [S48a] [B95] */
export const TOKEN = 500;

function named(context: Context, word: Exclude<Selector, object> | Area['of']): number {
  switch (word) {
    case 'target':
    case 'enchanted':
      return context.target;
    case 'caster':
      return context.caster;
    case 'wielder':
    case 'counterer':
      return context.owner;
    default:
      return context.it;
  }
}

/** Whether immunity keeps the spell of its owner off a figure. [B91] [R70] [R81] */
const isShielded = (at: Position, { owner, breach }: Context, figure: number): boolean =>
  owner !== NONE && shieldedFrom(at, figure, owner, breach);

/** Whether an effect speaks of this figure, which stands on the field. The immune are not affected. [B91] */
export function isAmong(at: Position, context: Context, who: Selector, figure: number): boolean {
  if (!isMeant(at, context, who, figure)) return false;
  return !isShielded(at, context, figure);
}

function isMeant(at: Position, context: Context, who: Selector, figure: number): boolean {
  if (typeof who === 'string') return who === 'all' || named(context, who) === figure;
  if ('within' in who) return isInArea(at, context, who, figure);
  const { state, content } = at;
  const kind = content.figures[state.kind[figure]];
  if (who.who === 'ownDemoralized')
    return state.owner[figure] === state.active && kind.demoralized[state.click[figure]];
  if (who.except === 'magicImmunityType' && kind.defenseType[state.click[figure]] === 'magic') return false;
  for (let other = 0; other < state.where.length; other++)
    if (other !== figure && state.where[other] === FIELD && touch(state.base[figure], state.base[other])) return true;
  return false;
}

function isInArea({ state }: Position, context: Context, area: Area, figure: number): boolean {
  if (area.who !== 'any' && (area.who === 'friendly') !== (state.owner[figure] === context.seat)) return false;
  if (area.except !== undefined && named(context, area.except) === figure) return false;
  const base = state.base[figure];
  if (area.of === 'glyph') {
    const { glyph } = context;
    if (glyph === null) return false;
    return area.within === 'touch' ? touchesToken(base, baseAt(glyph, TOKEN)) : within(base, glyph, area.within);
  }
  const centre = named(context, area.of);
  if (centre === NONE) return false;
  if (area.within === 'touch') return centre !== figure && touch(base, state.base[centre]);
  return within(base, state.base[centre], area.within);
}

/** Everybody on the field that an effect speaks of and reaches, in the order of the armies. */
export function figuresAmong(at: Position, context: Context, who: Selector): number[] {
  const { state } = at;
  if (typeof who === 'string' && who !== 'all') {
    const figure = named(context, who);
    return figure !== NONE && state.where[figure] === FIELD && !isShielded(at, context, figure) ? [figure] : [];
  }
  const list: number[] = [];
  for (let figure = 0; figure < state.where.length; figure++)
    if (state.where[figure] === FIELD && isAmong(at, context, who, figure)) list.push(figure);
  return list;
}
