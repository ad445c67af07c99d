import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from '../../../scripts/building.ts';
import { root } from '../../../scripts/node.mjs';
import { answerByList, answered, askedNow, options } from './driving.ts';
import { openPage } from './setup/index.ts';
import { type Stage, serveFrom } from './setup/stage.ts';

let stage: Stage;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-guest-'));
  if (!(await packed(join(root, 'web'), folder, { CONJURE_GAME: join(root, 'examples/embers') })))
    throw new Error('The page could not be built.');
  stage = await serveFrom(folder);
});
afterAll(() => stage.close());

test('a game in a folder of its own stands on the shelf, is set up and is played to its end against a bot', async () => {
  const page = await openPage({ address: stage.address, at: '#/setup/embers' });
  await page.getByRole('heading', { level: 1, name: 'Embers' }).waitFor();
  await page.goto(stage.address);
  const bay = page.getByRole('article', { name: 'Embers' });
  await bay.getByText('Summon spirits by the die').waitFor();
  await bay.getByRole('button').click();
  const over = page.getByText(/have gathered|has gathered|All spirits are gone/).first();
  // What the game's own widget has in the dock is the first answer.
  const first = await askedNow(page);
  await page.locator('[data-chip]').filter({ hasText: 'Summon: ' }).first().click();
  if (first === null || !(await answered(page, first))) throw new Error('the chip gave no answer');
  const summon = options(page).filter({ hasText: 'Summon: ' });
  let asked = await askedNow(page);
  while (asked !== null) {
    const hasSummon = (await summon.count()) > 0;
    await answerByList(page, asked, (all) => (hasSummon ? all.filter({ hasText: 'Summon: ' }) : all).first());
    asked = await askedNow(page);
  }
  await expect.poll(() => over.isVisible()).toBe(true);
});
