import { beforeAll, expect, test } from 'vitest';
import { dialog, importMatch, saved, savedBy } from '../driving.ts';
import { press } from '../hands/keyboard.ts';
import { tap } from '../hands/mouse.ts';
import { SIZES } from '../screens/screen.ts';
import type { Scripted } from '../scripted.ts';
import { openPage, sharedPage } from '../setup/index.ts';
import { byHand, byKeys, playAll, t } from './hands.ts';
import { round } from './positions.ts';

let match: Scripted;
beforeAll(async () => {
  match = await round();
});

const begun = () => ({ ...match.record, log: [], digests: [] });
/** Reactions are asked for even where there is none. */
const before = () => localStorage.setItem('conjure.lodge', '{"asks":"always"}');

const samePage = sharedPage({ before });

test('a round has something of every phase', () => {
  const kinds = new Set(match.steps.map(({ asked }) => asked.kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'schools',
      'keepStudied',
      'forget',
      'set',
      'turn',
      'steps',
      'divide',
      'react',
      'evocations',
    ]),
  );
});

test('a round for two at one screen, by mouse: rooms and mages are pressed, spells dragged', async () => {
  const page = await samePage();
  await importMatch(page, begun());
  await playAll(page, match.steps, byHand, (curtain) => curtain.click());
  expect((await saved(page)).log).toEqual(match.record.log);
});

test('by keyboard alone: the same round', async () => {
  const page = await samePage();
  await importMatch(page, begun());
  await playAll(page, match.steps, byKeys, () => page.keyboard.press('Enter'));
  // On the board that key has another meaning.
  for (const key of ['q', 'm']) await page.keyboard.press(key);
  const file = await savedBy(page, () =>
    press(page, dialog(page).getByRole('button', { name: t('menu.export'), exact: true })),
  );
  expect(file.log).toEqual(match.record.log);
});

test('by finger on a phone held upright: its first half, and nothing sticks out', async () => {
  const steps = match.steps.slice(0, 16);
  const page = await openPage({ ...SIZES.phone, touch: true, before });
  await importMatch(page, begun());
  await playAll(
    page,
    steps,
    async (at, step) => {
      await byHand(at, step, tap);
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
    (curtain) => curtain.tap(),
  );
  expect((await saved(page)).log).toEqual(match.record.log.slice(0, steps.length));
});
