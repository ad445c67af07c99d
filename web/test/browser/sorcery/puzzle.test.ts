import type { Puzzle } from '@conjure/engine/content';
import kept from '@conjure/sorcery/puzzles.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { agreeing } from '../driving.ts';
import { axe, openPage, unsaid } from '../setup/index.ts';
import { byMouse, go, t } from './hands.ts';

interface Blow {
  readonly do: string;
  readonly figure: number;
  readonly target: number;
}

const puzzles = kept as unknown as Puzzle[];
const number = puzzles.findIndex(({ answer }) => {
  const { do: what, ...rest } = answer as Blow;
  return what === 'close' && Object.keys(rest).join() === 'figure,target';
});

test('a puzzle of Sorcery is solved on the field: the phase is not ended, and the blow that is best is struck', async () => {
  const { figure, target } = puzzles[number].answer as Blow;
  const page = await openPage({ at: '#/learn/sorcery' });
  const name = t('puzzles.number', { n: number + 1 });
  await page
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();
  await page.locator('[data-puzzle="open"]').waitFor();
  await page.locator('[data-asked]:not([data-asked=""])').waitFor();
  await byMouse.pass(page);
  await page.getByText(t('puzzles.missed'), { exact: true }).first().waitFor();
  await page.locator('[data-puzzle="open"]').waitFor();
  await byMouse.point(page, `figure:${figure}`);
  await byMouse.point(page, `figure:${target}`);
  await go(page).click();
  // Where dice are thrown there is a second look first.
  const solved = page.locator('[data-puzzle="solved"]');
  await solved.or(agreeing(page)).first().waitFor();
  if ((await solved.count()) === 0) await agreeing(page).click();
  await solved.waitFor();
  expect(await solved.innerText()).toContain(`${Math.round(100 * puzzles[number].would.mean)} of 100 points`);
  expect(await axe(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
});
