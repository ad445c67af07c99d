import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answer,
  asked,
  begun,
  follow,
  linkFor,
  openOn,
  openTable,
  rename,
  somebody,
  t,
  together,
} from './apart/hands.ts';
import { apartServer } from './apart/server.ts';
import { agreeing, isOver, openTab, options, promptOf } from './driving.ts';
import { axe, misplaced, openPage, unsaid, wordsIn } from './setup/index.ts';

const ofDemons = wordsIn('en', 'demons');

async function looksWell(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('from a link to a seat to the first moves: nothing is spent by looking, and each sees what the other does', async () => {
  const server = await apartServer();
  const ann = await somebody(server);
  await openTable(ann, server, 'demons', 'Ann');
  const link = await linkFor(ann, 1);
  expect(link).toMatch(/#\/link\/[\w-]+$/);
  await looksWell(ann);

  // Looking at it, again and again, leaves it as it is.
  const ben = await somebody(server);
  await ben.goto(link);
  await ben.getByText(t('apart.link.is.seat', { by: 'Ann', game: t('box.demons.title'), seat: 2 })).waitFor();
  await looksWell(ben);
  await ben.reload();
  await follow(ben, link, 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);

  const third = await somebody(server);
  await follow(third, link, 'seat');
  await third.getByText(t('apart.no.spent')).waitFor();

  for (let turn = 0; turn < 5; turn++) {
    const page = await asked(ann, ben);
    const other = page === ann ? ben : ann;
    const before = `${await openOn(other)} ${await promptOf(other)}`;
    await answer(page);
    await expect.poll(async () => `${await openOn(other)} ${await promptOf(other)}`).not.toBe(before);
  }
  // Who they are is told to both.
  for (const page of [ann, ben]) {
    await page.getByText('· Ann').waitFor();
    await page.getByText('· Ben').waitFor();
  }
  await looksWell(ann);
}, 180_000);

test('phrases are read in one’s own language, words by friends, and the mark of the dice is the same for both', async () => {
  const { ann, ben } = await together('demons', { lang: 'de' });
  await openTab(ann, 'chat');
  await ann.getByRole('button', { name: t('apart.phrase.goodLuck'), exact: true }).click();
  await ben.locator('[data-tab="chat"] .mark').waitFor();
  await openTab(ben, 'chat');
  await ben.getByText(wordsIn('de')('apart.phrase.goodLuck')).first().waitFor();
  await ben.getByLabel(wordsIn('de')('apart.chat.words'), { exact: true }).fill('<b>Bonne chance</b>');
  await ben.keyboard.press('Enter');
  await ann.getByText('<b>Bonne chance</b>', { exact: true }).waitFor();
  const marks = await Promise.all([ann, ben].map((page) => page.locator('[data-mark]').getAttribute('data-mark')));
  expect(marks[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(marks[1]).toBe(marks[0]);
  await looksWell(ann);
}, 120_000);

test('a watcher is told nothing that is hidden, and has no voice', async () => {
  const { server, ann, ben } = await together();
  await ann.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ann.getByRole('button', { name: t('apart.watch.link'), exact: true }).click();
  const link = await ann.getByRole('textbox', { name: t('apart.link.watch'), exact: true }).inputValue();
  await looksWell(ann);
  await ann.keyboard.press('Escape');

  const heard: { is: string; viewer?: number | null; asked?: object | null }[] = [];
  const cat = await somebody(server);
  cat.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload))));
  });
  await follow(cat, link, 'watch');
  await begun(cat);
  for (let turn = 0; turn < 4; turn++) await answer(await asked(ann, ben));
  await expect.poll(() => openOn(cat)).toBe('');
  const states = heard.filter(({ is }) => is === 'state' || is === 'patch');
  expect(states.length).toBeGreaterThan(1);
  for (const state of states) expect(state.viewer).toBeNull();
  expect(JSON.stringify(states)).not.toMatch(/"(options|sampled|barred)":\[/);
  await openTab(cat, 'chat');
  await cat.getByText(t('apart.chat.watcher')).waitFor();
  expect(await cat.getByRole('button', { name: t('apart.phrase.hello'), exact: true }).count()).toBe(0);
}, 180_000);

test('a server that is restarted in mid-decision: a mark is seen, and the answer that was given meanwhile counts', async () => {
  const { server, ann, ben } = await together();
  const page = await asked(ann, ben);
  const question = await openOn(page);
  await server.stop();
  await page.locator('[data-line="lost"]').waitFor();
  await openTab(page, 'choices');
  const box = await page.locator('[data-board]').boundingBox();
  await options(page).first().click();
  await server.start();
  await page.locator('[data-line="here"]').waitFor();
  const next = page.locator(`[data-open]:not([data-open="${question}"])`);
  await next.or(agreeing(page)).first().waitFor({ state: 'attached' });
  if ((await agreeing(page).count()) > 0) await agreeing(page).click();
  await next.waitFor({ state: 'attached' });
  expect(await page.locator('[data-board]').boundingBox()).toEqual(box);
  await asked(ann, ben);
}, 180_000);

