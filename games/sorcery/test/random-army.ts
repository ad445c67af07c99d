import type { Dice } from '@conjure/engine';
import type { SorceryData } from '../data.ts';
import { type Army, type ArmyLimits, armyFaults } from '../rules/army.ts';

const one = <T>(dice: Dice, list: readonly T[]): T => list[dice.index('army', list.length)];

/** An army of any figures, books and spells that the rules allow, the preferred ones first: what is not allowed is left out. */
export function randomArmy(data: SorceryData, limits: ArmyLimits, dice: Dice, preferred: ReadonlySet<string>): Army {
  const anyOf = (list: readonly { id: string }[]): string => {
    const taken = list.filter(({ id }) => preferred.has(id));
    return one(dice, taken.length > 0 && dice.index('wish', 3) > 0 ? taken : list).id;
  };
  const army: Army = { figures: [], books: [], domain: null };
  const isAllowed = (changed: Army): boolean => armyFaults(data, changed, limits).length === 0;
  const grow = (changed: Army): void => {
    if (isAllowed(changed)) Object.assign(army, changed);
  };
  // Spells come first: a wielder with a book, and what it may hold.
  for (let tries = 0; tries < 3; tries++) {
    const figures = [...army.figures, anyOf(data.figures.figures)];
    const book = { book: one(dice, data.spellbooks.spellbooks).id, wielder: figures.length - 1, stack: [] };
    grow({ ...army, figures, books: [...army.books, book] });
  }
  if (limits.domains) grow({ ...army, domain: anyOf(data.domains.domains) });
  for (let tries = 0; tries < 20 && army.figures.length < 10; tries++)
    grow({ ...army, figures: [...army.figures, anyOf(data.figures.figures)] });
  for (let tries = 0; tries < 40 && army.books.length > 0; tries++) {
    const at = dice.index('army', army.books.length);
    const filled = { ...army.books[at], stack: [...army.books[at].stack, anyOf(data.spells.spells)] };
    grow({ ...army, books: army.books.map((book, i) => (i === at ? filled : book)) });
  }
  return army;
}
