import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  after,
  agreeing,
  agreeUntil,
  answerByList,
  askedNow,
  openTab,
  option,
  options,
  pressUntil,
  startMatch,
} from './driving.ts';
import { openPage, unsaid, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const skip = (page: Page) => page.getByRole('button', { name: t('stage.skip'), exact: true });

/** Of choices that to call Knights, for which dice are thrown. */
const conjuring = (all: Locator): Locator =>
  all.filter({ hasText: t('answer.first.conjure', { rank: { key: 'rank.Knight' } }) });

/** Two magicians at one screen: who begins is rolled for. */
async function begun(speed: 'normal' | 'step'): Promise<{ page: Page; asked: string | null }> {
  const page = await openPage({ speed, reducedMotion: false });
  await startMatch(page, { game: 'demons', seats: ['me', 'novice'], seed: 'stage' });
  const asked = await askedNow(page);
  // By key: what has only just come takes no press.
  await option(page, t('shield.Gold')).press('Enter');
  return { page, asked };
}

/** What a page tells of how dice fall. */
interface Watched {
  /** What was told while they rolled, beside what stood there when they were thrown. */
  readonly early: string[];
  /** When they had come to rest, a sentence came. */
  isTold: boolean;
}

/** Looks in every frame, until a throw has been told, at log, live region, title, sentence and strip. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const watched: Watched = { early: [], isTold: false };
    Object.assign(window, { watched });
    const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    let thrown: Element | null = null;
    let before: ReadonlySet<string> = new Set();
    const look = () => {
      const dice = document.querySelector('.dice');
      const said = textsOf('.moment .said, .ribbon .said');
      if (dice?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')) {
        const lit = [...document.querySelectorAll('.came')].map((one) => one.outerHTML);
        // What falls silent tells nothing.
        const now = new Set([...said, ...textsOf('.caption, [data-log] li, [aria-live]'), document.title, ...lit, '']);
        if (dice !== thrown) before = now;
        thrown = dice;
        watched.early.push(...now.difference(before));
      } else if (dice && dice === thrown && said.some((one) => !before.has(one))) watched.isTold = true;
      if (!watched.isTold) requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
}

test.each(['quick', 'calm'] as const)(
  '%s: what happens is shown with its sentence, and nobody is told before the dice have stopped',
  async (speed) => {
    const page = await openPage({ speed, reducedMotion: false });
    await startMatch(page, { game: 'demons', seats: ['me'], seed: 'stage' });
    await askedNow(page);
    const watched = await watch(page);
    const caption = () => page.locator('.caption').allTextContents();
    const before = await caption();
    for (let i = 0; i < 15 && !(await watched()).isTold; i++) {
      const asked = await askedNow(page);
      if (asked === null) break;
      const conjures = (await conjuring(options(page)).count()) > 0;
      await answerByList(page, asked, (all) => (conjures ? conjuring(all) : all).first());
    }
    expect(await watched()).toEqual({ early: [], isTold: true });
    await expect.poll(caption).not.toEqual(before);
    expect(await unsaid(page)).toEqual([]);
  },
);

test('dice are thrown on a tray inside the board, over no button; what they can bring stands there before', async () => {
  const page = await openPage({ speed: 'normal', reducedMotion: false });
  await startMatch(page, { game: 'demons', seats: ['me'], seed: 'stage' });
  const tray = page.locator('.tray.placed');
  await until(page, tray);
  const found = await tray.evaluate((felt) => {
    const board = document.querySelector('[data-board]');
    const of = (one: Element) => one.getBoundingClientRect();
    const [a, b] = [of(felt), board ? of(board) : new DOMRect()];
    const covers = [...(board?.querySelectorAll('button') ?? [])].filter((button) => {
      const c = of(button);
      return (
        button !== felt && c.width > 0 && a.left < c.right && c.left < a.right && a.top < c.bottom && c.top < a.bottom
      );
    });
    const die = felt.querySelector('.die');
    return {
      isInside: a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom,
      covers: covers.map(({ className }) => className),
      edge: die ? of(die).width : 0,
    };
  });
  expect(found).toMatchObject({ isInside: true, covers: [] });
  expect(found.edge).toBeGreaterThanOrEqual(56);
});

/** A magician alone, who calls until something great happens. */
async function toGreatMoment(page: Page): Promise<void> {
  await startMatch(page, { game: 'demons', seats: ['me'], seed: 'stage' });
  await until(page, greatMoment(page), true);
}
const greatMoment = (page: Page) => page.locator('.moment');

test('a great moment moves nothing but place and light, and any key ends it', async () => {
  const page = await openPage({ speed: 'normal', reducedMotion: false });
  await toGreatMoment(page);
  await page.locator('.moment svg g g').first().waitFor();
  const moved = await greatMoment(page).evaluate((moment) =>
    moment
      .querySelector('svg')
      ?.getAnimations({ subtree: true })
      .flatMap((one) => (one.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))),
  );
  const allowed = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'];
  expect(moved?.length).toBeGreaterThan(0);
  expect([...new Set(moved)].filter((key) => !allowed.includes(key))).toEqual([]);
  const first = await greatMoment(page).locator('.picture > svg').elementHandle();
  await page.keyboard.press('a');
  await expect.poll(() => greatMoment(page).locator('.said').allTextContents()).not.toEqual(['']);
  await page.keyboard.press('a');
  await expect.poll(() => first?.evaluate((one) => one.isConnected)).toBe(false);
});

