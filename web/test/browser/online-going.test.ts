// From one screen to several homes and back, and from one match to the next.
import { expect, test } from 'vitest';
import { isOver, openTab, startMatch } from './driving.ts';
import {
  answer,
  asked,
  begun,
  eventually,
  follow,
  looksWell,
  openOn,
  rename,
  somebody,
  t,
  together,
} from './online/hands.ts';
import { onlineServer } from './online/server.ts';
import { wordsIn } from './setup/index.ts';

const ofDemons = wordsIn('en', 'demons');

test('a match at one screen is continued online: its seats are handed out by link, and all are told that its dice may be known', async () => {
  const server = await onlineServer();
  const ann = await somebody(server);
  await startMatch(ann, { game: 'demons', seats: ['me', 'novice'], seed: 'here' });
  await answer(ann);
  await ann.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ann.getByRole('button', { name: t('menu.goOn'), exact: true }).click();
  await rename(ann, 'Ann');
  const second = ann.getByRole('group', { name: t('setup.seat', { seat: 2 }), exact: true });
  await second.getByRole('radio', { name: t('online.who.friend'), exact: true }).check();
  await looksWell(ann);
  await ann.getByRole('button', { name: t('online.goOn'), exact: true }).click();
  const field = ann.getByLabel(t('online.link.seat', { seat: 2 }), { exact: true });
  await field.waitFor();
  await looksWell(ann);
  const link = await field.inputValue();
  await ann.getByRole('link', { name: t('online.goOn.table'), exact: true }).click();
  await begun(ann);

  const ben = await somebody(server, '#/', { width: 390, height: 844, theme: 'dark', lang: 'de' });
  const de = wordsIn('de');
  await ben.goto(link);
  await ben.getByText(de('online.known')).waitFor();
  await looksWell(ben);
  await follow(ben, link, 'seat', 'Ben', de);
  await begun(ben);
  await eventually(async () => [await openOn(ann), await openOn(ben)].filter((one) => one !== '').length).toBe(1);
  await answer(await asked(ann, ben));
  await openTab(ann, 'chat');
  await ann.locator('[data-known]').waitFor();
});

test('a rematch: whoever is there is told and finds his seat, one seat further', async () => {
  const { ann, ben } = await together();
  for (let turn = 0; turn < 60 && !(await isOver(ann)); turn++) {
    const over = ann
      .locator('[data-over]')
      .waitFor()
      .then(() => null);
    const page = await Promise.race([asked(ann, ben), over]);
    if (!page) break;
    await answer(page, ofDemons('answer.first.leave'));
  }
  await Promise.all([ann, ben].map((page) => page.locator('[data-over]').waitFor()));
  await ann.getByRole('button', { name: t('over.again'), exact: true }).click();
  await ben.locator('[data-rematch]').waitFor();
  await looksWell(ben);
  await ann.locator('[data-waiting]').first().waitFor();
  await ben.getByRole('button', { name: t('over.again'), exact: true }).click();
  await Promise.all([begun(ann), begun(ben)]);
  // Who sat second sits first.
  const seats = await ann.locator('ul[data-shape] > li').allInnerTexts();
  expect(seats.findIndex((text) => text.includes('Ben'))).toBe(0);
});

test.each(['fr', 'it', 'es', 'de', 'ru'] as const)(
  'continuing online is said in %s, and fits a phone by night',
  async (lang) => {
    const server = await onlineServer();
    const page = await somebody(server, '#/', { lang, width: 360, height: 740, theme: 'dark' });
    await page.goto(`${server.address}#/setup/demons`);
    await page.getByRole('button', { name: wordsIn(lang)('setup.start'), exact: true }).click();
    await page.locator('[data-asked]').waitFor({ state: 'attached' });
    const match = page.url().split('#/table/')[1] ?? '';
    await page.goto(`${server.address}#/goOn/${match}`);
    await page.getByText(wordsIn(lang)('online.goOn.seats')).waitFor();
    await looksWell(page);
  },
);
