import type { Choice, OpenQuestion } from '@conjure/host';
import type { LodgeView } from '@conjure/lodge/view';
import { choicesOf, fieldsOf } from '../../answers.ts';

/** Questions that are answered by picking some of one's cards or quests, and the field that names them. */
export const PICKED = {
  keepStudied: 'cards',
  handLimit: 'cards',
  keepDrawn: 'cards',
  payment: 'cards',
  keepQuests: 'quests',
  questLimit: 'quests',
} as const;
export type PickedKind = keyof typeof PICKED;

const listIn = (choice: Choice, field: string): readonly string[] => {
  const list = fieldsOf(choice)[field];
  return Array.isArray(list) ? list : [];
};

/** As many are to be picked: every way has the same number. */
export const countOf = (asked: OpenQuestion, field: string): number =>
  Math.max(0, ...choicesOf(asked).map((choice) => listIn(choice, field).length));

const sorted = (list: readonly string[]): string => list.toSorted().join();

/** The choice that picks just these, in whatever order. */
export const picking = (asked: OpenQuestion, field: string, picked: readonly string[]): Choice | null =>
  choicesOf(asked).find((choice) => sorted(listIn(choice, field)) === sorted(picked)) ?? null;

/** Where these lie among the things, of two alike each in its place. */
export function placesOf(things: readonly string[], named: unknown): number[] {
  const places: number[] = [];
  for (const one of Array.isArray(named) ? named : []) {
    const at = things.findIndex((thing, i) => thing === one && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}

/** What lies before the viewer to be picked from. */
export function thingsFor(view: LodgeView, kind: PickedKind): readonly string[] {
  const own = view.viewer === null ? null : view.seats[view.viewer].own;
  if (!own) return [];
  switch (kind) {
    case 'keepStudied':
    case 'keepDrawn':
      return own.drawn;
    case 'handLimit':
    case 'payment':
      return own.hand;
    case 'keepQuests':
      return own.offered;
    case 'questLimit':
      return own.quests.map(({ quest }) => quest);
  }
}
