import type { DemonsView } from '@conjure/demons/view';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answered, askedNow, importMatch, openTab, option, promptOf, saved } from './driving.ts';
import { type Policy, type Scripted, scripted } from './scripted.ts';
import { axe, sharedPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en', 'demons');
const person = { who: 'person' } as const;

/** Each calls spirits until both have some. */
const calling: Policy = (asked, _, { view }) => {
  const { magicians } = view as DemonsView;
  if (asked.kind === 'first' && magicians.every(({ ranks }) => Object.keys(ranks).length > 0)) return null;
  const choices = asked.options ?? [];
  const options = ['answer.avert.none', 'answer.use.done', 'answer.evade.stay'];
  return (
    choices.find(({ answer }) => Object(answer).shield === 'Gold' || Object(answer).rank === 'Marquis') ??
    choices.find(({ label }) => options.includes(label.key)) ??
    choices[0]
  );
};

let match: Scripted;
/** The names of what each has in his hand, by seat. */
let hands: string[][];
beforeAll(async () => {
  match = await scripted({ game: 'demons', seats: [person, person], seed: 'two' }, calling);
  hands = match.states.map(({ view }, seat) => {
    const { magicians } = view as DemonsView;
    return magicians[seat].spirits.map((number) => t(`spirit.${number}`));
  });
});

const samePage = sharedPage();
const curtain = (page: Page) => page.getByRole('dialog', { name: /^It is/ });
const draw = (page: Page) => page.getByRole('button', { name: t('curtain.draw'), exact: true }).click();

/** All that eyes and screen readers get. */
async function everything(page: Page): Promise<string> {
  return [await page.locator('body').innerText(), await page.locator('body').ariaSnapshot()].join('\n');
}

test('both have something to hide', () => {
  for (const names of hands) expect(names).not.toEqual([]);
  for (const name of hands[0]) expect(hands[1]).not.toContain(name);
});

test('two at one screen: a curtain between them, and nobody sees what is the other’s', async () => {
  const page = await samePage();
  await importMatch(page, match.record);
  const [first] = match.states.flatMap(({ asked, viewer }) => (asked?.seats[0] === viewer ? [viewer] : []));
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? Number(first) : 1 - Number(first);
    await curtain(page).waitFor();
    expect(await axe(page)).toEqual([]);
    const behind = await everything(page);
    for (const name of hands.flat()) expect(behind).not.toContain(name);

    await draw(page);
    await askedNow(page);
    await openTab(page, 'spirits');
    const open = await everything(page);
    await openTab(page, 'choices');
    for (const name of hands[seat]) expect(open).toContain(name);
    for (const name of hands[1 - seat]) expect(open).not.toContain(name);
    while (!(await curtain(page).isVisible())) await waitOrEnd(page);
  }
});

test('when the curtain opens, the dock is at once that of whoever has come', async () => {
  const page = await samePage();
  await importMatch(page, match.record);
  // The table comes in parts, and this is the last of them.
  await page.locator('[data-tab]').first().waitFor({ state: 'attached' });
  const button = page.getByRole('button', { name: t('curtain.draw'), exact: true });
  const seen = await button.evaluate(async (one) => {
    (one as HTMLElement).click();
    // Before anything is painted.
    for (let i = 0; i < 10; i++) await Promise.resolve();
    return document.querySelector('[data-prompt]')?.textContent ?? '';
  });
  await askedNow(page);
  expect(seen).toBe(await page.locator('[data-prompt]').textContent());
});

/** Lets the turn pass. */
async function waitOrEnd(page: Page): Promise<void> {
  const asked = (await askedNow(page)) ?? '';
  await openTab(page, 'choices');
  const quiet = [t('answer.first.wait'), t('answer.use.done'), t('answer.evade.stay')];
  for (const label of quiet)
    if ((await option(page, label).count()) > 0) {
      await option(page, label).click();
      break;
    }
  await page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor({ state: 'attached' });
}

test('what chance has told is taken back if the other agrees', async () => {
  const page = await samePage();
  await importMatch(page, match.record);
  await draw(page);
  const asked = (await askedNow(page)) ?? '';
  const before = await promptOf(page);
  await page.locator('[data-chip]:not(.barred):visible').first().click();
  await answered(page, asked);
  const after = await promptOf(page);
  const undo = page.getByRole('toolbar').getByRole('button', { name: t('bar.undo'), exact: true });
  const tick = page.getByRole('dialog', { name: t('undoing.title') });

  await undo.press('Enter');
  await tick.getByText(t('undo.dice')).waitFor();
  expect(await axe(page)).toEqual([]);
  await tick.getByRole('button', { name: t('undoing.no'), exact: true }).click();
  await tick.waitFor({ state: 'hidden' });
  expect(await promptOf(page)).toBe(after);

  await undo.press('Enter');
  await tick.getByRole('button', { name: t('undoing.yes'), exact: true }).click();
  await expect.poll(() => promptOf(page)).toBe(before);
  expect((await saved(page)).log.at(-1)).toEqual({ undo: 1, by: match.states[0].asked?.seats[0], agreed: true });
});
