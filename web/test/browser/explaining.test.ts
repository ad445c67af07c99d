// What the table explains by itself: terms, places, the way of a walk, why an adviser would do it; and what outlasts a reload.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  after,
  answerFirst,
  askedNow,
  chip,
  closeButton,
  doButton,
  importMatch,
  openTab,
  options,
  promptOf,
  saved,
  startMatch,
} from './driving.ts';
import { preparing, walking } from './lodge/positions.ts';
import { inBeats } from './satchel/positions.ts';
import { lay } from './screens/demons-positions.ts';
import { axe, openPage, sharedPage, wordsIn } from './setup/index.ts';
import { deploying, inTheThick } from './sorcery/positions.ts';

const t = wordsIn('en', 'demons');
/** One page for tests that leave the list of choices shut, one for those that open it. */
const samePage = sharedPage({ choices: false });
const withList = sharedPage();

test('a term is explained in the lens as long as it is pointed at or has the focus, and opens its rule', async () => {
  const page = await samePage();
  await lay(page, 'walk');
  await askedNow(page);
  const term = page.locator('[data-prompt] a').first();
  const lens = page.locator('.lens');
  await term.hover();
  await lens.getByText('that many counters turn up').waitFor();
  await page.mouse.move(400, 300);
  await lens.getByText('that many counters turn up').waitFor({ state: 'detached' });
  await term.focus();
  await lens.getByText('that many counters turn up').waitFor();
  expect(await axe(page)).toEqual([]);
  await term.press('Enter');
  await page.locator('dialog[open]').getByText('9.0d').first().waitFor();
});

test('in Satchel a card, a deck and a place say what they are for as long as they are pointed at', async () => {
  const say = wordsIn('en', 'satchel');
  const page = await samePage();
  await importMatch(page, { ...(await inBeats()), players: ['novice', 'me', 'novice', 'novice'] });
  await askedNow(page);
  const told = page.locator('[data-answer]');
  await page.locator('[data-mark="deck-heroes"]').hover();
  await told.getByText(say('satchel.deck.wins')).waitFor();
  await page.locator('[data-place="H1"] header').hover({ force: true });
  await told.getByText(/slots/).waitFor();
  await page.mouse.move(2, 2);
  await told.getByText(say('satchel.hint')).waitFor();
});

test('pointing at a lit hex shows the way and what it costs, and its entry in the list; the list shows the hex', async () => {
  const page = await withList();
  await lay(page, 'walk');
  await askedNow(page);
  await openTab(page, 'choices');
  await page.getByText('Walk to …').click();
  const entry = options(page).filter({ hasText: 'Walk to' }).last();
  await entry.hover();
  await page.locator('path.marked').waitFor();
  const to = (await entry.locator('.label').innerText()).slice(-4);
  await page.locator(`[data-lit="${to}"]`).hover({ force: true });
  await page.locator('.row.considered').getByText(to).waitFor();
  await page.locator('path.ribbon').waitFor();
  await page.locator('[role="status"]').getByText('points').waitFor();
});

test('a magician is dragged to where he shall go, and the map stays where it is', async () => {
  const page = await withList();
  // With a shield and a place at the edge of the map.
  await startMatch(page, { game: 'demons', seed: '1091' });
  await answerFirst(page);
  await answerFirst(page);
  const asked = await askedNow(page);
  const plane = page.locator('[data-board] .plane');
  const before = await plane.getAttribute('style');
  await page.locator('[data-token="magician-0"]').dragTo(page.locator('[data-lit]').first(), { force: true });
  await after(page, String(asked)).waitFor();
  expect(await plane.getAttribute('style')).toBe(before);
  const { log } = await saved(page);
  expect(log).toContainEqual(expect.objectContaining({ answer: expect.objectContaining({ do: 'move' }) }));
});

