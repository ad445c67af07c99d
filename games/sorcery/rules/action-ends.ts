import type { Step } from '@conjure/engine';
import type { ActionEnds } from '../matters.ts';
import { count, type SorceryTable } from '../state.ts';
import { harm } from './damage.ts';
import { testDefeat } from './ending.ts';
import { onField } from './figures.ts';
import { tranceRolls } from './subfactions/trance.ts';

/** Tokens, pushing, the trance rolls, the test of defeat. [B47] [B48] [B106] [S38] [R35] */
export function actionEnds(t: SorceryTable, { figures, trance, pushes }: ActionEnds): Step {
  const { state } = t;
  for (const figure of figures) {
    if (!onField(state, figure)) continue;
    state.tokens[figure]++;
    t.tell({ type: 'tokenPlaced', figure, tokens: state.tokens[figure] });
    if (trance) tranceRolls(t, figure);
    else if (state.tokens[figure] === 2 && pushes) push(t, figure);
  }
  state.fury = 0;
  state.halted = false;
  state.lent = -1;
  // A Nimble figure may be turned once more before the next action. [R89]
  state.turned.fill(0);
  testDefeat(t);
  return 'rest';
}

/** The second token hurts. [B48] [B49] */
function push(t: SorceryTable, figure: number): void {
  t.tell({ type: 'pushed', figure });
  count(t.state, t.state.owner[figure], 'pushes');
  harm(t, figure, 1, 'pushing');
}
