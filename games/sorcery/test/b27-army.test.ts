import { expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { type Army, type ArmyLimits, armyFaults, costOf } from '../rules/army.ts';
import { pagesFor, readerOf } from '../rules/pages.ts';

const LIMITS: ArmyLimits = { buildTotal: 300, domains: true, relicUniqueOnly: false, copyLimit: 2 };
const army = (figures: string[], books: Army['books'] = [], domain: string | null = null): Army => ({
  figures,
  books,
  domain,
});
const faults = (wanted: Army, limits: Partial<ArmyLimits> = {}) =>
  armyFaults(ownData, wanted, { ...LIMITS, ...limits }).map(
    ({ rule, place, expected, got }) => `${rule} ${place}: ${expected}, got ${got}`,
  );
const primer = (...stack: string[]) => [{ book: 'apprentices_primer', wielder: 0, stack }];
const figure = (id: string) => {
  const found = ownData.figures.figures.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('[B27] [S4] every ready army is legal within its total, and its books are full', () => {
  for (const { buildTotal, ...ready } of ownData.armies.armies) {
    expect(faults(ready, { buildTotal })).toEqual([]);
    const figures = ready.figures.map(figure);
    for (const { book, wielder, stack } of ready.books) {
      const reader = readerOf(ownData, figures[wielder], figures);
      const spells = stack.flatMap((id) => ownData.spells.spells.filter((spell) => spell.id === id));
      const pages = spells.reduce((total, spell) => total + pagesFor(reader, spell), 0);
      expect(pages).toBe(ownData.spellbooks.spellbooks.find(({ id }) => id === book)?.capacity);
    }
  }
});

test('[B27] [B28] what an army costs: figures, books and the domain, not the spells', () => {
  const totals = ownData.armies.armies.map((ready) => costOf(ownData, ready));
  expect(totals).toEqual([198, 195, 196, 198, 200, 198, 299, 296, 298, 300, 293, 298, 297, 98, 98, 399, 399]);
  const [first] = ownData.armies.armies;
  expect(faults(first, { buildTotal: 198 })).toEqual([]);
  expect(faults(first, { buildTotal: 197 })).toEqual(['B27 army: at most 197 points, got 198']);
});

test('X1: a Novice fills four pages that a Circle Broker cannot, not even with elves beside him [S4] [S5] [S69] [R72]', () => {
  const pages = ['painted_heaven', 'ember_lance', 'wingsong'];
  expect(faults(army(['ley_novice'], primer(...pages)))).toEqual([]);
  expect(faults(army(['circle_broker'], primer(...pages)))).toEqual(['S4 army.books[0].stack: at most 4 pages, got 7']);
  expect(faults(army(['circle_broker', 'argent_lancer'], primer(...pages)))).toEqual([
    'S4 army.books[0].stack: at most 4 pages, got 5',
  ]);
});

test('X1: a Scaled Novitiate takes Blood Tithe at one page, and not Beacon of Ruin [S7] [S67] [R19]', () => {
  expect(faults(army(['scaled_novitiate'], primer('blood_tithe', 'wingsong')))).toEqual([]);
  expect(faults(army(['scaled_novitiate'], primer('beacon_of_ruin')))).toEqual([
    'S7 army.books[0].stack[0]: a wielder with the symbol apocalypse, got "beacon_of_ruin"',
  ]);
  expect(faults(army(['ley_novice'], primer('blood_tithe')))).toHaveLength(1);
  expect(faults(army(['censer_acolyte'], primer('blood_tithe')))).toEqual([]);
});

test('every fault of an army is named at once [B30] [B31] [B32] [B33] [R39]', () => {
  const books = ['novice', 'golem'].map((_, wielder) => ({ book: 'adepts_codex', wielder, stack: [] as string[] }));
  books[0].stack = ['true_eye', 'true_eye', 'true_eye', 'true_eye'];
  const wrong = army(['ley_novice', 'harbour_golem', 'ilvane', 'ilvane'], books, 'hanging_smoke');
  expect(faults(wrong, { domains: false, relicUniqueOnly: true, buildTotal: 200 })).toEqual([
    'B27 army: at most 200 points, got 250',
    'B31 army.domain: no domain, got "hanging_smoke"',
    'B33 army.figures[0]: no book, as it is not unique, got "ley_novice"',
    'B32 army.figures[1]: at most 0 books, got 1',
    'B33 army.figures[1]: no book, as it is not unique, got "harbour_golem"',
    'B30 army.figures[3]: a unique figure once, got "ilvane"',
    'R39 army.books[0].stack[2]: at most 2 copies, got "true_eye"',
  ]);
  expect(faults(wrong, { copyLimit: 4 })).toEqual([
    'B32 army.figures[1]: at most 0 books, got 1',
    'B30 army.figures[3]: a unique figure once, got "ilvane"',
  ]);
});
