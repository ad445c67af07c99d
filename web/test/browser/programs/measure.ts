// npm run measure
//
// Measures how heavy and how quick the page is; prints it and writes docs/measured.md and docs/measured.json.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { PAGE, packed } from '../../../../scripts/building.ts';
import { launching } from '../../../../scripts/chromium.ts';
import { noArguments } from '../../../../scripts/command-line.ts';
import { root } from '../../../../scripts/node.mjs';
import { askedNow, isOver, startMatch } from '../driving.ts';
import { answer } from '../hands/mouse.ts';
import { GREAT_MOMENTS } from '../moments/list.ts';
import { momentTable, momentTask } from '../moments/opening.ts';
import { solitaire } from '../scripted.ts';
import { knowGames, showAt } from '../setup/open.ts';
import { openStage, serveFrom } from '../setup/stage.ts';
import { wordsIn } from '../setup/words.ts';
import {
  clickTimes,
  countScripts,
  fixedJob,
  forgetLongTasks,
  heapsOf,
  lightings,
  longTasks,
  slowDown,
  tellings,
  watch,
  watchClicks,
} from './observing.ts';
import { asTable, type Measured, median } from './report.ts';
import { longestTaskOf, PHONE, type Starting, startOf } from './starting.ts';
import { weightsOf } from './weights.ts';

noArguments();

/** A long match. */
const SEED = '286';
const SLOWER = 4;
const t = wordsIn('en', 'demons');
const WATCHED_MS = 30_000;
/** So many answers are given on a slow processor; the rest of the match only fills the memory. */
const SLOWLY = 60;
const PATIENCE_MS = 500;
const LATER_MS = 6000;
const CLICKS = 15;

const stage = await openStage();
const sent = countScripts(stage.server);
const browser = await chromium.launch(launching());
try {
  const measured = {
    ...(await told('weights', weights)),
    starts: await told('starts', starts),
    yardstick: await told('yardstick', yardstick),
    firstQuestionMs: await told('first questions', firstQuestions),
    ...(await told('a match alone', alone)),
    ...(await told('among bots', amongBots)),
    ...(await told('moments', moments)),
  };
  const table = asTable(measured);
  writeFileSync(join(root, 'docs/measured.md'), table);
  writeFileSync(join(root, 'docs/measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(table);
} finally {
  await browser.close();
  stage.close();
}

/** Says how far it has come: it takes minutes. */
async function told<T>(what: string, measure: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const found = await measure();
  console.error(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return found;
}

async function fresh(
  kind: BrowserContextOptions = { viewport: { width: 1366, height: 850 } },
  speed = 'off',
): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...kind,
    locale: 'en',
    // What is kept for later would count as sent.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await watch(page);
  await showAt(page, speed);
  await knowGames(page);
  await page.goto(stage.address, { waitUntil: 'networkidle' });
  return page;
}

/** What each screen cannot begin without, by the files of the page; and what else has come some seconds after the first question of a game. */
async function weights(): Promise<Pick<Measured, 'firstScreenBytes' | 'gameBytes' | 'laterBytes'>> {
  const { shelf, games } = weightsOf(PAGE, Object.keys(GREAT_MOMENTS));
  const titles = Object.entries(games).map(([game, bytes]) => ({ title: t(`box.${game}.title`), bytes }));
  const laterBytes: Record<string, number> = {};
  for (const { title, bytes } of titles) {
    const before = sent();
    const page = await fresh();
    const box = page.getByRole('article', { name: title, exact: true });
    await box.getByRole('button', { name: t('shelf.play'), exact: true }).click();
    await askedNow(page);
    await page.waitForTimeout(LATER_MS);
    laterBytes[title] = sent() - before - bytes;
    await page.context().close();
  }
  return {
    firstScreenBytes: shelf,
    gameBytes: Object.fromEntries(titles.map(({ title, bytes }) => [title, bytes])),
    laterBytes,
  };
}

/** How quick this machine is just now: what is measured is told as a multiple of it, too. */
async function yardstick(): Promise<Measured['yardstick']> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 } });
  const page = await context.newPage();
  await watchClicks(page);
  await slowDown(page, SLOWER);
  for (let i = 0; i < CLICKS; i++) {
    await page.mouse.click(100, 100);
    await page.waitForTimeout(PATIENCE_MS / 5);
  }
  const clickMs = median(await clickTimes(page)).ms;
  await slowDown(page, 1);
  const jobMs = await longestTaskOf(browser, page, () => page.evaluate(fixedJob));
  await context.close();
  return { clickMs, jobMs };
}

