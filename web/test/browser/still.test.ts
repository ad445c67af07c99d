// Nothing moves under the pointer, and the button that decides is always in sight.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { after, askedNow, dialog, startMatch } from './driving.ts';
import { openPage } from './setup/index.ts';
import { wordsIn } from './setup/words.ts';

const t = wordsIn('en');

/** What can be pressed anywhere at a table, by what it is. */
const THINGS = {
  card: '[data-cards] :is(button, [role="button"]):not(:disabled)',
  chip: '[data-question] [data-chip]',
  lit: '[data-board] :is([data-lit], [role="button"], button[data-spot]:not(:disabled))',
  tab: '[data-tab]',
  hint: `header [aria-label="${t('bar.hint')}"]`,
  close: '[data-close]',
  do: '[data-do]',
} as const;
type Thing = keyof typeof THINGS;

/** In this order, again and again: everything has its turn, and the match goes on. */
const ROUND: readonly Thing[] = [
  'chip',
  'lit',
  'do',
  'card',
  'tab',
  'chip',
  'lit',
  'do',
  'card',
  'hint',
  'do',
  'close',
];

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Held {
  /** What came under the point that was not pressed, and could be. */
  readonly came: readonly string[];
  /** Regions that were elsewhere, or of another size. */
  readonly moved: readonly string[];
  /** Where the plane went under the finger, and how long after that was lifted. */
  readonly panned: readonly string[];
}

/** Presses there, and watches the point from when the finger comes down until 400 ms after it was lifted. */
async function press(page: Page, at: Point, touch: boolean): Promise<Held> {
  if (!touch) await page.mouse.move(at.x, at.y);
  // It looks on by itself before the finger comes down.
  const watching = await page.evaluateHandle(watch, at);
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  return watching.evaluate(({ held }) => held);
}

/** In the page: what comes under a point that is pressed next. */
function watch({ x, y }: Point): { readonly held: Promise<Held> } {
  const LONG = 400;
  const PRESSED =
    'button, a[href], input, select, textarea, summary, label, [role="tab"], [role="option"], [role="radio"]';
  const under = () => document.elementFromPoint(x, y)?.closest<HTMLElement>(PRESSED) ?? null;
  // A great moment can only be skipped, which is what a press on it does.
  const isInert = (one: Element) =>
    one.matches(':disabled, [aria-disabled="true"]') ||
    one.closest('[inert], [data-unarmed], [data-fresh], .stage') !== null;
  const regions = (): { [name: string]: string } => {
    const all = ['.table > header', '.table > .plane', '.bed', '.rail', '.seats', '.words'];
    const boxOf = (one: Element | null) => {
      const { x, y, width, height } = one?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x, y, width, height].map(Math.round).join(' ');
    };
    return Object.fromEntries(all.map((name) => [name, boxOf(document.querySelector(name))]));
  };
  const shift = () => document.querySelector<HTMLElement>('[data-board] .port > .plane')?.style.transform ?? '';
  const before = regions();
  const held = new Promise<Held>((resolve) => {
    const came = new Set<string>();
    let pressed: Element | null = null;
    let isDown = false;
    let from = '';
    const panned = new Set<string>();
    let up = 0;
    addEventListener('pointerdown', () => ([pressed, from, isDown] = [under(), shift(), true]), {
      capture: true,
      once: true,
    });
    // When the finger was lifted, not when a busy page heard of it.
    addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), { capture: true, once: true });
    const look = () => {
      const now = under();
      const isLater = up > 0 && performance.now() > up + LONG;
      if (isDown && !isLater && now && now !== pressed && !isInert(now))
        came.add(`${now.outerHTML.slice(0, 160)} ${Math.round(performance.now() - up)} ms after`);
      if (isDown && !isLater && shift() !== from)
        panned.add(`${from} → ${shift()} ${Math.round(performance.now() - up)} ms after`);
      if (isLater) {
        const later = regions();
        const moved = Object.entries(later).filter(([name, box]) => box !== before[name]);
        resolve({
          came: [...came],
          moved: moved.map(([name, box]) => `${name}: ${before[name]} → ${box}`),
          panned: [...panned],
        });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { held };
}

/** The button that decides and the one that leaves, as far as they are there: whether all of them can be seen. */
const hiddenButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-do], [data-close]')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !isInside || !button.contains(at) || button.scrollWidth > button.clientWidth;
      })
      .map((button) => button.outerHTML.slice(0, 200)),
  );

/** The middle of the next of those that can be pressed, another one each time; `null` where there is none. */
const nextOf = (page: Page, thing: Thing, turn: number): Promise<Point | null> =>
  page.evaluate(
    ({ selector, nth }) => {
      const found = [...document.querySelectorAll(selector)].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        return width > 0 && one.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
      });
      return found[nth % found.length] ?? null;
    },
    { selector: THINGS[thing], nth: turn },
  );

const GAMES = [
  ['demons', ['me', 'novice']],
  ['lodge', ['me', 'novice']],
  ['satchel', ['me', 'novice', 'novice']],
  ['sorcery', ['me', 'novice']],
] as const;
const WINDOWS = [
  { on: 'a desktop', width: 1366, height: 768, touch: false },
  { on: 'a phone', width: 390, height: 844, touch: true },
] as const;
const CASES = WINDOWS.flatMap(({ on, ...size }) => GAMES.map(([game, seats]) => ({ on, game, seats, size })));
/** Everything has its turn. */
const PRESSES = ROUND.length;
/** Bots think, and what they do is shown. */
const PATIENCE_MS = 60_000;

test.each(CASES)('in play of $game on $on nothing moves under the pointer', async ({ game, seats, size }) => {
  const page = await openPage({ ...size, speed: 'quick', choices: false, reducedMotion: false });
  await startMatch(page, { game, seats, seed: '5', practice: true });
  await askedNow(page);
  const faults: string[] = [];
  let done = 0;
  for (let turn = 0; done < PRESSES && turn < 3 * PRESSES; turn++) {
    const thing = ROUND[turn % ROUND.length] as Thing;
    await after(page, '').waitFor({ timeout: PATIENCE_MS });
    if ((await page.locator('[data-over]').count()) > 0) break;
    if (await dialog(page).count()) await page.keyboard.press('Escape');
    const hidden = await hiddenButtons(page);
    const target = await nextOf(page, thing, Math.floor(turn / ROUND.length));
    if (!target) continue;
    const held = await press(page, target, size.touch);
    done++;
    if (held.came.length + held.moved.length + held.panned.length + hidden.length > 0)
      faults.push(JSON.stringify({ turn, thing, hidden, ...held }));
  }
  expect(faults.join('\n')).toBe('');
  expect(done).toBeGreaterThan(PRESSES / 2);
});
