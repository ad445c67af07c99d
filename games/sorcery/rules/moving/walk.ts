import { next, type Step } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { breakAwayBySpell } from '../../effects/in-force.ts';
import type { MoveHow } from '../../events.ts';
import type { Member, Walk } from '../../matters.ts';
import type { Position, SorceryTable } from '../../state.ts';
import { occurred } from '../cast/ends.ts';
import { isHeld, onField, opposingTouched } from '../figures.ts';
import { has } from '../values/abilities.ts';
import { speedTypeOf } from '../values/types.ts';
import { isMoving } from './way.ts';

const EASY = [2, 3, 4, 5, 6];
const ORDINARY = [4, 5, 6];

/** The faces on which a figure breaks away. [B57] [B59] */
export function breakAwayFaces(at: Position, figure: number): readonly number[] {
  const spell = breakAwayBySpell(at, figure);
  if (spell) return spell;
  if (has(at, figure, ABILITY.flight)) return at.content.params.flight.breakAway;
  return speedTypeOf(at, figure) === 'horseshoe' ? EASY : ORDINARY;
}

/** A figure's own move: break away where it is held, then path and facing. [B53] [B57] [B58] */
export function walk(t: SorceryTable, matter: Walk): Step {
  const { state } = t;
  const { figure, path, facing, held, how } = matter;
  if (!onField(state, figure) || state.halted) return 'rest';
  if (!isMoving(state.base[figure], path)) return turnTo(t, figure, facing, 'move');
  if (isHeld(t, figure)) {
    const die = t.dice.d6('breakAway');
    const away = breakAwayFaces(t, figure).includes(die);
    t.tell({ type: 'broke', figure, die, away });
    if (!away) {
      state.halted = true;
      return turnTo(t, figure, held, 'held');
    }
    occurred(t, 'targetBreaksAway', figure);
  }
  go(t, matter, how);
  return 'rest';
}

/** Moves the figure, and puts on the agenda what follows a move. [B64] */
export function go(t: SorceryTable, { figure, path, facing }: Member, how: MoveHow): void {
  const { state } = t;
  const before = opposingTouched(state, figure);
  const { radius, x: fromX, y: fromY } = state.base[figure];
  const { x, y } = path[path.length - 1];
  state.base[figure] = { x, y, radius };
  state.facing[figure] = facing;
  if (!t.silent) t.tell({ type: 'moved', figure, from: { x: fromX, y: fromY }, path: [...path], facing, how });
  next(t, { do: 'moved', figure, before });
}

export function turnTo(
  t: SorceryTable,
  figure: number,
  facing: number,
  why: 'move' | 'held' | 'spin' | 'nimble',
): Step {
  t.state.facing[figure] = facing;
  t.tell({ type: 'turned', figure, facing, why });
  return 'rest';
}
