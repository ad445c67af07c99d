import { expect, test } from 'vitest';
import { balancePage } from '../balance/balance.ts';
import { apart, balanceRows, handicapCells, levelCells } from '../balance/cells.ts';
import { liveRows, variantRows } from '../balance/otherwise.ts';

test('every table of the data is measured again: thirty decks, nine pairs of levels, twelve handicaps', () => {
  const rows = balanceRows(5);
  expect(rows.length).toBe(30);
  expect(rows.every(({ cells }) => cells.every(({ reference }) => reference.heroesWinPct > 0))).toBe(true);
  expect(levelCells(5).length).toBe(9);
  expect(handicapCells(5).map(({ reference }) => reference)).toHaveLength(12);
});

test('so are the variants and the live clock; whoever plays otherwise does so by the data alone', () => {
  const cells = variantRows(5).flatMap((row) => Object.values(row.cells));
  expect(cells).toHaveLength(60);
  expect(cells.every(({ study }) => 'setup' in study.data)).toBe(true);
  const live = liveRows(5);
  expect(live.map(({ same, paces }) => [same.length, paces.length])).toEqual(new Array(5).fill([3, 4]));
  expect(live[0].paces[0].study.seats).toEqual(['easy', 'normal', 'normal', 'normal']);
});

test('distances are in standard errors of both together', () => {
  const at = (heroesWinPct: number, games: number) => ({ games, heroesWinPct });
  expect(apart(at(50, 1000), at(50, 3000))).toBe(0);
  expect(apart(at(55, 1000), at(45, 1000))).toBeCloseTo(10 / Math.sqrt((2 * 2500) / 1000), 6);
  expect(apart(at(100, 10), at(100, 10))).toBe(0);
});

test('the page sets them side by side', async () => {
  const page = await balancePage(1, 1);
  expect(page.match(/^\| (TR|SC)/gm)).toHaveLength(30 + 21 + 5);
  expect(page).toContain('## Levels against each other');
  expect(page).toContain('## Handicap');
});
