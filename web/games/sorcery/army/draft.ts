import { countEach } from '@conjure/engine';
import type { Army, ArmyBook } from '@conjure/sorcery/view';

/** An army that is being built. */
export interface Draft {
  readonly name: string;
  readonly army: Army;
  /** The kept army that it came from, by name. */
  readonly origin: string | null;
}

export const NOBODY: Army = { figures: [], books: [], domain: null };

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
const changed = <T>(list: readonly T[], at: number, one: T): T[] => list.map((old, i) => (i === at ? one : old));

export const withFigure = (army: Army, figure: string): Army => ({ ...army, figures: [...army.figures, figure] });

/** Its books go with it, and the others stay with those who wield them. */
export const withoutFigure = (army: Army, at: number): Army => ({
  ...army,
  figures: without(army.figures, at),
  books: army.books
    .filter(({ wielder }) => wielder !== at)
    .map((book) => (book.wielder > at ? { ...book, wielder: book.wielder - 1 } : book)),
});

export const withBook = (army: Army, wielder: number, book: string): Army => ({
  ...army,
  books: [...army.books, { book, wielder, stack: [] }],
});

export const withoutBook = (army: Army, at: number): Army => ({ ...army, books: without(army.books, at) });

/** How many books have no spell in them: nothing forbids it, and nobody means it. */
export const emptyBooks = ({ books }: Army): number => books.filter(({ stack }) => stack.length === 0).length;

const rewritten = (army: Army, at: number, change: Partial<ArmyBook>): Army => ({
  ...army,
  books: changed(army.books, at, { ...army.books[at], ...change }),
});

/** Somebody else wields it, with all its spells. */
export const handed = (army: Army, at: number, wielder: number): Army => rewritten(army, at, { wielder });
/** Another book in the same hands, with the same spells. */
export const rebound = (army: Army, at: number, book: string): Army => rewritten(army, at, { book });

export const withSpell = (army: Army, at: number, spell: string): Army =>
  rewritten(army, at, { stack: [...army.books[at].stack, spell] });

/** One copy less, the last one. */
export const withoutSpell = (army: Army, at: number, spell: string): Army => {
  const { stack } = army.books[at];
  return rewritten(army, at, { stack: without(stack, stack.lastIndexOf(spell)) });
};

export const withDomain = (army: Army, domain: string | null): Army => ({ ...army, domain });

/** A line of the roster: figures of one kind without books, or one with its books. */
export interface RosterLine {
  readonly id: string;
  readonly figures: readonly number[];
  readonly books: readonly number[];
}

/** The army as lines, in its order; a kind without books stands where the first of it stands. */
export function linesOf({ figures, books }: Army): RosterLine[] {
  const lines: RosterLine[] = [];
  for (const [at, id] of figures.entries()) {
    const own = books.flatMap(({ wielder }, book) => (wielder === at ? [book] : []));
    const same = own.length > 0 ? -1 : lines.findIndex((line) => line.id === id && line.books.length === 0);
    if (same < 0) lines.push({ id, figures: [at], books: own });
    else lines[same] = { ...lines[same], figures: [...lines[same].figures, at] };
  }
  return lines;
}

/** How often each of these is there, in the order of the first. */
export function counted(ids: readonly string[]): { readonly id: string; readonly n: number }[] {
  return [...countEach(ids)].map(([id, n]) => ({ id, n }));
}

/** A name nobody of these has: `Tides`, `Tides 2`, `Tides 3`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const names = [wanted, ...taken.map((_, i) => `${wanted} ${i + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? wanted;
}
