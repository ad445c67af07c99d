import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, askedNow, chip, closeButton, importMatch, saved } from '../driving.ts';
import { arrowTo, press, tabTo } from '../hands/keyboard.ts';
import { openPage } from '../setup/index.ts';
import { byMouse, card, go, t, take } from './hands.ts';
import { arming } from './positions.ts';

const ARMY = {
  figures: ['ilvane', 'tidecourt_reader', 'causeway_legionary', 'causeway_legionary'],
  books: [{ book: 'pocket_chapbook', wielder: 0, stack: ['rebuke', 'true_eye', 'true_eye'] }],
  domain: null,
};

const named = (name: string): string => JSON.stringify({ conjure: 'army', game: 'sorcery', name, army: ARMY });
const figure = (id: string): string => t(`figure.${id}`);

/** Another army than any ready one: what the first player has answered. */
const armyOf = async (page: Page): Promise<unknown> =>
  (await saved(page)).log.flatMap((entry) => ('seat' in entry && entry.seat === 0 ? [entry.answer] : []))[0];

const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const openArmyFile = (page: Page, name: string, content: string): Promise<void> =>
  page
    .locator('[data-cards] input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

test('who looks inside an army reads which abilities the raised numbers of a dial stand for', async () => {
  const page = await openPage({ choices: false });
  await importMatch(page, await arming());
  await askedNow(page);
  await closeButton(page).click();
  const dials = page.locator('[data-cards] .figures > li');
  await dials.first().locator('table').waitFor();
  for (const dial of await dials.all()) {
    const raised = new Set(await dial.locator('td sup').allInnerTexts());
    const named = await dial.locator('button sup').allInnerTexts();
    expect(named).toEqual(expect.arrayContaining([...raised]));
  }
});

test('[B27] [S4] [S5] an army is built by keyboard alone, every fault and page told at once, and fights', async () => {
  const page = await openPage();
  await importMatch(page, await arming());
  const asked = (await askedNow(page)) ?? '';
  await page.keyboard.press('q');
  await arrowTo(page, chip(page, t('sorcery.army.build')));
  await page.keyboard.press('Enter');
  const shop = page.locator('[data-cards]');
  const panel = shop.getByRole('tabpanel');
  const verdict = page.locator('[data-question] .meters').getByRole('status');
  /** Finds something by its name, and adds it; who has just done so goes back to the search. */
  const add = async (name: string, times: number, pool: 'figures' | 'spells', key: 'Tab' | 'Shift+Tab') => {
    await tabTo(page, panel.getByLabel(t(`sorcery.army.search.${pool}`), { exact: true }), key);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await tabTo(page, button(panel, t('sorcery.army.more', { name })));
    for (let i = 0; i < times; i++) await page.keyboard.press('Enter');
  };

  await add(figure('ilvane'), 1, 'figures', 'Tab');
  await add(figure('tidecourt_reader'), 1, 'figures', 'Shift+Tab');
  await add(figure('causeway_legionary'), 6, 'figures', 'Shift+Tab');
  await shop.getByText(t('sorcery.army.fault.over', { cost: 202, total: 200, by: 2 })).waitFor();
  expect(await verdict.innerText()).toBe(t('sorcery.army.faults', { n: 1 }));
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  expect(await verdict.innerText()).toBe(t('sorcery.army.faults', { n: 0 }));

  await press(page, shop.locator('.line', { hasText: figure('ilvane') }).locator('summary'));
  const book = { book: t('book.pocket_chapbook'), capacity: 3, cost: 7 };
  await press(page, button(shop, t('sorcery.army.book.said', book)));
  await add(t('spell.rebuke'), 1, 'spells', 'Tab');
  const affinity = { pages: 1, normal: 2, wielder: figure('ilvane'), symbol: t('subfaction.delphana') };
  await panel.getByText(t('sorcery.army.pages.subfaction', affinity)).waitFor();
  await add(t('spell.true_eye'), 2, 'spells', 'Shift+Tab');
  await panel.getByText(t('sorcery.army.pages.of', { pages: 3, capacity: 3 }), { exact: true }).waitFor();

  await press(page, go(page));
  await answered(page, asked);
  expect(await armyOf(page)).toEqual(ARMY);
});

test('a wrong file is refused with all its faults, a right one is kept, goes into a file again, and fights', async () => {
  const page = await openPage();
  await importMatch(page, await arming());
  const asked = (await askedNow(page)) ?? '';
  const refused = page.locator('[data-cards]').getByRole('alert');
  await openArmyFile(page, 'torn.json', named('Mine').slice(0, 99));
  await refused.getByText(t('sorcery.army.file.notJson'), { exact: true }).waitFor();

  const figures = ['nobody', ...ARMY.figures, 'ilvane', 'sehr', 'vesstrix', 'korr_azul'];
  const books = [{ book: 'pocket_chapbook', wielder: 3, stack: ['blood_tithe', 'cataclysm_word', 'no'] }];
  const wrong = { conjure: 'army', game: 'sorcery', name: '', army: { figures, books, domain: 7 } };
  await openArmyFile(page, 'wrong.json', JSON.stringify(wrong));
  await refused.getByText(t('sorcery.army.refused', { file: 'wrong.json', n: 8 }), { exact: true }).waitFor();
  expect(await refused.locator('li code').allInnerTexts()).toEqual([
    'name',
    'army.figures[0]',
    'army.books[0].stack[2]',
    'army.domain',
    'army',
    'army.figures[5]',
    'army.books[0].stack',
    'army.books[0].stack[0]',
  ]);

  await openArmyFile(page, 'mine.json', named('Mine'));
  const shop = page.locator('[data-cards]');
  const [file] = await Promise.all([page.waitForEvent('download'), button(shop, t('sorcery.army.export')).click()]);
  expect(JSON.parse(await text(await file.createReadStream()))).toEqual(JSON.parse(named('Mine')));
  await closeButton(page).click();
  await take(page, byMouse, card(page, 'Mine'));
  await answered(page, asked);
  expect(await armyOf(page)).toEqual(ARMY);
});
