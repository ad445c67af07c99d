// What the dock has for the spirits that serve: their letters, whom these are for, and what is left when one is spent.
import { expect, test } from 'vitest';
import { after, agreeUntil, askedNow, chip, closeButton, openTab, pressUntil, refusal } from '../driving.ts';
import { lay } from '../screens/demons-positions.ts';
import { openPage, sharedPage } from '../setup/index.ts';
import { wordsIn } from '../setup/words.ts';

const say = wordsIn('en', 'demons');
const samePage = sharedPage({ choices: false });

test('when a spirit has served the others are at hand again', async () => {
  const page = await samePage();
  await lay(page, 'serving');
  const asked = String(await askedNow(page));
  await chip(page, 'Orias').press('Enter');
  await chip(page, `R · ${say('power.R')}`).press('Enter');
  await page.getByText('Choose the target').waitFor();
  await page.locator('[data-chip]:visible').nth(1).press('Enter');
  await agreeUntil(page, after(page, asked).waitFor());
  await chip(page, 'Gaap').waitFor();
  expect(await closeButton(page).innerText()).toMatch(/end the turn/i);
  expect(await chip(page, 'Orias').count()).toBe(0);
});

test('what is forbidden says why when it is pointed at, and at every press anew', async () => {
  const page = await openPage({ choices: false, speed: 'quick' });
  await lay(page, 'walk');
  await askedNow(page);
  const dashed = page.locator('[data-chip].barred:visible');
  await dashed.first().hover();
  await refusal(page).waitFor();
  await page.mouse.move(400, 300);
  await refusal(page).waitFor({ state: 'detached' });
  await pressUntil(refusal(page).waitFor(), () => dashed.first().click());
  const first = await refusal(page).innerText();
  await dashed.last().click();
  await refusal(page).filter({ hasNotText: first }).waitFor();
});

test('what is pointed at is told beside an open drawer, too, and goes with the pointer', async () => {
  const page = await samePage();
  await lay(page, 'serving');
  await askedNow(page);
  await openTab(page, 'spirits');
  const read = page.locator('.reading');
  const away = async () => {
    await page.mouse.move(1000, 780);
    await read.waitFor({ state: 'detached' });
  };
  await page.locator('[data-drawer="spirits"] button').filter({ hasText: 'Gaap' }).hover();
  await read.getByText(say('power.T')).waitFor();
  await away();
  await page.locator('[data-token="mortal-prince-of-sasun"]').hover({ force: true });
  await read.getByText('Prince of Sasun').first().waitFor();
  await away();
});

test('what the only letter of a spirit does is told until something else lies in the dock', async () => {
  const page = await samePage();
  await lay(page, 'serving');
  await askedNow(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-drawer]').waitFor({ state: 'detached' });
  await chip(page, 'Orias').press('Enter');
  await page.locator('.lens').waitFor();
  await page.keyboard.press('y');
  await page.locator('.lens').waitFor({ state: 'detached' });
  expect(await page.locator('.words [role="status"]').innerText()).toBe('');
});
