// What may come between people who play online: promises that are not kept, lines and servers that fail, people who go and come back.

import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR, MINUTE } from '@conjure/engine';
import { copyDatabase, sqliteDatabase } from '@conjure/server';
import { start } from '@conjure/server/testing/processes';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../../scripts/node.mjs';
import { openTab, options } from './driving.ts';
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
  playUntilTurnOf,
  rename,
  sendUntilNext,
  somebody,
  t,
  together,
} from './online/hands.ts';
import { lineOf } from './online/line.ts';
import { onlineServer } from './online/server.ts';
import { openPage } from './setup/index.ts';

const menu = async (page: Page, key: string, facts = {}) => {
  await page.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await page.getByRole('button', { name: t(key, facts), exact: true }).click();
};

/** Ann has opened a table and Ben is about to come to it, over a line that the test has in its hand. */
async function beforeLast(clock = 'none') {
  const server = await onlineServer();
  const ann = await somebody(server);
  const ben = await somebody(server);
  const line = await lineOf(ben);
  await openTable(ann, server, 'demons', 'Ann', clock);
  return { server, ann, ben, line, link: await linkFor(ann, 1) };
}

test('a secret that is not told in time makes the table void: all are told by whom, and promise anew', async () => {
  const { server, ann, ben, line, link } = await beforeLast('quick');
  line.lose('text');
  await follow(ben, link, 'seat', 'Ben');
  await eventually(() => ann.locator('[data-waiting="told"]').count()).toBe(1);
  server.later(3 * MINUTE);
  await ann.getByText(t('online.void.late', { name: 'Ben' })).waitFor();
  await looksWell(ann);
  // What the device could not send comes late, and breaks no new promise.
  line.mend();
  await ben.reload();
  await Promise.all([begun(ann), begun(ben)]);
});

test('an answer that was on its way when the page was shut is sent by the next one, and counts once', async () => {
  const { ann, ben, line, link } = await beforeLast();
  await follow(ben, link, 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);
  await playUntilTurnOf(ben, ann);
  const question = await openOn(ben);
  line.lose('answer');
  await openTab(ben, 'choices');
  await options(ben).first().click();
  await ben.waitForTimeout(300);
  expect(await openOn(ann)).toBe('');
  line.mend();
  await ben.reload();
  await begun(ben);
  await sendUntilNext(ben, question);
});

test('a server that comes back from a backup says so, and everybody sees the match as it was', async () => {
  const { server, ann, ben } = await together();
  const copy = join(mkdtempSync(join(tmpdir(), 'conjure-copy-')), 'copy.db');
  const step = () => ann.locator('[data-open]').getAttribute('data-open');
  const before = [await step(), await openOn(ben)];
  await copyDatabase(server.file, copy);
  for (let turn = 0; turn < 3; turn++) await answer(await asked(ann, ben));
  await server.stop();
  for (const end of ['-wal', '-shm']) rmSync(server.file + end, { force: true });
  copyFileSync(copy, server.file);
  const database = await sqliteDatabase(server.file);
  await database.people.setMeta('epoch', 'restored');
  await database.close();
  await server.start();
  for (const page of [ann, ben]) await page.getByText(t('news.restored')).waitFor();
  await eventually(async () => [await step(), await openOn(ben)]).toEqual(before);
  await looksWell(ann);
  await answer(await asked(ann, ben));
});

test('strangers find a table in the lobby, and take a seat of it', async () => {
  const server = await onlineServer();
  const ann = await somebody(server, '#/setup/demons/online');
  // A name is words, whatever it looks like.
  await rename(ann, '<img src=x onerror=x()>');
  await ann.getByRole('checkbox', { name: t('online.listed'), exact: true }).check();
  await ann.getByRole('button', { name: t('setup.online.open'), exact: true }).click();
  await ann.locator('[data-waiting]').first().waitFor();
  const ben = await somebody(server, '#/lobby', { width: 390, height: 844, theme: 'dark' });
  await ben.getByRole('button', { name: t('online.sit'), exact: true }).waitFor();
  await looksWell(ben);
  await ben.getByRole('button', { name: t('online.sit'), exact: true }).click();
  await Promise.all([begun(ann), begun(ben)]);
  await ben.getByText('<img src=x onerror=x()>').first().waitFor({ state: 'attached' });
  expect(await ben.locator('img[src="x"]').count()).toBe(0);
  // Strangers say phrases alone until all allow words.
  await openTab(ben, 'chat');
  await ben.getByRole('button', { name: t('online.chat.allow'), exact: true }).waitFor();
  expect(await ben.getByLabel(t('online.chat.words'), { exact: true }).count()).toBe(0);
});

