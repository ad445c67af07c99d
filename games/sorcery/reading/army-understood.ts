import type { SorceryOptions } from '../options.ts';
import type { Army } from '../rules/army.ts';
import { type ArmyFault, faultsIn } from './army.ts';
import { content } from './content.ts';

/** What the rules forbid in as much of an army as can be understood, told at the places where it stands. */
export function understoodFaults(army: unknown, options: SorceryOptions): ArmyFault[] {
  const [figures, books] = [fieldIn(army, 'figures'), listIn(army, 'books')];
  const figuresAt = placesOf(figures, (id) => isOf(content.figureIndex, id));
  // Strangers are figures, too: nobody knows what they cost and can do.
  if (figuresAt.length === 0 && !(Array.isArray(figures) && figures.length === 0)) return [];
  const booksAt = placesOf(
    books,
    (one) => isOf(content.bookIndex, fieldIn(one, 'book')) && figuresAt.includes(fieldIn(one, 'wielder') as number),
  );
  const stacksAt = booksAt.map((at) => placesOf(listIn(books[at], 'stack'), (id) => isOf(content.spellIndex, id)));
  const domain = fieldIn(army, 'domain');
  const understood = {
    figures: figuresAt.map((at) => listIn(army, 'figures')[at]),
    books: booksAt.map((at, i) => ({
      book: fieldIn(books[at], 'book'),
      wielder: figuresAt.indexOf(fieldIn(books[at], 'wielder') as number),
      stack: stacksAt[i].map((nth) => listIn(books[at], 'stack')[nth]),
    })),
    domain: isOf(content.domainIndex, domain) ? domain : null,
  } as Army;
  return faultsIn(understood, options).map((fault) => {
    const stackAt = fault.book === null ? [] : stacksAt[fault.book];
    return {
      ...fault,
      place: fault.place
        .replace(/figures\[(\d+)\]/, (_, i) => `figures[${figuresAt[i]}]`)
        .replace(/books\[(\d+)\]/, (_, i) => `books[${booksAt[i]}]`)
        .replace(/stack\[(\d+)\]/, (_, i) => `stack[${stackAt[i]}]`),
      figure: fault.figure === null ? null : figuresAt[fault.figure],
      book: fault.book === null ? null : booksAt[fault.book],
      spell: fault.spell === null ? null : stackAt[fault.spell],
    };
  });
}

const fieldIn = (value: unknown, name: string): unknown =>
  (value as Readonly<Record<string, unknown>> | null | undefined)?.[name];
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldIn(value, name);
  return Array.isArray(list) ? list : [];
};
const isOf = (index: ReadonlyMap<string, number>, id: unknown): boolean => typeof id === 'string' && index.has(id);
/** The places of those that fit. */
const placesOf = (list: unknown, fits: (one: unknown) => boolean): number[] =>
  Array.isArray(list) ? list.flatMap((one, i) => (fits(one) ? [i] : [])) : [];
