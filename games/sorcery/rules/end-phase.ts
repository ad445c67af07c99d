import { next, type Step } from '@conjure/engine';
import { touchesToken } from '../geometry/base.ts';
import type { SorceryMatterOf } from '../matters.ts';
import { NONE, type SorceryTable } from '../state.ts';
import { freeBrowses } from './browse.ts';
import { domainsAtEnd } from './domains.ts';
import { endClocks, testGlyphs } from './elements.ts';
import { finish, testDefeat } from './ending.ts';
import { figuresOf, figuresWhere, isAble } from './figures.ts';

/** What happens in the end phase, in its fixed order. [B51] */
const STEPS: readonly ((t: SorceryTable) => void)[] = [
  (t) => t.state.tapped.fill(NONE),
  testGlyphs,
  (t) => endClocks(t, t.state.active),
  domainsAtEnd,
  (t) => next(t, ...freeBrowses(t)),
  gainObjectives,
  restFigures,
  settle,
];

const LAST_STEP = STEPS.length;

/** Steps that ask nobody follow each other at once. */
export function endStep(t: SorceryTable, { step }: SorceryMatterOf<'end'>): Step {
  if (step < LAST_STEP) next(t, { do: 'end', step: step + 1 });
  else next(t, { do: 'turnEnds' });
  STEPS[step - 1](t);
  return 'rest';
}

/** Each objective touched by an own able figure and by no opposing able one. [B104] [B105] */
function gainObjectives(t: SorceryTable): void {
  const { state, content } = t;
  content.fields[state.field].objectives.forEach((objective, i) => {
    const touching = figuresWhere(state, (f) => touchesToken(state.base[f], objective) && isAble(t, f));
    if (touching.length === 0 || touching.some((f) => state.owner[f] !== state.active)) return;
    if (state.holder[i] === state.active) return;
    state.holder[i] = state.active;
    t.tell({ type: 'objectiveGained', by: state.active, objective: objective.id });
  });
}

/** Tokens come off own figures that were given no action. [B52] */
function restFigures(t: SorceryTable): void {
  const { state } = t;
  const rested = figuresOf(state, state.active).filter((f) => state.acted[f] === 0 && state.tokens[f] > 0);
  for (const figure of rested) state.tokens[figure] = 0;
  if (rested.length > 0) t.tell({ type: 'rested', figures: rested });
}

/** Sweep victory, where it is played, then defeat. [B106] [B109] */
function settle(t: SorceryTable): void {
  const { state } = t;
  const all = state.holder.length > 0 && state.holder.every((holder) => holder === state.active);
  state.sweeps[state.active] = all ? state.sweeps[state.active] + 1 : 0;
  if (state.options.objectiveSweep && state.sweeps[state.active] >= 2) finish(t, 'sweep');
  else testDefeat(t);
}
