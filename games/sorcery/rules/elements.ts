import type { Seat } from '@conjure/engine';
import { TOKEN } from '../effects/who.ts';
import { touchesToken } from '../geometry/base.ts';
import type { InPlay, SorceryTable, State } from '../state.ts';
import { endSpell } from './cast/ends.ts';
import { onField } from './figures.ts';

/** Whether the caster of a glyph keeps it in play. [S46] [R24] */
const isKept = (state: State, { at, caster }: InPlay): boolean =>
  at !== null && onField(state, caster) && touchesToken(state.base[caster], { ...at, radius: TOKEN });

/** Glyphs whose caster does not touch them end, whoever cast them. [S46] [S49] [R24] [R47] */
export function testGlyphs(t: SorceryTable): void {
  for (const one of t.state.inPlay.slice()) if (one.at !== null && !isKept(t.state, one)) endSpell(t, one);
}

/** Spells of a player whose clock runs out now end, in the order of casting. [R66] [R74] */
export function endClocks(t: SorceryTable, seat: Seat): void {
  const { state } = t;
  state.inPlay = state.inPlay.map((one) =>
    one.controller === seat && one.clock > 0 ? { ...one, clock: one.clock - 1 } : one,
  );
  for (const one of state.inPlay.slice()) if (one.controller === seat && one.clock === 0) endSpell(t, one);
}
