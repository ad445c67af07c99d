import { manifest } from '@conjure/demons/manifest';
import { challengeOf } from '@conjure/engine/content';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerFirst, askedNow, options, promptOf, saved } from './driving.ts';
import { at } from './screens/screen.ts';
import { axe, openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');

/** A Monday: alone against the lords, so that nobody has to be waited for. */
const MONDAY = '2026-11-16';
const setDay = (page: Page) => page.clock.setFixedTime(new Date(`${MONDAY}T12:00:00`));

async function shelfOn(page: Page): Promise<void> {
  await setDay(page);
  await page.reload();
  await page.getByRole('heading', { name: t('challenge.title', { day: '16 November' }), exact: true }).waitFor();
}

test('the challenge of a day is the same match in two browsers; the first attempt counts, and later ones are marked', async () => {
  expect(challengeOf(MONDAY, [manifest])).toMatchObject({ game: 'demons', seats: ['me'] });
  const first = await openPage();
  const second = await openPage({ width: 390, height: 844 });
  const seen = [];
  for (const page of [first, second]) {
    await shelfOn(page);
    await page.getByRole('button', { name: t('challenge.try'), exact: true }).click();
    await askedNow(page);
    const { seed, options: rules, scenario, log } = await saved(page);
    seen.push({
      seed,
      rules,
      scenario,
      log,
      prompt: await promptOf(page),
      options: await options(page).allInnerTexts(),
    });
  }
  expect(seen[0].seed).toBe(MONDAY);
  expect(seen[1]).toEqual(seen[0]);
  // What is going on is gone on with.
  await answerFirst(first);
  await at('#/')(first);
  const card = first.getByRole('region', { name: t('challenge.title', { day: '16 November' }) });
  await card.getByRole('button', { name: t('shelf.continue'), exact: true }).click();
  await askedNow(first);
  expect((await saved(first)).log.length).toBeGreaterThan(0);
});

test('what came of it is told in a line, compared with bots that play the same match', async () => {
  const page = await openPage();
  await page.evaluate(
    (day) =>
      localStorage.setItem(
        'conjure.challenges',
        JSON.stringify({
          [day]: {
            match: 'first',
            later: [],
            bots: [5, 60, 70, 80],
            result: {
              said: { key: 'shelf.end.demons', facts: { out: 'yes', net: 46_000, turn: 23, marks: 2 } },
              worth: 46,
            },
          },
        }),
      ),
    MONDAY,
  );
  await shelfOn(page);
  await page.getByText(/^Today: 46,000 ducats in 23 turns/).waitFor();
  await page.getByRole('button', { name: t('challenge.again'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('challenge.tell'), exact: true }).click();
  await page.getByText(/Conjure, 16 November: Demons, .*46,000 ducats.*▮▯▯▯ better than 1 of 4 bots/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: t('challenge.bots'), exact: true }).click();
  await page.getByText(t('challenge.bots.playing', { done: 4, of: 5 })).waitFor();
  await page.getByText(/of 5 bots\./).waitFor({ timeout: 120_000 });
});
