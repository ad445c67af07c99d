import { expect, test } from 'vitest';
import { askedNow, dialog, doButton, openTab, startMatch } from './driving.ts';
import { axe, openPage, unsaid, wordsIn } from './setup/index.ts';

test.each(['demons', 'lodge', 'sorcery', 'satchel'] as const)(
  '%s: a newcomer sees how it is won before the first match, is told a thing at the first question, and never again',
  async (game) => {
    const t = wordsIn('en', game);
    const page = await openPage({ newcomer: true, choices: false });
    await startMatch(page, { game, seed: 'first' });
    await dialog(page)
      .getByText(t(`${game}.first.1`))
      .waitFor();
    expect(await dialog(page).locator('svg[data-ground]').count()).toBe(3);
    expect(await axe(page)).toEqual([]);
    expect(await unsaid(page)).toEqual([]);
    const play = dialog(page).getByRole('button', { name: t('first.play'), exact: true });
    // 1280 × 800, twice as large.
    await page.setViewportSize({ width: 640, height: 400 });
    const { y, height } = (await play.boundingBox()) ?? { y: 400, height: 0 };
    expect(y + height).toBeLessThanOrEqual(400);
    await play.click();
    await askedNow(page);
    await page.goto(new URL('#/', page.url()).href);
    await startMatch(page, { game, seed: 'second' });
    await askedNow(page);
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: t('first.title'), exact: true })
      .click();
    await dialog(page)
      .getByText(t(`${game}.first.1`))
      .waitFor();
  },
);

test('what a newcomer is told goes with the answer, and with the cross for good', async () => {
  const t = wordsIn('en', 'demons');
  const page = await openPage({ newcomer: true, choices: false });
  await startMatch(page, { game: 'demons', seed: 'first' });
  await dialog(page)
    .getByRole('button', { name: t('first.play'), exact: true })
    .click();
  const coach = page.getByRole('complementary', { name: t('first.coach'), exact: true });
  await coach.getByText(t('demons.coach.shield')).waitFor();
  await coach.getByRole('button', { name: t('dialog.close'), exact: true }).click();
  await coach.waitFor({ state: 'detached' });
  await openTab(page, 'choices');
  expect(await coach.count()).toBe(0);
});

test('what a newcomer is pointed at is pointed at wherever the board is moved', async () => {
  const t = wordsIn('en', 'demons');
  const page = await openPage({ newcomer: true, choices: false });
  await startMatch(page, { game: 'demons', seed: 'first' });
  await dialog(page)
    .getByRole('button', { name: t('first.play'), exact: true })
    .click();
  const shield = await askedNow(page);
  await doButton(page).click();
  await page.locator(`[data-asked]:not([data-asked="${shield}"], [data-asked=""])`).waitFor({ state: 'attached' });
  const pin = page.locator('[data-coach-pin]');
  await pin.waitFor({ state: 'attached' });
  const placeOf = () => pin.getAttribute('transform');
  const before = await placeOf();
  await page.getByRole('button', { name: t('demons.board.zoomIn'), exact: true }).click();
  await expect.poll(async () => (await pin.count()) === 0 || (await placeOf()) !== before).toBe(true);
});
