// What people do to play online, as they do it: with the page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { agreeing, agreeUntil, openTab, option, options, pressUntil } from '../driving.ts';
import { BOARD } from '../screens/screen.ts';
import { axe, misplaced, opened, openPage, type PageOptions, shared, unsaid, wordsIn } from '../setup/index.ts';
import { type OnlineServer, onlineServer, startServer } from './server.ts';

export const t = wordsIn('en');

/** Two browsers and a server take their time. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look);

/** A screen as everybody can use it. The board is the same as where one plays alone. */
export async function looksWell(page: Page): Promise<void> {
  expect(await axe(page, { without: [BOARD] })).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Of a line that breaks, and of a no, a browser complains by itself. */
const optionsFor = (server: OnlineServer, at: string, more: PageOptions): PageOptions => ({
  address: server.address,
  at,
  expected: /WebSocket|ERR_CONNECTION|Failed to load|Unable to preload|dynamically imported/,
  ...more,
});

/** Somebody with a browser of their own, who has never been here. */
export const somebody = (server: OnlineServer, at = '#/', more: PageOptions = {}): Promise<Page> =>
  openPage(optionsFor(server, at, more));

/** Somebody who is the same in all tests of a file, at a server of their own. */
export const sharedSomebody = (more: PageOptions): (() => Promise<{ server: OnlineServer; page: Page }>) =>
  shared(async () => {
    const server = await startServer();
    const open = await opened(optionsFor(server, '#/', more));
    await open.go();
    return { it: { server, page: open.page }, pages: [open], end: () => server.stop() };
  });

/** Says what the others shall call one. */
export async function rename(page: Page, name: string, say = t): Promise<void> {
  const field = page.getByLabel(say('online.name'), { exact: true });
  await field.fill(name);
  await field.press('Tab');
  await page.getByText(say('online.kept')).waitFor();
}

/** Opens a table from the set-up as it is proposed there: oneself and a friend. */
export async function openTable(
  page: Page,
  server: OnlineServer,
  game: string,
  name: string,
  clock = 'none',
): Promise<void> {
  await page.goto(`${server.address}#/setup/${game}/online`);
  await rename(page, name);
  await page.getByLabel(t('online.clock'), { exact: true }).selectOption(clock);
  await page.getByRole('button', { name: t('setup.online.open'), exact: true }).click();
  await page.locator('[data-waiting]').first().waitFor();
}

/** The link for a seat, made by whoever opened the table. */
export async function linkFor(page: Page, seat: number): Promise<string> {
  const row = page.locator('[data-waiting]').nth(seat);
  await row.getByRole('button', { name: t('online.offer'), exact: true }).click();
  return row.getByLabel(t('online.link.seat', { seat: seat + 1 }), { exact: true }).inputValue();
}

/** Takes the seat, or the place of a watcher, that a link is for. */
export async function follow(page: Page, link: string, kind: 'seat' | 'watch', name = '', say = t): Promise<void> {
  await page.goto(link);
  if (name !== '') await rename(page, name, say);
  await page.getByRole('button', { name: say(`online.link.do.${kind}`), exact: true }).click();
}

/** Until the match has begun on this page. */
export const begun = (page: Page): Promise<void> => page.locator('[data-asked]').waitFor({ state: 'attached' });

/** Of those at a match, one who is asked now. */
export const asked = (...pages: readonly Page[]): Promise<Page> =>
  Promise.any(
    pages.map(async (page) => {
      await page.locator('[data-asked]:not([data-asked=""])').waitFor();
      return page;
    }),
  );

/** Two people, each with a browser of their own. */
export interface Together {
  readonly server: OnlineServer;
  readonly ann: Page;
  readonly ben: Page;
}

async function begin(at: Together, lang: PageOptions['lang'] = 'en', clock = 'none'): Promise<Together> {
  const { server, ann, ben } = at;
  await openTable(ann, server, 'demons', 'Ann', clock);
  await follow(ben, await linkFor(ann, 1), 'seat', 'Ben', wordsIn(lang));
  await Promise.all([begun(ann), begun(ben)]);
  return at;
}

/** Two people at a match of Demons that has begun; `more`: what the second one's browser is like. */
export async function together(more: PageOptions = {}, clock = 'none'): Promise<Together> {
  const server = await onlineServer();
  return begin({ server, ann: await somebody(server), ben: await somebody(server, '#/', more) }, more.lang, clock);
}

/** The same two at the same match in all tests of a file. */
export const sharedTogether = (more: PageOptions = {}): (() => Promise<Together>) =>
  shared(async () => {
    const server = await startServer();
    const pages = [await opened(optionsFor(server, '#/', {})), await opened(optionsFor(server, '#/', more))] as const;
    for (const { go } of pages) await go();
    const it = await begin({ server, ann: pages[0].page, ben: pages[1].page }, more.lang);
    return { it, pages, end: () => server.stop() };
  });

/** The question that is open to whoever looks at a page, by its number; empty where it is somebody else's. */
export const openOn = async (page: Page): Promise<string> =>
  (await page.locator('[data-open]').getAttribute('data-open')) ?? '';

/** Of those at a match, one who has a question open; each page hears of it in its own time. */
async function decider(...pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if ((await openOn(page)) !== '') return page;
    await pages[0]?.waitForTimeout(50);
  }
}

/** The other answers until it is this one's turn. */
export async function playUntilTurnOf(page: Page, other: Page): Promise<void> {
  while ((await decider(page, other)) === other) await answer(other);
}

/** Presses, and agrees where dice want a second look, until something else is open. */
export async function sendUntilNext(page: Page, before: string, press = async () => {}): Promise<void> {
  const same = page.locator(`[data-open="${before}"]`);
  const next = page.locator(`[data-open]:not([data-open="${before}"]), [data-over]`);
  await pressUntil(next.or(agreeing(page)).first().waitFor(), async () => (await same.count()) > 0 && press());
  await agreeUntil(page, next.first().waitFor());
}

/** Answers what is asked, by the first choice of the list or by one that is named, until something else is open. */
export async function answer(page: Page, label?: string): Promise<void> {
  const before = await openOn(page);
  await openTab(page, 'choices');
  const wanted = label === undefined ? null : option(page, label);
  const chosen = (wanted && (await wanted.count()) > 0 ? wanted : options(page)).first();
  await sendUntilNext(page, before, () => chosen.click());
}
