import { expect, test } from 'vitest';
import { saved } from './driving.ts';
import { answer, begin, tap } from './hands/mouse.ts';
import { SIZES } from './screens/screen.ts';
import { solitaire } from './scripted.ts';
import { openPage } from './setup/index.ts';

test('a phone held upright: from the shelf through the first turns, and nothing sticks out', async () => {
  const { steps, record } = await solitaire(7);
  const page = await openPage({ ...SIZES.phone, touch: true });
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await begin(page, record.seed);
  for (const step of steps) {
    await answer(page, step, tap);
    expect(await sticksOut()).toBeLessThanOrEqual(0);
  }
  expect((await saved(page)).log).toEqual(record.log);
});
