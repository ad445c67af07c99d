import { spellNamed } from '../content.ts';
import type { Op } from '../effects/vocabulary.ts';
import type { Facing } from '../geometry/direction.ts';
import { cover } from '../geometry/line-of-fire.ts';
import { type Point, squaredDistance } from '../geometry/point.ts';
import { facesTo } from '../rules/figures.ts';
import { blockedLine, isHindered, isWithin } from '../rules/values/line.ts';
import { rangeOf } from '../rules/values/range.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';
import { positionOf, withFigure } from './position.ts';

/** A line of fire, and what is in its way. [B11] [B16] [B19] */
export interface Sighted {
  readonly kind: 'clear' | 'hindered' | 'blocked';
  readonly figure: number | null;
  readonly piece: string | null;
  /** How long it is, and whether range and front arc allow for it. */
  readonly length: number;
  readonly inRange: boolean;
  readonly inArc: boolean;
}

/** Where somebody might stand, and look. */
export interface Standing {
  readonly at: Point;
  readonly facing: Facing;
}

/** From where a figure stands, or from where it would. */
export function lineBetween(view: SorceryView, from: number, to: number, stand?: Standing): Sighted {
  const here = positionOf(view);
  const at = stand ? withFigure(here, from, stand.at, stand.facing) : here;
  const { base } = at.state;
  const measured = {
    length: Math.sqrt(squaredDistance(base[from], base[to])),
    inRange: isWithin(at, from, to, rangeOf(at, from)),
    inArc: facesTo(at, from, to),
  };
  const blocked = blockedLine(at, from, to);
  const { ground } = content.fields[at.state.field];
  const piece = cover(ground, base[from], base[to]);
  if (blocked?.by === 'figure') return { kind: 'blocked', figure: blocked.figure, piece: null, ...measured };
  if (blocked?.by === 'terrain') return { kind: 'blocked', figure: null, piece: blocked.piece, ...measured };
  if (blocked) return { kind: 'blocked', figure: to, piece, ...measured };
  return { kind: isHindered(at, from, to) ? 'hindered' : 'clear', figure: null, piece, ...measured };
}

/** How far from something a spell works, and on whom; `null` where it says nothing about that. */
export interface Works {
  readonly within: number;
  readonly of: 'glyph' | 'caster';
  readonly who: string;
}

export function worksOf(spell: string): Works | null {
  const printed = content.spells[spellNamed(content, spell)];
  for (const { effects } of printed.all)
    for (const op of effects) {
      const found = selectorsIn(op).find((one) => one.of === 'glyph' || one.of === 'caster');
      if (found && typeof found.within === 'number')
        return { within: found.within, of: found.of as Works['of'], who: String(found.who) };
    }
  return null;
}

/** The selectors of an effect that are about distance. */
const selectorsIn = (op: Op): { within?: unknown; of?: unknown; who?: unknown }[] =>
  Object.values(op).filter((one): one is object => typeof one === 'object' && one !== null && 'within' in one);
