import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { packed } from '../../../scripts/building.ts';
import { ASKED, dialog } from './driving.ts';
import { scripted, varied } from './scripted.ts';
import { openPage } from './setup/index.ts';
import { serveFrom } from './setup/stage.ts';
import { wordsIn } from './setup/words.ts';

const t = wordsIn('en', 'demons');

/** A magician with spirits, who may let one of them go: first he says that, then which. */
const SCENE = { turn: 3, phase: 'first', magicians: [{ hex: '1010', shield: 'Gold', spirits: [15, 2, 35] }] };
const SHY = ['answer.first.leave', 'answer.first.move', 'answer.use.release', 'answer.use.done'];

async function besideEachOther(): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-two-'));
  if (!(await packed(join(import.meta.dirname, 'two-tables'), folder))) throw new Error('The page could not be built.');
  const stage = await serveFrom(folder);
  onTestFinished(() => stage.close());
  const anything = varied('1', SHY);
  const { record } = await scripted({ game: 'demons', scenario: SCENE, seed: '1' }, (asked, step, state) =>
    asked.kind === 'use' ? null : anything(asked, step, state),
  );
  const at = `#${encodeURIComponent(JSON.stringify(record))}`;
  return openPage({ width: 2000, address: stage.address, at });
}

// It packs a page of its own.
test('two tables of one game are on one page, and what is done at one is not done at the other', async () => {
  const page = await besideEachOther();
  const [left, right] = ['#left', '#right'].map((id) => page.locator(id));
  for (const table of [left, right]) await table.locator(`${ASKED.selector}:not([${ASKED.attribute}=""])`).waitFor();
  const asked = await left.locator(ASKED.selector).getAttribute(ASKED.attribute);
  expect(await right.locator(ASKED.selector).getAttribute(ASKED.attribute)).toBe(asked);

  // What is aimed.
  const letGo = { name: t('demons.use.release'), exact: true };
  const cancel = { name: t('demons.use.cancel'), exact: true };
  await left.getByRole('button', letGo).click();
  await left.getByRole('button', cancel).waitFor();
  expect([await right.getByRole('button', letGo).count(), await right.getByRole('button', cancel).count()]).toEqual([
    1, 0,
  ]);

  // The rule that is read.
  await right.locator('[data-drawer] [aria-haspopup="dialog"]').first().click();
  await right.locator('dialog[open]').waitFor();
  expect(await dialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');

  // What is answered.
  await left.getByRole('button', cancel).click();
  await left.locator('[data-close]:visible').click();
  await left.locator(`${ASKED.selector}:not([${ASKED.attribute}="${asked}"])`).waitFor();
  expect(await right.locator(ASKED.selector).getAttribute(ASKED.attribute)).toBe(asked);
});
