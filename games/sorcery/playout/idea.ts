import type { Dice } from '@conjure/engine';
import type { ActionAnswer } from '../rules/answers.ts';
import { kindOf } from '../rules/figures.ts';
import type { Position } from '../state.ts';
import { loss } from './dial.ts';

/** Something that an action could be used for: how good it looks, and the answer, found only when it is wanted. */
export interface Idea {
  readonly worth: number;
  answer(dice: Dice): ActionAnswer | null;
}

export const sure = (worth: number, answer: ActionAnswer): Idea => ({ worth, answer: () => answer });

/** A first token costs little: there are fewer actions than figures. */
const TOKEN = 0.1;
/** A second one also keeps the figure from acting in the next turn. */
const TWO_TOKENS = 1.5;
const NEVER = 1000;

/** What being given an action costs a figure: the token, the push; its life it does not give. [B47] [B48] */
export function effort(at: Position, figure: number): number {
  const { state } = at;
  const isTrance = state.acted[figure] > 0;
  if (state.tokens[figure] === 0 && !isTrance) return TOKEN;
  const clicks = isTrance ? 2 : 1;
  if (state.click[figure] + clicks >= kindOf(at, figure).clicks) return NEVER;
  return TWO_TOKENS + loss(at, figure, clicks);
}
