import { expect, test } from 'vitest';
import { agreeing, isOver, openTab, options } from '../driving.ts';
import { wordsIn } from '../setup/index.ts';
import {
  answer,
  asked,
  begun,
  eventually,
  follow,
  looksWell,
  openOn,
  sharedTogether,
  somebody,
  t,
  together,
} from './hands.ts';

const BENS = 'de';
/** One match for most of them: each goes on where the one before has left it, and the last plays it to its end. */
const sharedTable = sharedTogether({ lang: BENS });

test('phrases are read in one’s own language, words by friends, and the mark of the dice is the same for both', async () => {
  const { ann, ben } = await sharedTable();
  await openTab(ann, 'chat');
  await ann.getByRole('button', { name: t('online.phrase.goodLuck'), exact: true }).click();
  await ben.locator('[data-tab="chat"] .mark').waitFor();
  await openTab(ben, 'chat');
  await ben.getByText(wordsIn('de')('online.phrase.goodLuck')).first().waitFor();
  await ben.getByLabel(wordsIn('de')('online.chat.words'), { exact: true }).fill('<b>Bonne chance</b>');
  await ben.keyboard.press('Enter');
  await ann.getByText('<b>Bonne chance</b>', { exact: true }).waitFor();
  const marks = await Promise.all([ann, ben].map((page) => page.locator('[data-mark]').getAttribute('data-mark')));
  expect(marks[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(marks[1]).toBe(marks[0]);
  await looksWell(ann);
});

test('a watcher is told nothing that is hidden, and has no voice', async () => {
  const { server, ann, ben } = await sharedTable();
  await ann.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ann.getByRole('button', { name: t('online.watch.link'), exact: true }).click();
  const link = await ann.getByRole('textbox', { name: t('online.link.watch'), exact: true }).inputValue();
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
  await eventually(() => openOn(cat)).toBe('');
  const states = heard.filter(({ is }) => is === 'state' || is === 'patch');
  expect(states.length).toBeGreaterThan(1);
  for (const state of states) expect(state.viewer).toBeNull();
  expect(JSON.stringify(states)).not.toMatch(/"(options|sampled|barred)":\[/);
  await openTab(cat, 'chat');
  await cat.getByText(t('online.chat.watcher')).waitFor();
  expect(await cat.getByRole('button', { name: t('online.phrase.hello'), exact: true }).count()).toBe(0);
});

test('a server that is restarted in mid-decision: a mark is seen, and the answer that was given meanwhile counts', async () => {
  const { server, ann, ben } = await sharedTable();
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
});

test('two tabs on one seat: what is done in one is seen in the other', async () => {
  const { ann, ben } = await sharedTable();
  const page = await asked(ann, ben);
  const twin = await page.context().newPage();
  await twin.goto(page.url());
  await begun(twin);
  await twin.locator('[data-asked]:not([data-asked=""])').waitFor();
  const question = await openOn(page);
  expect(await openOn(twin)).toBe(question);
  await answer(twin);
  await eventually(() => openOn(page)).not.toBe(question);
  await eventually(async () => (await openOn(page)) === (await openOn(twin))).toBe(true);
  await twin.close();
});

test('after the end the dice are checked here, with what this device remembers; and the match can be kept', async () => {
  const { ann, ben } = await sharedTable();
  for (let turn = 0; turn < 60 && !(await isOver(ann)); turn++) {
    const page = await Promise.race([
      asked(ann, ben),
      ann
        .locator('[data-over]')
        .waitFor()
        .then(() => null),
    ]);
    if (!page) break;
    await answer(page, wordsIn(page === ann ? 'en' : BENS, 'demons')('answer.first.leave'));
  }
  await ann.getByRole('button', { name: t('online.proof'), exact: true }).click();
  await ann.locator('[data-found]').nth(5).waitFor();
  const found = await ann
    .locator('[data-found]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-found')));
  expect(found).toEqual(found.map(() => 'right'));
  await looksWell(ann);
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: t('online.home'), exact: true }).click();
  // On a phone each way on has room for its words, those that are there online alone as well.
  await ben.setViewportSize({ width: 390, height: 844 });
  for (const key of ['online.proof', 'online.home', 'over.history']) {
    const box = await ben.getByRole('button', { name: wordsIn(BENS)(key), exact: true }).boundingBox();
    expect([key, (box?.height ?? Number.NaN) < 90]).toEqual([key, true]);
  }
  // The same end, at a table without a line to anywhere.
  await eventually(() => ann.locator('[data-line]').count()).toBe(0);
  await ann.locator('[data-over]').waitFor();
});

test('clocks run in the chips, and stand still when all agree to a pause', async () => {
  const { ann, ben } = await together({}, 'minutes');
  const page = await asked(ann, ben);
  const other = page === ann ? ben : ann;
  const clocks = page.locator('[data-clock]');
  expect(await clocks.count()).toBe(2);
  for (const shown of await clocks.allInnerTexts()) expect(shown).toMatch(/\d+:\d\d$/);
  const chips = await page
    .locator('ul[data-shape] > li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await page.getByRole('button', { name: t('online.pause'), exact: true }).click();
  const vote = other.getByRole('dialog', { name: t('online.vote'), exact: true });
  await vote.waitFor();
  await looksWell(other);
  await vote.getByRole('button', { name: t('undoing.yes'), exact: true }).click();
  await vote.waitFor({ state: 'hidden' });
  await eventually(() => page.locator('[data-clock].runs').count()).toBe(0);
  // That it stands still is seen by both, and either lets it go on.
  await other.getByRole('button', { name: t('online.go'), exact: true }).waitFor();
  await looksWell(page);
  await page.getByRole('button', { name: t('online.go'), exact: true }).click();
  await eventually(() => page.locator('[data-clock].runs').count()).toBeGreaterThan(0);
  await other.getByRole('button', { name: t('online.go'), exact: true }).waitFor({ state: 'detached' });
  expect(
    await page.locator('ul[data-shape] > li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width)),
  ).toEqual(chips);
});

test('a phone that was put away finds its match first on the shelf, and goes on', async () => {
  const { server, ann, ben } = await together({ width: 390, height: 844, touch: true });
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
});
