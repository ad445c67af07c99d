// What people do to play apart, as they do it: with the page.
import type { Page } from 'playwright-core';
import { openPage, type PageOptions, wordsIn } from '../setup/index.ts';
import type { ApartServer } from './server.ts';

export const t = wordsIn('en');

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });

/** Somebody with a browser of their own, who has never been here. A line that breaks is told in the console by the browser itself. */
export const somebody = (server: ApartServer, at = '#/', more: PageOptions = {}): Promise<Page> =>
  openPage({ address: server.address, at, expected: /WebSocket|ERR_CONNECTION|Failed to load resource/, ...more });

/** Opens a table from the set-up as it is proposed there: oneself and a friend. */
export async function openTable(page: Page, server: ApartServer, game: string, name = ''): Promise<void> {
  await page.goto(`${server.address}#/setup/${game}/apart`);
  if (name !== '') {
    await page.getByLabel(t('apart.name'), { exact: true }).fill(name);
    await page.getByLabel(t('apart.name'), { exact: true }).press('Tab');
    await page.getByText(t('apart.kept')).waitFor();
  }
  await button(page, 'setup.apart.open').click();
  await page.locator('[data-waiting]').first().waitFor();
}

/** The link for a seat, made by whoever opened the table. */
export async function linkFor(page: Page, seat: number): Promise<string> {
  const row = page.locator('[data-waiting]').nth(seat);
  await row.getByRole('button', { name: t('apart.offer'), exact: true }).click();
  return row.getByLabel(t('apart.link.seat', { seat: seat + 1 }), { exact: true }).inputValue();
}

/** Takes the seat, or the place of a watcher, that a link is for. */
export async function follow(page: Page, link: string, kind: 'seat' | 'watch', name = ''): Promise<void> {
  await page.goto(link);
  if (name !== '') {
    await page.getByLabel(t('apart.name'), { exact: true }).fill(name);
    await page.getByLabel(t('apart.name'), { exact: true }).press('Tab');
    await page.getByText(t('apart.kept')).waitFor();
  }
  await button(page, `apart.link.do.${kind}`).click();
}

/** Until the match has begun on this page. */
export const begun = (page: Page): Promise<void> => page.locator('[data-asked]').waitFor({ state: 'attached' });

/** Of two at a match, the one who is asked now. */
export async function asked(...pages: readonly Page[]): Promise<Page> {
  const lit = '[data-asked]:not([data-asked=""])';
  return Promise.any(
    pages.map(async (page) => {
      await page.locator(lit).waitFor();
      return page;
    }),
  );
}
