import { expect, test } from 'vitest';
import { promptOf, speak } from '../driving.ts';
import { openPage, wordsIn } from '../setup/index.ts';
import {
  answer,
  asked,
  begun,
  eventually,
  follow,
  linkFor,
  looksWell,
  openOn,
  openTable,
  rename,
  sharedSomebody,
  somebody,
  t,
} from './hands.ts';
import { onlineServer } from './server.ts';

test('from a link to a seat to the first moves: nothing is spent by looking, and each sees what the other does', async () => {
  const server = await onlineServer();
  const ann = await somebody(server);
  await openTable(ann, server, 'demons', 'Ann');
  const link = await linkFor(ann, 1);
  expect(link).toMatch(/#\/link\/[\w-]+$/);
  await looksWell(ann);

  // Looking at it, again and again, leaves it as it is.
  const ben = await somebody(server);
  await ben.goto(link);
  await ben.getByText(t('online.link.is.seat', { by: 'Ann', game: t('box.demons.title'), seat: 2 })).waitFor();
  await looksWell(ben);
  await ben.reload();
  await follow(ben, link, 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);

  const third = await somebody(server);
  await follow(third, link, 'seat');
  await third.getByText(t('online.no.spent')).waitFor();

  for (let turn = 0; turn < 5; turn++) {
    const page = await asked(ann, ben);
    const other = page === ann ? ben : ann;
    const before = `${await openOn(other)} ${await promptOf(other)}`;
    await answer(page);
    await eventually(async () => `${await openOn(other)} ${await promptOf(other)}`).not.toBe(before);
  }
  // Who they are is told to both.
  for (const page of [ann, ben]) {
    await page.getByText('· Ann').waitFor();
    await page.getByText('· Ben').waitFor();
  }
  await looksWell(ann);
});

test('another device plays as the same person, and is thrown out again', async () => {
  const server = await onlineServer();
  const ann = await somebody(server, '#/account');
  await rename(ann, 'Ann');
  await ann.getByRole('button', { name: t('online.devices.add'), exact: true }).click();
  const link = await ann.getByLabel(t('online.devices.link'), { exact: true }).inputValue();
  await ann.getByRole('button', { name: t('online.qr.show'), exact: true }).click();
  await ann.getByRole('img', { name: t('online.qr'), exact: true }).waitFor();
  await looksWell(ann);
  const phone = await somebody(server, '#/', { width: 390, height: 844, theme: 'dark' });
  await phone.goto(link);
  await phone.getByRole('button', { name: t('online.link.do.device'), exact: true }).click();
  await eventually(() => phone.getByLabel(t('online.name'), { exact: true }).inputValue()).toBe('Ann');
  await looksWell(phone);
  await ann.reload();
  await ann.getByRole('button', { name: new RegExp(t('online.devices.out')) }).click();
  await eventually(() => ann.getByText(t('online.devices.out')).count()).toBe(0);
  await phone.reload();
  await phone.getByText(t('online.no.noKey')).waitFor();
});

test('where the page came from a plain server of files, playing online says so, and all else works', async () => {
  const page = await openPage({ at: '#/setup/demons/online', expected: /Failed to load resource/ });
  await page.getByText(t('online.no.noServer')).waitFor();
  await looksWell(page);
});

/** One phone by night, that is spoken to in one language after the other. */
const phone = sharedSomebody({ width: 360, height: 740, theme: 'dark' });

test.each(['fr', 'it', 'es', 'de', 'ru'] as const)(
  'every screen is said in %s, and fits a phone by night',
  async (lang) => {
    const { server, page } = await phone();
    await page.goto(server.address);
    await speak(page, lang);
    await page.goto(`${server.address}#/lobby`);
    await page.getByText(wordsIn(lang)('online.lobby.none')).waitFor();
    await looksWell(page);
    await page.goto(`${server.address}#/account`);
    await page.getByLabel(wordsIn(lang)('online.name'), { exact: true }).waitFor();
    await looksWell(page);
    await page.goto(`${server.address}#/setup/demons/online`);
    await page.getByText(wordsIn(lang)('online.terms.text')).waitFor();
    await looksWell(page);
    await page.getByRole('button', { name: wordsIn(lang)('setup.online.open'), exact: true }).click();
    await page.locator('[data-waiting]').first().waitFor();
    await looksWell(page);
  },
);
