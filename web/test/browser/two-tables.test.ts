import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Record as MatchRecord } from '@conjure/engine';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from '../../../scripts/building.ts';
import { ASKED, dialog } from './driving.ts';
import { scripted, varied } from './scripted.ts';
import { openPage, type PageOptions } from './setup/index.ts';
import { type Stage, serveFrom } from './setup/stage.ts';
import { wordsIn } from './setup/words.ts';
import { deploying } from './sorcery/positions.ts';

const t = wordsIn('en', 'demons');

/** A magician with spirits, who may let one of them go: first he says that, then which. */
const SCENARIO = { turn: 3, phase: 'first', magicians: [{ hex: '1010', shield: 'Gold', spirits: [15, 2, 35] }] };
const SHY = ['answer.first.leave', 'answer.first.move', 'answer.use.release', 'answer.use.done'];

async function choosingSpirits(): Promise<MatchRecord> {
  const anything = varied('1', SHY);
  const { record } = await scripted({ game: 'demons', scenario: SCENARIO, seed: '1' }, (asked, step, state) =>
    asked.kind === 'use' ? null : anything(asked, step, state),
  );
  return record;
}

let stage: Stage;
// These tests pack a page of their own.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-two-'));
  if (!(await packed(join(import.meta.dirname, 'two-tables'), folder))) throw new Error('The page could not be built.');
  stage = await serveFrom(folder);
});
afterAll(() => stage.close());

interface Tables {
  readonly page: Page;
  readonly left: Locator;
  readonly right: Locator;
}

async function besideEachOther(record: MatchRecord, wish: PageOptions = {}): Promise<Tables> {
  const at = `#${encodeURIComponent(JSON.stringify(record))}`;
  const page = await openPage({ width: 2000, address: stage.address, at, ...wish });
  const [left, right] = [page.locator('#left'), page.locator('#right')];
  for (const table of [left, right]) await table.locator(`${ASKED.selector}:not([${ASKED.attribute}=""])`).waitFor();
  return { page, left, right };
}

const askedAt = (table: Locator) => table.locator(ASKED.selector).getAttribute(ASKED.attribute);
const onwards = (table: Locator, asked: string | null) =>
  table.locator(`${ASKED.selector}:not([${ASKED.attribute}="${asked}"])`).waitFor();
const letGo = (table: Locator) => table.getByRole('button', { name: t('demons.use.release'), exact: true });
const cancel = (table: Locator) => table.getByRole('button', { name: t('demons.use.cancel'), exact: true });
const drawer = (table: Locator, id: string) => table.locator(`[data-drawer="${id}"]`);
/** What somebody points at who only wants to be at this table. */
const prompt = (table: Locator) => table.locator('[data-prompt]');
const withFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('main')?.id);

test('two tables of one game are on one page, and what is done at one is not done at the other', async () => {
  const { page, left, right } = await besideEachOther(await choosingSpirits());
  const asked = await askedAt(left);
  expect(await askedAt(right)).toBe(asked);

  // What is aimed.
  await letGo(left).click();
  await cancel(left).waitFor();
  expect([await letGo(right).count(), await cancel(right).count()]).toEqual([1, 0]);

  // The rule that is read.
  await right.locator('[data-drawer] [aria-haspopup="dialog"]').first().click();
  await right.locator('dialog[open]').waitFor();
  expect(await dialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');

  // What is answered.
  await cancel(left).click();
  await left.locator('[data-close]:visible').click();
  await onwards(left, asked);
  expect(await askedAt(right)).toBe(asked);
});

test('keys are for the table that has the focus or was pointed at last', async () => {
  const { page, left, right } = await besideEachOther(await choosingSpirits(), { choices: false });
  const asked = await askedAt(left);

  await prompt(right).click();
  await page.keyboard.press('p');
  await drawer(right, 'position').waitFor();
  await page.keyboard.press('1');
  await cancel(right).waitFor();
  expect([await drawer(left, 'position').count(), await cancel(left).count()]).toEqual([0, 0]);

  await left.locator('[data-tab="log"]').focus();
  await page.keyboard.press('k');
  await drawer(left, 'choices').waitFor();
  expect(await drawer(right, 'position').count()).toBe(1);
  // It means the other one again, also where the board has no place for the focus.
  await right.locator('[data-board]').dispatchEvent('pointerdown');
  await page.keyboard.press('d');
  await letGo(right).waitFor();

  // What is still missing is looked for at the same table.
  await right.locator('[data-do]:visible').click();
  expect(await withFocus(page)).toBe('right');
  await page.keyboard.press('d');
  await onwards(right, asked);
  expect(await askedAt(left)).toBe(asked);
});

test('Enter on a field presses the button of its own table', async () => {
  const { page, left, right } = await besideEachOther(await deploying(), { choices: false });
  const asked = await askedAt(left);
  await prompt(right).click();
  await page.keyboard.press('b');
  expect(await withFocus(page)).toBe('right');
  await page.keyboard.press('Enter');
  await onwards(right, asked);
  expect(await askedAt(left)).toBe(asked);
});

test('both tables call places by their names, and the one goes on so when the other is closed', async () => {
  const before = () =>
    localStorage.setItem('conjure.settings', JSON.stringify({ speed: 'off', sound: 'off', numbers: 'off' }));
  const { page, left, right } = await besideEachOther(await choosingSpirits(), { choices: false, before });
  for (const table of [left, right]) {
    await table.locator('[data-tab="position"]').click();
    await drawer(table, 'position').waitFor();
  }
  const told = await drawer(right, 'position').innerText();
  expect(told).not.toContain('1010');
  expect(await drawer(left, 'position').innerText()).toBe(told);

  await left.dispatchEvent('leave');
  await left.locator(ASKED.selector).waitFor({ state: 'detached' });
  expect(await drawer(right, 'position').innerText()).toBe(told);
  await page.keyboard.press('l');
  await drawer(right, 'log').waitFor();
});