test('where nothing may move a great moment is a picture that stands still for a while', async () => {
  const page = await openPage({ speed: 'normal', reducedMotion: true });
  await toGreatMoment(page);
  await page.locator('.moment svg g').first().waitFor();
  // In one look: it may be gone before the second.
  const seen = await greatMoment(page).evaluate((moment) => ({
    moving: document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '').slice(0, 200) : '')),
    said: moment.querySelector('.said')?.textContent,
  }));
  expect(seen).toEqual({ moving: [], said: expect.stringMatching(/./) });
});

/** Plays on until this is seen: by the first answer, or where that is wanted and may be, by conjuring. */
async function until(page: Page, seen: Locator, conjures = false): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const asked = await askedNow(page);
    if (asked === null) break;
    await openTab(page, 'choices');
    const chosen = conjures && (await conjuring(options(page)).count()) > 0 ? conjuring(options(page)) : options(page);
    const next = seen.or(after(page, asked));
    await pressUntil(next.or(agreeing(page)).first().waitFor(), () => chosen.first().press('Enter'));
    await agreeUntil(page, next.first().waitFor());
    if (await seen.isVisible()) return;
  }
  throw new Error('it was never seen');
}

test('it can be skipped, once for what is shown, with Escape for all of it', async () => {
  const { page } = await begun('normal');
  await skip(page).waitFor();
  await page.keyboard.press('Escape');
  await askedNow(page);
  expect(await skip(page).count()).toBe(0);
});

test('step by step it waits for “next”, which has the focus: all that comes is seen by Enter alone', async () => {
  const { page, asked } = await begun('step');
  const next = page.getByRole('button', { name: t('stage.next'), exact: true });
  let pressed = 0;
  for (; pressed < 40; pressed++) {
    await next
      .or(after(page, asked ?? ''))
      .first()
      .waitFor();
    if ((await next.count()) === 0) break;
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    const said = () => page.locator('.moment .said, .ribbon .said').allTextContents();
    const shown = await said();
    expect(shown.join('')).toMatch(/./);
    await page.keyboard.press('Enter');
    // Two in a row may say the same: then Enter is pressed once more.
    const hasGoneOn = async () => (await next.count()) === 0 || (await said()).join() !== shown.join();
    await expect
      .poll(hasGoneOn, { timeout: 5_000 })
      .toBe(true)
      .catch(() => null);
  }
  expect(pressed).toBeGreaterThan(0);
  expect(await askedNow(page)).not.toBeNull();
});

test('sound is one click away from being off, and stays so', async () => {
  const page = await openPage({ speed: 'quick' });
  await startMatch(page, { game: 'demons', seats: ['me'], seed: 'quiet' });
  await askedNow(page);
  await page.getByRole('button', { name: t('bar.mute'), exact: true }).click();
  await page.getByRole('button', { name: t('bar.unmute'), exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: t('bar.unmute'), exact: true }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('button', { name: t('bar.mute'), exact: true }).waitFor();
});
