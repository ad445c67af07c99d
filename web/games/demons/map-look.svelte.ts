import type { Choice, OpenQuestion } from '@conjure/host';

/** What somebody wants to see on the map: a hex, until something happens, and a box of the treasure grid. */
export function newMapLook() {
  let shown: { hex: string; during: unknown } | null = $state.raw(null);
  let box: string | null = $state.raw(null);
  let picked: { question: number; choice: Choice } | null = $state.raw(null);
  return {
    /** The hex that was asked for while this was the position. */
    hexDuring: (view: unknown): string | null => (shown !== null && shown.during === view ? shown.hex : null),
    show(hex: string, view: unknown): void {
      shown = { hex, during: view };
    },
    /** What a finger has picked for this question: it is done when it is touched once more. */
    pickedFor: (asked: OpenQuestion | null): Choice | null =>
      asked && picked?.question === asked.question ? picked.choice : null,
    pick(asked: OpenQuestion, choice: Choice): void {
      picked = { question: asked.question, choice };
    },
    get box(): string | null {
      return box;
    },
    lookInto(wanted: string): void {
      box = wanted;
    },
  };
}
