import { LANGUAGE_NAMES, LANGUAGES } from '@conjure/words';
import { beforeAll, expect, test } from 'vitest';
import { answerFirst, askedNow, importMatch, languageOf, openTab, saved, speak } from './driving.ts';
import { type Scripted, solitaire } from './scripted.ts';
import { openPage, sharedPage, unsaid, wordsIn } from './setup/index.ts';

let match: Scripted;
beforeAll(async () => {
  match = await solitaire(5);
});

const PLACES = ['#/', '#/setup/demons', '#/rules/demons', '#/learn/demons', '#/learn/demons/circle', '#/credits'];

/** One page that is switched from one to the next. */
const samePage = sharedPage({ lang: 'ru' });

test.each(LANGUAGES)(
  '%s: switched to in the middle of a match, on every screen, and the match goes on',
  async (lang) => {
    const page = await samePage();
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('main h1').waitFor();
    if ((await languageOf(page)) === lang) await speak(page, lang === 'en' ? 'fr' : 'en');
    const before = await languageOf(page);
    await importMatch(page, match.record, before);
    await askedNow(page);
    const table = page.url();

    const settings = wordsIn(before)('settings.title');
    await page.getByRole('toolbar').getByRole('button', { name: settings, exact: true }).click();
    await page.locator('dialog[open]').getByRole('radio', { name: LANGUAGE_NAMES[lang], exact: true }).check();
    const t = wordsIn(lang, 'demons');
    await page.getByRole('heading', { name: t('settings.title'), exact: true }).waitFor();
    expect(await unsaid(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await languageOf(page)).toBe(lang);
    await openTab(page, 'position');
    expect(await unsaid(page)).toEqual([]);

    for (const place of PLACES) {
      await page.goto(new URL(place, page.url()).href);
      await page.locator('main h1').waitFor();
      if (place.endsWith('circle')) await askedNow(page);
      expect(await unsaid(page), place).toEqual([]);
    }
    await page.goto(table);
    await answerFirst(page);
    expect(await unsaid(page)).toEqual([]);
    expect((await saved(page, lang)).log).toHaveLength(match.record.log.length + 1);
  },
);

test('?words shows those who translate the key of what they point at, and how it is written', async () => {
  const page = await openPage({ lang: 'fr' });
  await page.goto(new URL('?words#/rules/demons', page.url()).href);
  const heading = page.locator('main h1');
  await heading.hover();
  const keys = page.getByRole('complementary', { name: '?words' });
  await keys.waitFor();
  expect(await keys.locator('dt').allTextContents()).toContain('rules.title');
  await page.goto(new URL('?words#/setup/demons', page.url()).href);
  await page.locator('main h1').waitFor();
  await page.getByRole('button', { name: wordsIn('fr')('setup.start'), exact: true }).focus();
  await expect.poll(() => keys.locator('dt').allTextContents()).toContain('setup.start');
  expect(await keys.locator('dd').allTextContents()).toContain(wordsIn('fr')('setup.start'));
});

test('without it there is no such thing', async () => {
  const page = await openPage({ lang: 'fr' });
  await page.locator('main h1').hover();
  expect(await page.getByRole('complementary', { name: '?words' }).count()).toBe(0);
});
