import type { BasicOp, OpOf } from '../../effects/vocabulary.ts';
import { type Context, figuresAmong } from '../../effects/who.ts';
import type { SorceryTable } from '../../state.ts';
import { bury, eliminate, heal, hurt } from '../damage.ts';
import { onField } from '../figures.ts';

/** What is simply done to somebody, one op after another. */
export function runBasicOps(t: SorceryTable, context: Context, ops: readonly (BasicOp | OpOf<'roll'>)[]): void {
  for (const op of ops) {
    if (op.op === 'roll') roll(t, context, op);
    else for (const figure of figuresAmong(t, context, op.to)) if (onField(t.state, figure)) act(t, figure, op);
    // Who is hit at the same moment falls at the same moment.
    bury(t);
  }
}

function act(t: SorceryTable, figure: number, op: BasicOp): void {
  const { state } = t;
  switch (op.op) {
    case 'damage':
      hurt(t, figure, op.amount, op.kind);
      return;
    case 'heal':
      heal(t, figure, op.amount);
      return;
    case 'eliminate':
      eliminate(t, figure);
      return;
    case 'token': {
      const tokens = state.tokens[figure] + op.delta;
      // Never above two, and such a token never pushes.
      if (tokens < 0 || tokens > 2) return;
      state.tokens[figure] = tokens;
      t.tell({ type: op.delta > 0 ? 'tokenPlaced' : 'tokenTaken', figure, tokens });
    }
  }
}

/** One die for each figure, or one for all. */
function roll(t: SorceryTable, context: Context, { each, on, do: ops }: OpOf<'roll'>): void {
  if (!each) {
    const die = t.dice.d6('spell');
    t.tell({ type: 'spellRolled', figure: context.caster, die, works: on.includes(die) });
    if (on.includes(die)) runBasicOps(t, context, ops);
    return;
  }
  for (const figure of figuresAmong(t, context, each)) {
    if (!onField(t.state, figure)) continue;
    const die = t.dice.d6('spell');
    t.tell({ type: 'spellRolled', figure, die, works: on.includes(die) });
    if (on.includes(die)) runBasicOps(t, { ...context, it: figure }, ops);
  }
}
