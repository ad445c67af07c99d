import kept from '@conjure/demons/puzzles.json' with { type: 'json' };
import type { Puzzle } from '@conjure/engine/content';
import { capitalised } from '@conjure/words';
import { expect, test } from 'vitest';
import { agreeing, closeTab, openTab, option } from './driving.ts';
import { axe, openPage, unsaid, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const [puzzle] = kept as unknown as Puzzle[];

test('a puzzle: what comes to mind first is not played, the best answer is told with its reason, and it stays solved', async () => {
  const page = await openPage({ at: '#/learn/demons' });
  const give = async ({ key, facts }: Puzzle['label']) => {
    const said = capitalised(t(key, facts));
    await openTab(page, 'choices');
    // A long list is folded.
    const search = page.getByRole('searchbox');
    if ((await search.count()) > 0) await search.fill(said);
    await option(page, said).click();
    await closeTab(page);
  };
  const link = page.getByRole('link', { name: new RegExp(`^${t('puzzles.number', { n: 1 })}\\b`) }).first();
  await link.click();
  await page.locator('[data-puzzle="open"]').waitFor();
  await page.locator('[data-asked]:not([data-asked=""])').waitFor();
  await give(puzzle.obvious.label);
  await page.getByText(t('puzzles.missed'), { exact: true }).first().waitFor();
  await page.locator('[data-puzzle="open"]').waitFor();
  await give(puzzle.label);
  // Where dice are thrown there is a second look first.
  const solved = page.locator('[data-puzzle="solved"]');
  await solved.or(agreeing(page)).first().waitFor();
  if ((await solved.count()) === 0) await agreeing(page).click();
  await solved.waitFor();
  expect(await solved.innerText()).toContain(`${Math.round(100 * puzzle.would.mean)} of 100 points`);
  expect(await axe(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
  await closeTab(page);
  await page
    .getByRole('link', { name: t('puzzles.all'), exact: true })
    .first()
    .click();
  await page.getByText(t('puzzles.count', { done: 1, count: kept.length }), { exact: true }).waitFor();
  // The table of a puzzle is no match of anybody's.
  await page.goto(new URL('#/', page.url()).href);
  expect(await page.getByText(t('shelf.continue'), { exact: true }).count()).toBe(0);
});
