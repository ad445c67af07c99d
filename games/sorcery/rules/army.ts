import type { Fault } from '@conjure/engine';
import type { SorceryData } from '../data.ts';
import { fault } from '../faults.ts';
import { mayUse, pagesFor, readerOf } from './pages.ts';

interface Book {
  book: string;
  /** The figure of the list that wields it. */
  wielder: number;
  /** Its spells from top to bottom. */
  stack: string[];
}
export interface Army {
  figures: string[];
  books: Book[];
  domain: string | null;
}

/** What the options say about armies. */
export interface ArmyLimits {
  buildTotal: number;
  domains: boolean;
  relicUniqueOnly: boolean;
  copyLimit: number;
}

/** What is wrong with an army, and with what of it: a figure by its place in the list, a book, a spell. */
export interface PlacedArmyFault extends Fault {
  readonly rule: string;
  readonly of: {
    readonly figure?: number;
    readonly book?: string;
    readonly spell?: string;
    readonly n?: number;
    readonly most?: number;
  };
}

const byRule = (
  rule: string,
  place: string,
  expected: string,
  got: unknown,
  of: PlacedArmyFault['of'] = {},
): PlacedArmyFault => ({
  ...fault(place, expected, got),
  rule,
  of,
});

const named = <T extends { id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} in the data`);
  return found;
};

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** What figures, books and domain cost together. [B27] [B28] */
export function costOf({ figures, spellbooks, domains }: SorceryData, army: Army): number {
  const bodies = army.figures.map((id) => named(figures.figures, id).cost);
  const books = army.books.map(({ book }) => named(spellbooks.spellbooks, book).cost);
  return sum(bodies) + sum(books) + (army.domain === null ? 0 : named(domains.domains, army.domain).cost);
}

/** An army holds no more figures. [B112] */
export const MOST_FIGURES = 24;

/** Everything that is wrong with an army which names only what there is. [B27]–[B33] [B112] [S4]–[S8] */
export function armyFaults(data: SorceryData, army: Army, limits: ArmyLimits, at = 'army'): PlacedArmyFault[] {
  const faults: PlacedArmyFault[] = [];
  const cost = costOf(data, army);
  const many = army.figures.length;
  if (many === 0) faults.push(byRule('B27', `${at}.figures`, 'at least one figure', army.figures));
  if (many > MOST_FIGURES)
    faults.push(byRule('B112', `${at}.figures`, `at most ${MOST_FIGURES} figures`, many, { most: MOST_FIGURES }));
  if (cost > limits.buildTotal) faults.push(byRule('B27', at, `at most ${limits.buildTotal} points`, cost));
  if (army.domain !== null && !limits.domains) faults.push(byRule('B31', `${at}.domain`, 'no domain', army.domain));
  for (const [i, id] of army.figures.entries()) {
    const { rank, slots } = named(data.figures.figures, id);
    const place = `${at}.figures[${i}]`;
    const books = army.books.filter(({ wielder }) => wielder === i).length;
    if (rank === 'unique' && army.figures.indexOf(id) !== i)
      faults.push(byRule('B30', place, 'a unique figure once', id, { figure: i }));
    if (books > slots)
      faults.push(byRule('B32', place, `at most ${slots} books`, books, { figure: i, n: books, most: slots }));
    if (books > 0 && limits.relicUniqueOnly && rank !== 'unique')
      faults.push(byRule('B33', place, 'no book, as it is not unique', id, { figure: i }));
  }
  return faults.concat(
    army.books.flatMap((book, i) => {
      const place = `${at}.books[${i}]`;
      return book.wielder < many
        ? bookFaults(data, army, book, limits, place)
        : [byRule('S8', `${place}.wielder`, `the place of one of ${many} figures`, book.wielder, { book: book.book })];
    }),
  );
}

function bookFaults(data: SorceryData, army: Army, book: Book, limits: ArmyLimits, place: string): PlacedArmyFault[] {
  const faults: PlacedArmyFault[] = [];
  const figures = army.figures.map((id) => named(data.figures.figures, id));
  const reader = readerOf(data, figures[book.wielder], figures);
  const spells = book.stack.map((id) => named(data.spells.spells, id));
  const { capacity } = named(data.spellbooks.spellbooks, book.book);
  const pages = sum(spells.map((spell) => pagesFor(reader, spell)));
  // Fewer pages than there is room for are no fault. [R38]
  const own = { figure: book.wielder, book: book.book };
  if (pages > capacity)
    faults.push(
      byRule('S4', `${place}.stack`, `at most ${capacity} pages`, pages, { ...own, n: pages, most: capacity }),
    );
  for (const [i, spell] of spells.entries()) {
    if (!mayUse(reader, spell))
      faults.push(
        byRule('S7', `${place}.stack[${i}]`, `a wielder with the symbol ${spell.requirement}`, spell.id, {
          ...own,
          spell: spell.id,
        }),
      );
    // Told once, at the first copy too many.
    if (spells.slice(0, i).filter((other) => other === spell).length === limits.copyLimit)
      faults.push(
        byRule('R39', `${place}.stack[${i}]`, `at most ${limits.copyLimit} copies`, spell.id, {
          ...own,
          spell: spell.id,
          most: limits.copyLimit,
        }),
      );
  }
  return faults;
}
