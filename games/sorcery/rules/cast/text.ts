import type { Step } from '@conjure/engine';
import type { Mode } from '../../content.ts';
import type { Casting } from '../../spell-matters.ts';
import { type InPlay, NONE, type SorceryTable } from '../../state.ts';
import { enterIllusion } from '../domains.ts';
import { spellOf, toBottom } from '../stacks.ts';
import { carryOut } from './ops.ts';
import { refuseFigure } from './targets.ts';

/** Step 3: the text is carried out; what is no longer legal is left out. [S19c] [S27] */
export function text(t: SorceryTable, { casting }: { casting: Casting }): Step {
  const { state, content } = t;
  const { figure, card, choices, cast } = casting;
  const spell = spellOf(t, card);
  const mode = spell.all[casting.mode];
  const targets = legalTargets(t, casting, mode);
  if (spell.after !== 'inPlay') {
    if (mode.target?.kind === 'figure' && targets.length === 0)
      t.tell({ type: 'spellFizzled', by: figure, spell: spell.id });
    else for (const op of mode.effects) carryOut(t, { casting, mode, targets }, op);
    return 'rest';
  }
  const clock = spell.ends.find((end) => end.on === 'ownEndPhase');
  const one: InPlay = {
    card,
    spell: spell.number,
    mode: casting.mode,
    caster: figure,
    controller: state.owner[figure],
    target: spell.type === 'enchantment' ? (targets[0] ?? NONE) : NONE,
    at: spell.type === 'glyph' ? (choices.to ?? null) : null,
    cast,
    clock: clock && 'n' in clock ? clock.n : NONE,
    breach: choices.breach === true,
  };
  if (spell.type === 'enchantment' && one.target === NONE) {
    t.tell({ type: 'spellFizzled', by: figure, spell: spell.id });
    toBottom(state, card);
    return 'rest';
  }
  t.tell({ type: 'spellTookEffect', by: figure, spell: content.spells[one.spell].id, figure: one.target, at: one.at });
  if (spell.type === 'illusion') enterIllusion(t, one);
  else state.inPlay.push(one);
  return 'rest';
}

function legalTargets(t: SorceryTable, { figure, choices }: Casting, { target }: Mode): number[] {
  if (target?.kind !== 'figure') return [];
  return (choices.targets ?? []).filter(
    (one) => refuseFigure(t, figure, target, one, choices.breach === true) === null,
  );
}
