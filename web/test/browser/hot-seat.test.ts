import type { DemonsView } from '@conjure/demons';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answered, askedNow, dialog, importMatch, option, saved } from './driving.ts';
import { type Policy, type Scripted, scripted } from './scripted.ts';
import { axe, openPage, wordsIn } from './setup/index.ts';

const t = wordsIn('en');
const person = { who: 'person' } as const;

/** Each calls Presidents until he has a spirit that he has shown to nobody. */
const calling: Policy = (asked, _, { view }) => {
  const { magicians } = view as DemonsView;
  if (asked.kind === 'first' && magicians.every(({ counters }) => counters.length > 0)) return null;
  const choices = asked.options ?? [];
  const wishes = ['answer.avert.none', 'answer.use.done', 'answer.evade.stay'];
  return (
    choices.find(({ answer }) => Object(answer).shield === 'Gold' || Object(answer).rank === 'Marquis') ??
    choices.find(({ label }) => wishes.includes(label.key)) ??
    choices[0]
  );
};

let match: Scripted;
/** The names of what each has in his hand, by seat. */
let hands: string[][];
beforeAll(async () => {
  match = await scripted({ seats: [person, person], seed: 'two' }, calling);
  hands = match.states.map(({ view }, seat) => {
    const { magicians } = view as DemonsView;
    return magicians[seat].counters.flatMap(({ number }) => (number === null ? [] : [t(`spirit.${number}`)]));
  });
});

const curtain = (page: Page) => page.getByRole('dialog', { name: /^It is/ });
const draw = (page: Page) => page.getByRole('button', { name: t('curtain.draw'), exact: true }).click();

/** All that eyes and screen readers get. */
async function everything(page: Page): Promise<string> {
  return [await page.locator('body').innerText(), await page.locator('body').ariaSnapshot()].join('\n');
}

test('two at one screen: a curtain between them, and nobody sees what is the other’s', async () => {
  const page = await openPage();
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
    const open = await everything(page);
    for (const name of hands[seat]) expect(open).toContain(name);
    for (const name of hands[1 - seat]) expect(open).not.toContain(name);
    while (!(await curtain(page).isVisible())) await waitOrEnd(page);
  }
});

/** Lets the turn pass. */
async function waitOrEnd(page: Page): Promise<void> {
  const asked = (await askedNow(page)) ?? '';
  const quiet = [t('answer.first.wait'), t('answer.use.done'), t('answer.evade.stay')];
  for (const label of quiet)
    if ((await option(page, label).count()) > 0) {
      await option(page, label).click();
      break;
    }
  await page.locator(`[data-asked]:not([data-asked="${asked}"])`).waitFor({ state: 'attached' });
}