test('the odds of a call say what comes and what stays; all outcomes are one press away', async () => {
  const page = await samePage();
  await lay(page, 'walk');
  await askedNow(page);
  await page.locator('[data-chip]:not(.barred):visible').first().click();
  await page
    .locator('[role="status"]')
    .getByText(/4 in 6 that something comes, \d+ % that one stays/)
    .waitFor();
  expect(await page.locator('[data-drawer]').count()).toBe(0);
  await chip(page, t('dock.outcomes')).click();
  await page.locator('[data-drawer="odds"]').waitFor();
});

test('a half-made choice outlasts the page being loaded anew', async () => {
  const page = await samePage();
  await lay(page, 'commit');
  const asked = await askedNow(page);
  await page.locator('[data-chip]:visible').first().click();
  await page.locator('[data-chip][aria-pressed="true"]').waitFor();
  await page.reload();
  expect(await askedNow(page)).toBe(asked);
  expect(await page.locator('[data-chip][aria-pressed="true"]').count()).toBe(1);
});

test('places go by their names unless somebody wants their numbers', async () => {
  const page = await openPage({
    choices: false,
    before: () => localStorage.setItem('conjure.settings', '{"speed":"off"}'),
  });
  await lay(page, 'commit');
  await askedNow(page);
  expect(await page.locator('[data-prompt]').innerText()).toMatch(/in the open ground north of Mush/);
});

test('who plays for the first time is given a gentle match, with a shield picked already', async () => {
  const page = await openPage({ newcomer: true, choices: false });
  const play = page.getByRole('article', { name: t('box.demons.title'), exact: true });
  await play.getByRole('button', { name: t('shelf.play'), exact: true }).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('first.play'), exact: true })
    .click();
  await askedNow(page);
  await doButton(page).getByText('Take Silver').waitFor();
});

test('who goes by keys reads the terms of a choice as others do by pointing', async () => {
  const page = await withList();
  await lay(page, 'walk');
  await askedNow(page);
  await openTab(page, 'choices');
  const entry = options(page)
    .filter({ has: page.locator('.term') })
    .first();
  await entry.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.locator('.reading .line').first().waitFor();
  await page.keyboard.press('Tab');
  await page.locator('.reading .line').first().waitFor({ state: 'detached' });
});

/** From the shelf to the first question, as somebody who has never played it. */
async function playFirst(page: Page, game: string): Promise<void> {
  const box = page.getByRole('article', { name: wordsIn('en', game)(`box.${game}.title`), exact: true });
  await box.getByRole('button', { name: t('shelf.play'), exact: true }).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: t('first.play'), exact: true })
    .click();
  await askedNow(page);
}

