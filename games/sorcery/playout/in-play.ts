import { NONE } from '../state.ts';
import { modeWorth } from './effects.ts';
import type { Sight } from './sight.ts';

/** What the spells in play are worth to the seat of the sight, in points: half of it, the other half is what others lack. */
export function inPlayWorth(s: Sight): number {
  let sum = 0;
  for (const { spell, mode, caster, controller, target, at, breach } of s.state.inPlay) {
    const context = { owner: caster, seat: controller, breach, caster, target, glyph: at, it: NONE };
    const targets = target === NONE ? [] : [target];
    const cast = { caster, mode: s.content.spells[spell].all[mode], targets, context, breach };
    sum += modeWorth(s, { ...cast, spell: NONE, fallen: NONE, to: null });
  }
  return sum / 2;
}
