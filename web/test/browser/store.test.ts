import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORE_PROMISES } from '@conjure/host/testing/store-promises';
import { expect, onTestFinished, test } from 'vitest';
import { packed } from '../../../scripts/building.ts';
import { answerFirst, askedNow, importMatch, options, promptOf, saved } from './driving.ts';
import { solitaire } from './scripted.ts';
import { openPage, wordsIn } from './setup/index.ts';
import { serveFrom } from './setup/stage.ts';

const t = wordsIn('en', 'demons');

test('the browser’s database keeps what every store promises', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-store-'));
  if (!(await packed(join(import.meta.dirname, 'store'), folder))) throw new Error('The page could not be built.');
  const stage = await serveFrom(folder);
  onTestFinished(() => stage.close());
  const page = await openPage({ address: stage.address });
  const told = page.locator('main').filter({ hasText: 'held' });
  await told.waitFor();
  expect(JSON.parse(await told.innerText())).toEqual({ held: STORE_PROMISES.length, broken: [] });
});

/** Puts matches into the browser as pages of the version before kept them, in place of all that is there. */
const asBefore = (saves: readonly { summary: { match: string }; record: unknown }[]): Promise<void> =>
  new Promise((done, fail) => {
    const deleting = indexedDB.deleteDatabase('conjure');
    deleting.onerror = () => fail(deleting.error);
    deleting.onsuccess = () => {
      const opening = indexedDB.open('conjure', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('summaries', { keyPath: 'match' });
        opening.result.createObjectStore('records');
      };
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const put = opening.result.transaction(['summaries', 'records'], 'readwrite');
        for (const { summary, record } of saves) {
          put.objectStore('summaries').put(summary);
          put.objectStore('records').put(record, summary.match);
        }
        put.oncomplete = () => {
          opening.result.close();
          done();
        };
      };
    };
  });

test('matches that a page of the version before has kept are taken over, and one that is broken is told to be', async () => {
  const { record } = await solitaire(6);
  const page = await openPage();
  // What the match looks like, by the file.
  await importMatch(page, record);
  await askedNow(page);
  const before = { prompt: await promptOf(page), options: await options(page).allInnerTexts() };
  await page.getByRole('link', { name: t('bar.home'), exact: true }).click();
  await page.getByRole('link', { name: t('shelf.continue'), exact: true }).waitFor();

  const summary = (match: string, more: object = {}) => ({
    match,
    game: 'demons',
    chairs: [{ who: 'person' }],
    practice: false,
    over: false,
    step: record.log.length,
    saved: Date.now(),
    ...more,
  });
  const { log: _, ...broken } = record;
  await page.evaluate(asBefore, [
    { summary: summary('sound'), record },
    { summary: summary('broken'), record: broken },
  ]);
  await page.reload();
  const cards = page.getByRole('link', { name: t('shelf.continue'), exact: true });
  await page.getByRole('button', { name: t('shelf.more', { count: 1 }), exact: true }).click();
  // The last one stands above the list as well.
  await cards.nth(2).waitFor();
  expect(await cards.count()).toBe(3);
  await page.goto(`${page.url().split('#')[0]}#/table/broken`);
  await page
    .getByRole('alert')
    .filter({ hasText: t('trouble.broken') })
    .waitFor();
  await page.goto(`${page.url().split('#')[0]}#/table/sound`);
  await askedNow(page);
  expect({ prompt: await promptOf(page), options: await options(page).allInnerTexts() }).toEqual(before);
  await answerFirst(page);
  expect((await saved(page)).log).toHaveLength(record.log.length + 1);
});