test('a seat that was handed to a bot is taken back; one whose holder stays away for days is another’s', async () => {
  const { server, ann, ben } = await together();
  await menu(ben, 'menu.resign');
  await ben.getByRole('button', { name: t('menu.resign.do'), exact: true }).click();
  await ann.locator('[data-lent]').waitFor();
  await looksWell(ann);
  await ben.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ben.getByRole('button', { name: /^Take back the seat of/ }).click();
  await eventually(() => ann.locator('[data-lent]').count()).toBe(0);

  await menu(ben, 'menu.resign');
  await ben.getByRole('button', { name: t('menu.resign.do'), exact: true }).click();
  await ann.locator('[data-lent]').waitFor();
  server.later(3 * DAY);
  await ann.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ann.getByRole('button', { name: /^Offer the seat of/ }).click();
  await ann.getByRole('button', { name: t('bar.menu'), exact: true }).click();
  await ann.getByRole('button', { name: t('online.link.seat', { seat: 2 }), exact: true }).click();
  const link = await ann.getByRole('textbox', { name: t('online.link.seat', { seat: 2 }), exact: true }).inputValue();
  await looksWell(ann);
  await follow(ben, link, 'seat');
  await ben.getByText(t('online.no.satElsewhere')).waitFor();
  const cat = await somebody(server);
  await follow(cat, link, 'seat', 'Cat');
  await begun(cat);
  await ann.keyboard.press('Escape');
  await ann.getByText('· Cat').waitFor();
});

test('whom one has muted stays muted, at this match and after a reload', async () => {
  const { ann, ben } = await together();
  await openTab(ann, 'chat');
  await ann.getByRole('button', { name: t('online.chat.mute', { name: 'Ben' }), exact: true }).click();
  await openTab(ben, 'chat');
  await ben.getByRole('button', { name: t('online.phrase.goodLuck'), exact: true }).click();
  await ben
    .locator('ol li p')
    .filter({ hasText: t('online.phrase.goodLuck') })
    .waitFor();
  await ann.reload();
  await begun(ann);
  await openTab(ann, 'chat');
  await ann.getByRole('button', { name: t('online.chat.unmute', { name: 'Ben' }), exact: true }).waitFor();
  expect(
    await ann
      .locator('ol li p')
      .filter({ hasText: t('online.phrase.goodLuck') })
      .count(),
  ).toBe(0);
  await ann.getByRole('button', { name: t('online.chat.unmute', { name: 'Ben' }), exact: true }).click();
  await ann
    .locator('ol li p')
    .filter({ hasText: t('online.phrase.goodLuck') })
    .waitFor();
});

test('a phone that comes back after an hour in a pocket is told what has happened, and goes on', async () => {
  const server = await onlineServer();
  const [ann, ben] = [await somebody(server), await somebody(server, '#/', { width: 390, height: 844, touch: true })];
  const line = await lineOf(ben);
  await openTable(ann, server, 'demons', 'Ann', 'day');
  await follow(ben, await linkFor(ann, 1), 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);
  await ben.clock.install();
  line.cut();
  server.later(HOUR);
  if ((await openOn(ann)) !== '') await answer(ann);
  const now = await ann.locator('[data-open]').getAttribute('data-open');
  line.mend();
  await ben.clock.fastForward(HOUR);
  await ben.locator('[data-line="here"]').waitFor();
  await eventually(async () => [await openOn(ben), await openOn(ann)].filter((one) => one !== '').length).toBe(1);
  expect(await ann.locator('[data-open]').getAttribute('data-open')).toBe(now);
  await answer(await asked(ann, ben));
});

test('a server that is killed in mid-decision: nothing is lost, and the answer given meanwhile counts', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'conjure-killed-')), 'conjure.db');
  const trial = createServer().listen(0);
  await once(trial, 'listening');
  const port = String((trial.address() as { port: number }).port);
  trial.close();
  const run = async () => {
    const process = start(`${root}cli/bin/conjure.mjs`, 'server', '--port', port, '--db', file);
    await process.says('http://localhost');
    return process;
  };
  let process = await run();
  onTestFinished(() => process.kill('SIGKILL'));
  const server = { address: `http://localhost:${port}/` } as Parameters<typeof somebody>[0];
  const [ann, ben] = [await somebody(server), await somebody(server)];
  await openTable(ann, server, 'demons', 'Ann');
  await follow(ben, await linkFor(ann, 1), 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);
  const page = await asked(ann, ben);
  const question = await openOn(page);
  await process.kill('SIGKILL');
  await page.locator('[data-line="lost"]').waitFor();
  await openTab(page, 'choices');
  await options(page).first().click();
  process = await run();
  // It is looked for again after twenty seconds at the most.
  for (const each of [ann, ben]) await each.locator('[data-line="here"]').waitFor({ timeout: 30_000 });
  await sendUntilNext(page, question);
  await answer(await asked(ann, ben));
});

test('a part of the page that is gone after an update loads it anew, once', async () => {
  const page = await openPage({ expected: /Failed to (load|fetch)|dynamically imported|preload|404/ });
  await page.locator('main h1').first().waitFor();
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  await page.route(/assets\/.*Credits.*\.js/, (route) => route.fulfill({ status: 404, body: 'nothing' }));
  await page.goto(new URL('#/credits', page.url()).href);
  await page.getByRole('button', { name: t('app.again'), exact: true }).waitFor();
  await eventually(() => loads).toBe(1);
  // It is gone still: then it is said, and the page is not loaded for ever.
  await page.getByRole('button', { name: t('app.again'), exact: true }).waitFor();
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
});
