import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packed } from '../../../scripts/building.ts';
import { root } from '../../../scripts/node.mjs';
import { openPage } from './setup/index.ts';
import { type Stage, serveFrom } from './setup/stage.ts';

let stage: Stage;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-brought-'));
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
  const first = page.getByRole('button', { name: /^Summon: / }).first();
  for (let turn = 0; turn < 20; turn++) {
    const next = await Promise.race([over.waitFor().then(() => 'over'), first.waitFor().then(() => 'asked')]);
    if (next === 'over') break;
    await first.press('Enter');
    const sure = page.locator('[data-confirm]');
    if (await sure.isVisible().catch(() => false)) await sure.click();
  }
  await expect.poll(() => over.isVisible()).toBe(true);
});