/** With everything still to be fetched. */
async function firstQuestions(): Promise<Measured['firstQuestionMs']> {
  const times: Record<string, number> = {};
  const shelf = await fresh();
  const games = await shelf.locator('article h2').allInnerTexts();
  await shelf.context().close();
  for (const name of games) {
    const page = await fresh();
    await slowDown(page, SLOWER);
    const box = page.getByRole('article', { name, exact: true });
    await calmly(box.getByRole('button', { name: t('shelf.play'), exact: true }));
    await askedNow(page);
    await page.waitForTimeout(PATIENCE_MS);
    times[name] = (await tellings(page))[0] ?? Number.NaN;
    await page.context().close();
  }
  return times;
}

/** On a phone: the shelf, and a table that is come back to. Each is loaded anew, because the first time the browser itself has to begin. */
async function starts(): Promise<Measured['starts']> {
  const page = await fresh(PHONE);
  const again = (there: () => Promise<unknown>): Promise<Starting> =>
    startOf(browser, page, async () => {
      await page.reload({ waitUntil: 'networkidle' });
      await there();
      await page.waitForTimeout(PATIENCE_MS);
    });
  const shelf = await again(() => page.locator('article h2').first().waitFor());
  await startMatch(page, { game: 'demons', seed: SEED, practice: false });
  const table = await again(() => askedNow(page));
  await page.context().close();
  return { shelf, table };
}

async function alone(): Promise<Pick<Measured, 'lit' | 'told' | 'heaps'>> {
  const page = await fresh();
  const { steps } = await solitaire(undefined, SEED);
  await startMatch(page, { game: 'demons', seed: SEED, practice: false });
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOWER);
  for (const step of steps.slice(0, SLOWLY)) await answer(page, step, calmly);
  await slowDown(page, 1);
  const [lit, told] = [median(await lightings(page)), median(await tellings(page))];
  for (const step of steps.slice(SLOWLY)) await answer(page, step);
  const heaps = await heapsOf(page);
  await page.context().close();
  return { lit, told, heaps };
}

/**
 * As a hand does it: what is under the pointer has been shown before it is clicked, and nobody searches the page, which
 * costs it more than its own answer, before that answer can be there.
 */
async function calmly(target: Locator): Promise<void> {
  const page = target.page();
  await target.hover();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await target.click();
  await page.waitForTimeout(PATIENCE_MS);
}

/** The page watches two bots at play. */
async function amongBots(): Promise<Pick<Measured, 'longestTaskMs'>> {
  const page = await fresh();
  await startMatch(page, { game: 'demons', seats: ['adept', 'master'], seed: SEED });
  await forgetLongTasks(page);
  const end = Date.now() + WATCHED_MS;
  while (Date.now() < end && !(await isOver(page))) await page.waitForTimeout(500);
  const longestTaskMs = Math.max(0, ...(await longTasks(page)));
  await page.context().close();
  return { longestTaskMs };
}

/**
 * The first of each great moment of the director's book, at the usual speed, in a page that is packed as the real one is. What cannot be
 * played is told, and the rest goes on.
 */
async function moments(): Promise<Pick<Measured, 'momentTaskMs'>> {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-moments-'));
  if (!(await packed(join(root, 'web/test/browser/moments'), folder)))
    throw new Error('The great moments could not be packed.');
  const { address, close } = await serveFrom(folder);
  const kind = { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference', locale: 'en' } as const;
  const momentTaskMs: Record<string, Record<string, number>> = {};
  try {
    for (const [game, { position, played }] of Object.entries(GREAT_MOMENTS)) {
      momentTaskMs[game] = {};
      const { page, narrated } = await momentTable(browser, {
        game,
        record: await position(),
        address,
        speed: 'normal',
        kind,
      });
      const firsts = Map.groupBy(played, ({ name }) => name.split(' ')[0] ?? name);
      for (const [first] of firsts.values()) {
        if (!first) continue;
        try {
          const ms = await momentTask(browser, page, narrated(first));
          momentTaskMs[game][first.name] = ms;
          console.error(`${game}, ${first.name}: ${ms.toFixed(0)} ms`);
        } catch (error) {
          console.error(`${game}, ${first.name} was not played to its end: ${error}`);
        }
      }
      await page.context().close();
    }
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
  return { momentTaskMs };
}