describe('the Lodge', () => {
  const say = wordsIn('en', 'lodge');

  test('a hint marks its plan on the cards, in place of what was laid', async () => {
    const page = await samePage();
    await importMatch(page, await preparing());
    await askedNow(page);
    await page.locator('[data-cards] .half').first().press('Enter');
    await page.locator('[data-cards] .filled').waitFor();
    await page.keyboard.press('h');
    await page.locator('[data-cards] .filled.advised').first().waitFor({ timeout: 60_000 });
    expect(await page.locator('[data-cards] .filled').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.locator('[data-cards] .advised').waitFor({ state: 'detached' });
    expect(await page.locator('[data-cards] .filled').count()).toBe(1);
  });

  test('a newcomer finds schools, cards and a plan picked: one press takes each, and all can be changed', async () => {
    const page = await openPage({ newcomer: true, choices: false });
    await playFirst(page, 'lodge');
    // An event may ask something before the Study.
    for (let n = 0; n < 8 && !(await promptOf(page)).startsWith('Study'); n++) await answerFirst(page);
    await doButton(page)
      .getByText(say('lodge.schools.go', { n: 4 }))
      .waitFor();
    await chip(page, say('school.divination')).click();
    await doButton(page)
      .getByText(say('lodge.schools.more', { n: 1 }))
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('button[data-school="illusion"]').click();
    await page.reload();
    await askedNow(page);
    await doButton(page)
      .getByText(say('lodge.schools.go', { n: 4 }))
      .click();
    await doButton(page)
      .getByText(say('lodge.cards.keepStudied', { n: 2 }))
      .click();
    await closeButton(page).getByText(say('lodge.forget.none')).click();
    await doButton(page)
      .getByText(/^Set \d spells$/)
      .waitFor();
  });

  test('a hint says why, and whoever would go somewhere by it, or by an entry of the list, stands there as a ghost', async () => {
    const page = await withList();
    await importMatch(page, await walking());
    await askedNow(page);
    await openTab(page, 'choices');
    await options(page)
      .filter({ hasText: /step to/ })
      .first()
      .hover();
    await page.locator('[data-ghost="nero"]').waitFor({ state: 'attached' });
    await page.keyboard.press('h');
    await page.locator('[data-hint] b').waitFor({ timeout: 60_000 });
    expect((await page.locator('[data-hint]').getAttribute('title'))?.length).toBeGreaterThan(10);
  });
});

test('a hint that has told the odds is taken by one press', async () => {
  const page = await samePage();
  await lay(page, 'commit');
  const asked = String(await askedNow(page));
  await page.keyboard.press('h');
  await page.locator('[data-hint] b').waitFor({ timeout: 60_000 });
  await doButton(page).press('Enter');
  await after(page, asked).waitFor();
});

test('what was picked with its odds in sight is done by one press', async () => {
  const page = await samePage();
  await lay(page, 'commit');
  const asked = String(await askedNow(page));
  await page.locator('[data-chip]:visible').first().press('Enter');
  await page.locator('.words [role="status"] .odds').waitFor();
  await doButton(page).press('Enter');
  await after(page, asked).waitFor();
});

describe('Sorcery', () => {
  const say = wordsIn('en', 'sorcery');

  test('a newcomer finds an army picked, and nobody is called a player', async () => {
    const page = await openPage({ newcomer: true, choices: false });
    await playFirst(page, 'sorcery');
    await page.locator('[data-cards]').getByText(say('sorcery.army.first')).waitFor();
    expect(await page.getByText('Player 1').count()).toBe(0);
    await doButton(page).getByText('Take Ford Watch').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('a half-made move and a half-made deployment outlast the page being loaded anew', async () => {
    const page = await samePage();
    await importMatch(page, await inTheThick());
    await askedNow(page);
    await page.locator('[data-chip]:visible').nth(4).click();
    await chip(page, say('sorcery.way.move')).click();
    await page.locator('[data-thing^="ghost:"]').waitFor();
    await page.reload();
    await askedNow(page);
    await page.locator('[data-thing^="ghost:"]').waitFor();
    await importMatch(page, await deploying());
    await askedNow(page);
    await closeButton(page).click();
    const missing = await doButton(page).innerText();
    await page.reload();
    await askedNow(page);
    expect(await doButton(page).innerText()).toBe(missing);
  });

  test('what an entry of the list stands for is shown on the field as a ghost', async () => {
    const page = await withList();
    await importMatch(page, await inTheThick());
    await askedNow(page);
    await openTab(page, 'choices');
    await options(page)
      .filter({ hasText: /move to/ })
      .first()
      .hover();
    await page.locator('[data-thing^="ghost:"]').waitFor();
    expect(await page.locator('[data-handle]').count()).toBe(0);
  });
});

test('what a power does is told before it is chosen', async () => {
  const page = await samePage();
  await lay(page, 'serving');
  await page.locator('[data-chip]:visible').filter({ hasText: 'Gaap' }).press('Enter');
  const letters = page.locator('[data-chip]:visible').filter({ hasText: ' · ' });
  await letters.first().waitFor();
  await letters.first().focus();
  // Also beside an open drawer.
  await page
    .locator('.lens p, .reading p')
    .filter({ hasText: /^[A-Z] / })
    .first()
    .waitFor();
});
