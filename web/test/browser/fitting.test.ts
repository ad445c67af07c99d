// On every window: the decisive buttons are in sight and say all they have to say, there is one primary button, the bar is one row, and the board has its share.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedNow, importMatch } from './driving.ts';
import { preparing, reacting, walking } from './lodge/positions.ts';
import { inBeats } from './satchel/positions.ts';
import { POSITIONS } from './screens/demons-positions.ts';
import { sharedPage, wordsIn } from './setup/index.ts';
import { arming, countering, deploying, inTheThick } from './sorcery/positions.ts';

const WINDOWS = [
  [1440, 900],
  [1280, 800],
  [1366, 768],
  [1180, 820],
  [820, 1180],
  [390, 844],
  [360, 740],
  [844, 390],
  // 1280 × 800, twice as large.
  [640, 400],
] as const;

/** What does not fit, in words. */
const misfits = () => {
  const wrong: string[] = [];
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  for (const button of seen('[data-do], [data-close]')) {
    const { left, top, right, bottom, height } = button.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`outside: ${button.innerText}`);
    const words = button.querySelector('span');
    if (words && (words.scrollHeight > words.clientHeight + 1 || words.clientHeight > height))
      wrong.push(`cut: ${button.innerText}`);
  }
  const primary = seen('[data-go], .primary, .only');
  if (primary.length > 1) wrong.push(`primary: ${primary.map((one) => one.innerText).join(', ')}`);
  for (const bar of seen('header')) if (bar.scrollWidth > bar.clientWidth + 1) wrong.push('the bar is too wide');
  for (const word of seen('nav [data-tab] .one-line'))
    if (word.scrollWidth > word.clientWidth + 1) wrong.push(`cut: ${word.innerText}`);
  // Of figures there may be so many that their row is moved by hand.
  for (const row of seen('[data-question] [role="toolbar"]:not(:has([data-figure]))'))
    if (row.scrollWidth > row.clientWidth + 1) wrong.push('what can be done is out of sight');
  // No chip lies over another, or says more than it has room for.
  for (const chip of seen('[data-question] [data-chip]')) {
    const { right } = chip.getBoundingClientRect();
    for (const words of chip.querySelectorAll('.words, .label'))
      if (words.getBoundingClientRect().right > right) wrong.push(`over its chip: ${chip.innerText}`);
  }
  // What is asked and what one picks is read whole, and so is when it is.
  for (const name of seen('header h1, [data-prompt], [data-answer] .said, [data-chip] .label, [data-chip] .name')) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
    // What is longer is read whole by pressing it.
    if (name.innerText.length > 120) continue;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2) wrong.push(`cut: ${name.innerText}`);
  }
  // No word is broken, in the dock, on cards and on the board of cards.
  for (const region of seen('[data-question], [data-cards], [data-place]')) {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement;
      const isHeard = parent?.closest('.unseen') || (parent && getComputedStyle(parent).clipPath !== 'none');
      if (!parent?.checkVisibility() || isHeard) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}’]{3,}/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (rows.size > 1) wrong.push(`broken: ${word}`);
      }
    }
  }
  // Where a decision is about cards, they have the table.
  const cards = seen('[data-cards]').length > 0;
  const [board] = seen(cards ? '[data-cards]' : '[data-board] .port, [data-board] .scene');
  const { paddingRight, paddingBottom } = getComputedStyle(board);
  const share =
    innerWidth >= 1000
      ? (board.clientWidth - Number.parseFloat(paddingRight)) / innerWidth / (cards ? 0.6 : 0.66)
      : (board.clientHeight - Number.parseFloat(paddingBottom)) / innerHeight / 0.5;
  if (share < 1) wrong.push(`the board has ${share.toFixed(2)} of its share`);
  return wrong;
};

async function everywhere(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The page hears of its new size a frame later.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    for (const one of await page.evaluate(misfits)) wrong.push(`${width} × ${height} ${one}`);
  }
  return wrong;
}

const inRussian = sharedPage({ lang: 'ru', choices: false });
const inGerman = sharedPage({ lang: 'de', choices: false });

test.each(['start', 'walk', 'commit', 'serving', 'fighting'] as const)('Demons in Russian: %s', async (position) => {
  const page = await inRussian();
  await importMatch(page, (await POSITIONS[position]()).record, 'ru');
  await askedNow(page);
  expect(await everywhere(page)).toEqual([]);
});

test.each([
  ['set', preparing],
  ['turn', walking],
  ['react', reacting],
] as const)('the Lodge in Russian and in German: %s', async (_, position) => {
  for (const lang of ['ru', 'de'] as const) {
    const page = await (lang === 'ru' ? inRussian : inGerman)();
    await importMatch(page, { ...(await position()), players: ['me', 'novice'] }, lang);
    await askedNow(page);
    expect(await everywhere(page), lang).toEqual([]);
  }
});

test('Satchel in German', async () => {
  const page = await inGerman();
  await importMatch(page, { ...(await inBeats()), players: ['novice', 'me', 'novice', 'novice'] }, 'de');
  await askedNow(page);
  expect(await everywhere(page)).toEqual([]);
});

test.each([
  ['army', arming],
  ['deploy', deploying],
  ['action', inTheThick],
  ['counter', countering],
] as const)('Sorcery in German: %s', async (_, position) => {
  const page = await inGerman();
  await importMatch(page, await position(), 'de');
  await askedNow(page);
  expect(await everywhere(page)).toEqual([]);
});

test('Sorcery in Russian: what a figure may do lies side by side on a phone, no word over the next', async () => {
  const page = await inRussian();
  await importMatch(page, await inTheThick(), 'ru');
  await askedNow(page);
  expect(await everywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('[data-chip]:visible').first().press('Enter');
  const chips = page.locator('[data-chip]:visible');
  await chips.filter({ hasText: wordsIn('ru', 'sorcery')('sorcery.way.ranged') }).waitFor();
  const cut = await chips.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});
