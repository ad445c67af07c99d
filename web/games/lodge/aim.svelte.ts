import type { OpenQuestion } from '@conjure/host';
import type { Aim } from './model/answers.ts';

/** What is being aimed: the widget sets it, the board lights what it can be aimed at. */
let aimed: { question: number; aim: Aim } | null = $state.raw(null);

/** Of another question than this one it means nothing. */
export const aimOf = (asked: OpenQuestion | null): Aim | null =>
  asked && aimed?.question === asked.question ? aimed.aim : null;

export function takeAim(asked: OpenQuestion, aim: Aim | null): void {
  aimed = aim && { question: asked.question, aim };
}
