import { lessons as demons } from '@conjure/demons/lessons';
import { lessons as lodge } from '@conjure/lodge/lessons';
import { lessons as satchel } from '@conjure/satchel/lessons';
import { lessons as sorcery } from '@conjure/sorcery/lessons';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { agreeing, agreeUntil, answerByList, askedNow, closeTab, pressUntil } from './driving.ts';
import { openPage, wordsIn } from './setup/index.ts';

/** Of each game some, which have every kind of step: all of them are gone through in web/test/lessons.test.ts, without a browser. */
const GAMES = [
  { game: 'demons', lessons: await demons(), learnt: ['road', 'circle', 'home'] },
  { game: 'lodge', lessons: await lodge(), learnt: ['turn', 'spells', 'defeat'] },
  { game: 'satchel', lessons: await satchel(), learnt: ['familiar', 'ledger'] },
  { game: 'sorcery', lessons: await sorcery(), learnt: ['arcs', 'counter', 'sky'] },
];

test.each(GAMES)(
  'lessons of $game lead to their end, and what they let one try is refused by the rule they name',
  async ({ game, lessons, learnt }) => {
    const t = wordsIn('en', game);
    const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
    const link = (page: Page, name: string) => page.getByRole('link', { name });
    const page = await openPage({ at: `#/learn/${game}` });
    const chosen = learnt
      .map((id) => lessons.find((lesson) => lesson.id === id))
      .filter((lesson) => lesson !== undefined);
    expect(chosen).toHaveLength(learnt.length);
    await link(page, t(`lesson.${learnt[0]}`)).click();
    for (const [i, lesson] of chosen.entries()) {
      await page
        .getByRole('heading', { name: t(`lesson.${lesson.id}`) })
        .first()
        .waitFor();
      for (const [at, step] of lesson.steps.entries()) {
        await askedNow(page);
        const place = page
          .getByText(t('learn.step', { step: at + 1, count: lesson.steps.length }), { exact: true })
          .first();
        await place.waitFor({ state: 'attached' });
        expect(await page.locator('[data-go]:visible, .primary:visible').count()).toBeLessThanOrEqual(1);
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
      await page.getByRole('heading', { name: t('learn.finished', { lesson: t(`lesson.${lesson.id}`) }) }).waitFor();
      const next = lessons[lessons.indexOf(lesson) + 1]?.id;
      if (next && next === learnt[i + 1]) await link(page, t('learn.next', { lesson: t(`lesson.${next}`) })).click();
      else {
        await page.getByRole('link', { name: t('learn.all'), exact: true }).click();
        if (learnt[i + 1]) await link(page, t(`lesson.${learnt[i + 1]}`)).click();
      }
    }
    await page.getByText(t('learn.sum', { done: learnt.length, count: lessons.length })).waitFor();
  },
);
