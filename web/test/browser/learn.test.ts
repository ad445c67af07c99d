import { lessons as demons } from '@conjure/demons/lessons';
import { lessons as lodge } from '@conjure/lodge/lessons';
import { lessons as satchel } from '@conjure/satchel/lessons';
import { lessons as sorcery } from '@conjure/sorcery/lessons';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { agreeing, agreeUntil, answerByList, askedNow, closeTab, pressUntil } from './driving.ts';
import { openPage, wordsIn } from './setup/index.ts';

const GAMES = [
  { game: 'demons', lessons: await demons() },
  { game: 'lodge', lessons: await lodge() },
  { game: 'satchel', lessons: await satchel() },
  { game: 'sorcery', lessons: await sorcery() },
];

test.each(GAMES)(
  'every lesson of $game leads to its end, and what it lets one try is refused by the rule it names',
  async ({ game, lessons }) => {
    const t = wordsIn('en', game);
    const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
    const page = await openPage({ at: `#/learn/${game}` });
    await page.getByRole('link', { name: t(`lesson.${lessons[0].id}`) }).click();
    for (const [number, lesson] of lessons.entries()) {
      await page
        .getByRole('heading', { name: t(`lesson.${lesson.id}`) })
        .first()
        .waitFor();
      for (const [i, step] of lesson.steps.entries()) {
        await askedNow(page);
        const place = page
          .getByText(t('learn.step', { step: i + 1, count: lesson.steps.length }), { exact: true })
          .first();
        await place.waitFor({ state: 'attached' });
        if (step.tryOut) {
          await button(page, 'learn.try').click();
          const tried = page.locator('.tried');
          await tried
            .getByRole('button', { name: /^Rule / })
            .getByText(step.tryOut.rule, { exact: true })
            .waitFor();
        }
        if (step.want) {
          await pressUntil(agreeing(page).waitFor(), () => button(page, 'learn.show').click());
          // Not the question: where all are asked at once, it stays until the last has answered.
          await agreeUntil(page, place.waitFor({ state: 'detached' }));
        } else {
          // The question follows the lesson's text by a frame: what was read before may have been the last one.
          await pressUntil(place.waitFor({ state: 'detached' }), async () => {
            const asked = await askedNow(page);
            if (asked !== null) await answerByList(page, asked, (all) => all.first());
          });
          await closeTab(page);
        }
      }
      const next = lessons[number + 1];
      await page.getByRole('heading', { name: t('learn.finished', { lesson: t(`lesson.${lesson.id}`) }) }).waitFor();
      if (next) await page.getByRole('link', { name: t('learn.next', { lesson: t(`lesson.${next.id}`) }) }).click();
    }
    await page.getByRole('link', { name: t('learn.all'), exact: true }).click();
    await page.getByText(t('learn.sum', { done: lessons.length, count: lessons.length })).waitFor();
  },
);
