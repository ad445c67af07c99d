import type { InPlay, SorceryTable } from '../../state.ts';
import { removeCard, toBottom } from '../stacks.ts';

/** What ends an enchantment, as its figure meets it. */
export type EndEvent =
  | 'targetTakesDamage'
  | 'targetHitByAttack'
  | 'targetCriticallyHit'
  | 'targetMissesAttack'
  | 'targetMissesRanged'
  | 'targetEliminatesOpposing'
  | 'targetBreaksAway';

/** Enchantments on this figure that end by this. */
export function occurred(t: SorceryTable, on: EndEvent, figure: number): void {
  const { inPlay } = t.state;
  if (inPlay.length === 0) return;
  for (const one of inPlay.slice())
    if (one.target === figure && t.content.spells[one.spell].ends.some((end) => end.on === on)) endSpell(t, one);
}

/** Enchantments on a figure that is eliminated or leaves the game; those that it has cast stay. [S44] [R20] [R48] */
export function enchantmentsEnd(t: SorceryTable, figure: number): void {
  for (const one of t.state.inPlay.slice()) if (one.target === figure) endSpell(t, one);
}

/** A spell ends: its effect stops, its card goes face up to the bottom of its stack; an illusion's leaves the game. [S22] [S23] */
export function endSpell(t: SorceryTable, one: InPlay): void {
  const { state, content } = t;
  state.inPlay = state.inPlay.filter((other) => other !== one);
  const { id, type } = content.spells[one.spell];
  if (type === 'illusion') removeCard(state, one.card);
  else toBottom(state, one.card);
  t.tell({ type: 'spellEnded', spell: id, kind: type, caster: one.caster, figure: one.target });
}