test('clocks run in the chips, and stand still when all agree to a pause', async () => {
  const { ann, ben } = await together('demons', {}, 'minutes');
  const page = await asked(ann, ben);
  const other = page === ann ? ben : ann;
  const clocks = page.locator('[data-clock]');
  expect(await clocks.count()).toBe(2);
  for (const shown of await clocks.allInnerTexts()) expect(shown).toMatch(/\d+:\d\d$/);
  const chips = await page
    .locator('ul[data-shape] > li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await page.getByRole('button', { name: t('apart.pause'), exact: true }).click();
  const vote = other.getByRole('dialog', { name: t('apart.vote'), exact: true });
  await vote.waitFor();
  await looksWell(other);
  await vote.getByRole('button', { name: t('undoing.yes'), exact: true }).click();
  await vote.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[data-clock].runs').count()).toBe(0);
  await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await page.getByRole('button', { name: t('apart.go'), exact: true }).click();
  await expect.poll(() => page.locator('[data-clock].runs').count()).toBeGreaterThan(0);
  expect(
    await page.locator('ul[data-shape] > li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width)),
  ).toEqual(chips);
}, 120_000);

test('a phone that was put away finds its match first on the shelf, and goes on', async () => {
  const { server, ann, ben } = await together('demons', { width: 390, height: 844, touch: true });
  const phone = ben.context();
  await ben.close();
  // Ann plays until it is Ben's turn.
  while ((await openOn(ann)) !== '') await answer(ann);
  const later = await phone.newPage();
  await later.goto(server.address);
  const card = later.locator('section.card').filter({ hasText: t('shelf.yourTurn') });
  await card.getByRole('link', { name: t('shelf.continue'), exact: true }).click();
  await begun(later);
  await later.locator('[data-asked]:not([data-asked=""])').waitFor();
  await looksWell(later);
}, 180_000);

test('two tabs on one seat: what is done in one is seen in the other', async () => {
  const { ann, ben } = await together();
  const page = await asked(ann, ben);
  const twin = await page.context().newPage();
  await twin.goto(page.url());
  await begun(twin);
  await twin.locator('[data-asked]:not([data-asked=""])').waitFor();
  const question = await openOn(page);
  expect(await openOn(twin)).toBe(question);
  await answer(twin);
  await expect.poll(() => openOn(page)).not.toBe(question);
  await expect.poll(async () => (await openOn(page)) === (await openOn(twin))).toBe(true);
}, 180_000);

test('after the end the dice are checked here, with what this device remembers; and the match can be kept', async () => {
  const { ann, ben } = await together();
  for (let turn = 0; turn < 60 && !(await isOver(ann)); turn++) {
    const page = await Promise.race([
      asked(ann, ben),
      ann
        .locator('[data-over]')
        .waitFor()
        .then(() => null),
    ]);
    if (!page) break;
    await answer(page, ofDemons('answer.first.leave'));
  }
  await ann.getByRole('button', { name: t('apart.proof'), exact: true }).click();
  await expect.poll(() => ann.locator('[data-found]').count()).toBe(6);
  const found = await ann
    .locator('[data-found]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-found')));
  expect(found).toEqual(found.map(() => 'right'));
  await looksWell(ann);
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: t('apart.home'), exact: true }).click();
  await ann.locator('[data-over]').waitFor();
  expect(await ann.locator('[data-line]').count()).toBe(0);
}, 240_000);

test('another device plays as the same person, and is thrown out again', async () => {
  const server = await apartServer();
  const ann = await somebody(server, '#/apart');
  await rename(ann, 'Ann');
  await ann.getByRole('button', { name: t('apart.devices.add'), exact: true }).click();
  const link = await ann.getByLabel(t('apart.devices.link'), { exact: true }).inputValue();
  await ann.getByRole('button', { name: t('apart.qr.show'), exact: true }).click();
  await ann.getByRole('img', { name: t('apart.qr'), exact: true }).waitFor();
  await looksWell(ann);
  const phone = await somebody(server, '#/', { width: 390, height: 844, theme: 'dark' });
  await phone.goto(link);
  await phone.getByRole('button', { name: t('apart.link.do.device'), exact: true }).click();
  await expect.poll(() => phone.getByLabel(t('apart.name'), { exact: true }).inputValue()).toBe('Ann');
  await looksWell(phone);
  await ann.reload();
  await ann.getByRole('button', { name: new RegExp(t('apart.devices.out')) }).click();
  await expect.poll(() => ann.getByText(t('apart.devices.out')).count()).toBe(0);
  await phone.reload();
  await phone.getByText(t('apart.no.noKey')).waitFor();
}, 120_000);

test('where the page came from a plain server of files, playing apart says so, and all else works', async () => {
  const page = await openPage({ at: '#/setup/demons/apart', expected: /Failed to load resource/ });
  await page.getByText(t('apart.no.noServer')).waitFor();
  await looksWell(page);
});

test.each(['fr', 'it', 'es', 'de', 'ru'] as const)(
  'every screen is said in %s, and fits a phone by night',
  async (lang) => {
    const server = await apartServer();
    const page = await somebody(server, '#/lobby', { lang, width: 360, height: 740, theme: 'dark' });
    await page.getByText(wordsIn(lang)('apart.lobby.none')).waitFor();
    await looksWell(page);
    await page.goto(`${server.address}#/apart`);
    await page.getByLabel(wordsIn(lang)('apart.name'), { exact: true }).waitFor();
    await looksWell(page);
    await page.goto(`${server.address}#/setup/demons/apart`);
    await page.getByText(wordsIn(lang)('apart.terms.text')).waitFor();
    await looksWell(page);
    await page.getByRole('button', { name: wordsIn(lang)('setup.apart.open'), exact: true }).click();
    await page.locator('[data-waiting]').first().waitFor();
    await looksWell(page);
  },
  120_000,
);
