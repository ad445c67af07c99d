import type { OpenQuestion } from '@conjure/host';

/** What is being aimed: the widget sets it, the board lights what it can be aimed at. */
export function newAim<Aim>() {
  let aimed: { question: number; aim: Aim } | null = $state.raw(null);
  return {
    /** Of another question than this one it means nothing. */
    aimOf: (asked: OpenQuestion | null): Aim | null => (asked && aimed?.question === asked.question ? aimed.aim : null),
    takeAim(asked: OpenQuestion, aim: Aim | null): void {
      aimed = aim && { question: asked.question, aim };
    },
  };
}
