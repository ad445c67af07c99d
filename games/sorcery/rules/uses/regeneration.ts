import { refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import type { Position } from '../../state.ts';
import type { RegenerationAnswer } from '../answers.ts';
import { heal } from '../damage.ts';
import { has } from '../values/abilities.ts';
import type { Use } from './use.ts';

const regenerates = (at: Position, figure: number): boolean => has(at, figure, ABILITY.regeneration);

/** Heals a die less two. [B84] */
export const regeneration: Use<RegenerationAnswer> = {
  kind: 'special',
  open: regenerates,
  refuse: (at, { figure }) =>
    regenerates(at, figure) ? null : refusal('B87', { figure, ability: 'regeneration' }, 'lacks'),
  candidates: (at, figure) => (regenerates(at, figure) ? [{ do: 'regeneration', figure }] : []),
  sample: (at, figure) => (regenerates(at, figure) ? { do: 'regeneration', figure } : null),
  begin(t, { figure }) {
    const die = t.dice.d6('regeneration');
    t.tell({ type: 'regenerated', figure, die, n: Math.max(0, die - 2) });
    heal(t, figure, Math.max(0, die - 2));
  },
};
