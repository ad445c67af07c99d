import type { Deed, Op } from '../../effects/vocabulary.ts';
import { type Context, figuresAmong } from '../../effects/who.ts';
import type { SorceryTable } from '../../state.ts';
import { bury, eliminate, heal, hurt } from '../damage.ts';
import { onField } from '../figures.ts';

type Roll = Extract<Op, { op: 'roll' }>;

/** What is simply done to somebody, one deed after another. */
export function runDeeds(t: SorceryTable, context: Context, deeds: readonly (Deed | Roll)[]): void {
  for (const deed of deeds) {
    if (deed.op === 'roll') roll(t, context, deed);
    else for (const figure of figuresAmong(t, context, deed.to)) if (onField(t.state, figure)) act(t, figure, deed);
    // Who is hit at the same moment falls at the same moment.
    bury(t);
  }
}

function act(t: SorceryTable, figure: number, deed: Deed): void {
  const { state } = t;
  switch (deed.op) {
    case 'damage':
      hurt(t, figure, deed.amount, deed.kind);
      return;
    case 'heal':
      heal(t, figure, deed.amount);
      return;
    case 'eliminate':
      eliminate(t, figure);
      return;
    case 'token': {
      const tokens = state.tokens[figure] + deed.delta;
      // Never above two, and such a token never pushes.
      if (tokens < 0 || tokens > 2) return;
      state.tokens[figure] = tokens;
      t.tell({ type: deed.delta > 0 ? 'tokenPlaced' : 'tokenTaken', figure, tokens });
    }
  }
}

/** One die for each figure, or one for all. */
function roll(t: SorceryTable, context: Context, { each, on, do: deeds }: Roll): void {
  if (!each) {
    const die = t.dice.d6('spell');
    t.tell({ type: 'spellRolled', figure: context.caster, die, works: on.includes(die) });
    if (on.includes(die)) runDeeds(t, context, deeds);
    return;
  }
  for (const figure of figuresAmong(t, context, each)) {
    if (!onField(t.state, figure)) continue;
    const die = t.dice.d6('spell');
    t.tell({ type: 'spellRolled', figure, die, works: on.includes(die) });
    if (on.includes(die)) runDeeds(t, { ...context, it: figure }, deeds);
  }
}
