// Two fast presses on anything of the dock never give two answers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { after, askedNow, startMatch } from './driving.ts';
import { openPage } from './setup/index.ts';

declare global {
  interface Window {
    /** The questions that whoever sits here has answered, each as often as its answer was sent. */
    given: unknown[];
    /** How long after the last press was let go the next came, in milliseconds. */
    between: number;
  }
}

/** Counts what the page says to its host as an answer of a person. */
const count = () => {
  window.given = [];
  let up = Number.NEGATIVE_INFINITY;
  addEventListener('pointerdown', () => (window.between = performance.now() - up), true);
  addEventListener('pointerup', () => (up = performance.now()), true);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (
    this: Worker,
    message: { do?: string; auto?: boolean; question?: number },
    ...more: unknown[]
  ) {
    if (message?.do === 'answer' && !message.auto) window.given.push(message.question);
    postMessage.call(this, message, ...(more as []));
  };
};
/** An answer that is not certain may be sent twice, the second time for good. */
const given = (page: Page): Promise<number> => page.evaluate(() => new Set(window.given).size);

/** What lies in the dock, one after the other. */
const THINGS = ['[data-do]', '[data-question] [data-chip]', '[data-close]', '[data-question] [data-chip]'];
const QUESTIONS = 8;
/** Longer than it takes until what is new can be pressed. */
const LATER_MS = 400;
/** A nervous finger is at least so fast; a busy machine may pull two presses so far apart that the second is one of its own. */
const FAST_MS = 200;

const GAMES = [
  ['demons', ['me', 'novice']],
  ['lodge', ['me', 'novice']],
  ['satchel', ['me', 'novice', 'novice']],
  ['sorcery', ['me', 'novice']],
] as const;

test.each(GAMES)('in play of %s two fast presses never answer twice', async (game, seats) => {
  const page = await openPage({ speed: 'quick', choices: false, before: count });
  await startMatch(page, { game, seats, seed: '5', practice: true });
  const faults: string[] = [];
  let pressed = 0;
  for (let turn = 0; turn < QUESTIONS; turn++) {
    await after(page, '').waitFor({ timeout: 60_000 });
    if ((await askedNow(page)) === null) break;
    for (const thing of THINGS) {
      const found = page.locator(`${thing}:visible`);
      const n = await found.count();
      if (n === 0) continue;
      const target = found.nth(turn % n);
      const at = await target.boundingBox({ timeout: 2000 }).catch(() => null);
      if (!at) continue;
      await page.waitForTimeout(LATER_MS);
      const before = await given(page);
      // Both presses at once, as a nervous finger makes them.
      await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2, { clickCount: 2 });
      pressed++;
      await page.waitForTimeout(LATER_MS);
      const more = (await given(page)) - before;
      // On a busy machine the second may come so late that it is a press of its own.
      const isFast = await page.evaluate((most) => window.between < most, FAST_MS);
      if (more > 1 && isFast) faults.push(`${more} answers by ${thing} in question ${turn}`);
    }
  }
  expect(faults).toEqual([]);
  expect(pressed).toBeGreaterThanOrEqual(QUESTIONS);
  expect(await given(page)).toBeGreaterThan(0);
});
