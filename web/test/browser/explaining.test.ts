// What the table explains by itself: terms, places, the way of a walk, why an adviser would do it; and what outlasts a reload.
import { expect, test } from 'vitest';
import { askedNow, chip, doButton, openTab, options } from './driving.ts';
import { lay } from './screens/demons-positions.ts';
import { axe, openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

test('a term is explained in the lens as long as it is pointed at or has the focus, and opens its rule', async () => {
  const page = await openPage({ choices: false });
  await lay(page, 'walk');
  await askedNow(page);
  const term = page.locator('[data-prompt] a').first();
  const lens = page.locator('.lens');
  await term.hover();
  await lens.getByText('that many counters turn up').waitFor();
  await page.mouse.move(400, 300);
  await lens.getByText('that many counters turn up').waitFor({ state: 'detached' });
  await term.focus();
  await lens.getByText('that many counters turn up').waitFor();
  expect(await axe(page)).toEqual([]);
  await term.press('Enter');
  await page.locator('dialog[open]').getByText('9.0d').first().waitFor();
});

test('pointing at a lit hex shows the way and what it costs, and its entry in the list; the list shows the hex', async () => {
  const page = await openPage({ choices: false });
  await lay(page, 'walk');
  await askedNow(page);
  await openTab(page, 'choices');
  await page.getByText('Walk to …').click();
  const entry = options(page).filter({ hasText: 'Walk to' }).last();
  await entry.hover();
  await page.locator('path.marked').waitFor();
  const to = (await entry.locator('.label').innerText()).slice(-4);
  await page.locator(`[data-lit="${to}"]`).hover({ force: true });
  await page.locator('.row.considered').getByText(to).waitFor();
  await page.locator('path.ribbon').waitFor();
  await page.locator('[role="status"]').getByText('points').waitFor();
});

test('the odds of a call say what comes and what stays; all outcomes are one press away', async () => {
  const page = await openPage({ choices: false });
  await lay(page, 'walk');
  await askedNow(page);
  await page.locator('[data-chip]:not(.barred):visible').first().click();
  await page
    .locator('[role="status"]')
    .getByText(/4 in 6 something comes; one stays with \d+ %/)
    .waitFor();
  expect(await page.locator('[data-drawer]').count()).toBe(0);
  await chip(page, t('dock.outcomes')).click();
  await page.locator('[data-drawer="odds"]').waitFor();
});

test('a half-made choice outlasts the page being loaded anew', async () => {
  const page = await openPage({ choices: false });
  await lay(page, 'commit');
  const asked = await askedNow(page);
  await page.locator('[data-chip]:visible').first().click();
  await page.locator('[data-chip][aria-pressed="true"]').waitFor();
  await page.reload();
  expect(await askedNow(page)).toBe(asked);
  expect(await page.locator('[data-chip][aria-pressed="true"]').count()).toBe(1);
});

test('places go by their names unless somebody wants their numbers', async () => {
  const page = await openPage({
    choices: false,
    before: () => localStorage.setItem('conjure.settings', '{"speed":"off"}'),
  });
  await lay(page, 'commit');
  await askedNow(page);
  expect(await page.locator('[data-prompt]').innerText()).toMatch(/in the open ground north of Mush/);
});

test('who plays for the first time is given a gentle match, with a shield picked already', async () => {
  const page = await openPage({ newcomer: true, choices: false });
  const play = page.getByRole('article', { name: t('box.demons.title'), exact: true });
  await play.getByRole('button', { name: t('shelf.play'), exact: true }).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('first.play'), exact: true })
    .click();
  await askedNow(page);
  await doButton(page).getByText('Take Silver').waitFor();
});
