import type { DemonsView } from '@conjure/demons/view';
import type { Seat } from '@conjure/engine';
import type { Choice, OpenQuestion } from '@conjure/host';
import { choicesOf, fieldsOf } from '../../answers.ts';
import { magicianName } from '../names.ts';
import { ladderOf } from '../printed.ts';

/** Questions that are answered by picking any number of one's things, and the field that names them. */
export const PICKED = {
  commit: 'with',
  defend: 'with',
  avert: 'release',
  fit: 'release',
  stake: 'treasures',
  bid: 'treasures',
} as const;
export type PickedKind = keyof typeof PICKED;

type PickableThing = number | string;

/** What lies before the viewer to be picked, whether or not the rules will have it. */
export function thingsFor(view: DemonsView, asked: OpenQuestion, field: string): PickableThing[] {
  const named = choicesOf(asked).flatMap((choice) => fieldsOf(choice)[field] as readonly PickableThing[]);
  const own = view.viewer === null ? [] : ownThings(view, view.viewer, field);
  return [...new Set([...own, ...named])];
}

function ownThings(view: DemonsView, seat: Seat, field: string): PickableThing[] {
  const { spirits, borrowed, treasures, ring } = view.magicians[seat];
  if (field === 'with' || field === 'release') return [...spirits, ...borrowed.map(({ spirit }) => spirit)];
  return ring ? [...treasures, 'ring'] : treasures;
}

/** What was kept of earlier picks, if that is what it is. */
export const listed = (kept: unknown): readonly PickableThing[] =>
  Array.isArray(kept) ? (kept as readonly PickableThing[]) : [];

const sameSet = (a: readonly PickableThing[], b: readonly PickableThing[]): boolean =>
  a.length === b.length && a.every((thing) => b.includes(thing));

/** The choice that picks just these, in whatever order. */
export const picking = (
  asked: OpenQuestion,
  picked: { readonly [field: string]: readonly PickableThing[] },
): Choice | undefined =>
  choicesOf(asked).find((choice) =>
    Object.entries(picked).every(([field, things]) =>
      sameSet(fieldsOf(choice)[field] as readonly PickableThing[], things),
    ),
  );

/** How many a choice picks at the least; none where not all of them are listed. */
export const fewest = ({ options }: OpenQuestion, field: string): number =>
  options ? Math.min(...options.map((choice) => (fieldsOf(choice)[field] as readonly PickableThing[]).length)) : 0;

/** Things that are in no choice at all: to be had only to hear why not. `null` choices may leave some out. */
export function neverPicked(asked: OpenQuestion, field: string, things: readonly PickableThing[]): Set<PickableThing> {
  if (!asked.options) return new Set();
  const named = new Set(asked.options.flatMap((choice) => fieldsOf(choice)[field] as readonly PickableThing[]));
  return new Set(things.filter((thing) => !named.has(thing)));
}

/** Whom a question names as `magician`. */
export const partnerOf = (view: DemonsView, { facts }: OpenQuestion): Seat | null => {
  const named = facts.magician;
  if (typeof named !== 'object' || !('key' in named)) return null;
  return view.magicians.find(({ seat }) => magicianName(view, seat).key === named.key)?.seat ?? null;
};

/** What each shield costs at the end, in thousands: before he has chosen, a magician is counted with the lowest. */
export function shieldPrices(view: DemonsView, seat: Seat): { name: string; price: number }[] {
  const ladder = ladderOf(view.options);
  const printedPrice = ({ multiDeduction, soloDeduction }: (typeof ladder)[number]) =>
    view.magicians.length > 1 ? multiDeduction : soloDeduction;
  const lowest = printedPrice(ladder[0]);
  return ladder.map((level) => ({ name: level.name, price: printedPrice(level) - lowest - view.magicians[seat].net }));
}
