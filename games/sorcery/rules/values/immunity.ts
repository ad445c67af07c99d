import { ABILITY } from '../../content.ts';
import type { Position } from '../../state.ts';
import { areOpposed } from '../figures.ts';

const IMMUNE = 1 << ABILITY.magic_immunity;

/** Whether a figure has magic immunity now, as its defense type or as an ability, its own or given to it. [B91] [R79] */
export function isImmune({ state, content }: Position, figure: number): boolean {
  const kind = content.figures[state.kind[figure]];
  const click = state.click[figure];
  if (kind.defenseType[click] === 'magic' || (kind.shows[click] & IMMUNE) !== 0) return true;
  if (state.tapped[figure] === ABILITY.magic_immunity) return true;
  for (const { target, spell, mode } of state.inPlay) {
    if (target !== figure) continue;
    for (const op of content.spells[spell].all[mode].effects)
      if (op.op === 'gain' && op.ability === 'magic_immunity') return true;
  }
  return false;
}

/** Whether immunity keeps off a spell or a Magic ability of another figure, which may ignore it. [B91] [B102] [R28] [S61] */
export function shieldedFrom(at: Position, figure: number, by: number, breach: boolean): boolean {
  if (figure === by || breach) return false;
  if (at.state.options.immunityScope === 'hostile' && !areOpposed(at.state, figure, by)) return false;
  return isImmune(at, figure);
}
