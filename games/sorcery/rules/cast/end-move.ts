import { contextOf } from '../../effects/lasting.ts';
import { isAmong } from '../../effects/who.ts';
import type { SorceryTable } from '../../state.ts';
import { onField } from '../figures.ts';
import { runBasicOps } from './basic-ops.ts';

/** Spells that act on a figure which has ended its own move; two of a name act once. [B64] [R21] */
export function endMoveSpells(t: SorceryTable, figure: number): void {
  const worked: number[] = [];
  for (const one of t.state.inPlay.slice()) {
    const { id, all } = t.content.spells[one.spell];
    for (const op of all[one.mode].effects) {
      if (op.op !== 'trigger' || op.on !== 'endMove' || !op.who || worked.includes(one.spell)) continue;
      const context = contextOf(t, one);
      if (!onField(t.state, figure) || !isAmong(t, context, op.who, figure)) continue;
      worked.push(one.spell);
      t.tell({ type: 'spellWorks', spell: id, figure });
      runBasicOps(t, { ...context, it: figure }, op.do);
    }
  }
}
