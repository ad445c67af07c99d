import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chip, saved } from '../driving.ts';
import { SIZES } from '../screens/screen.ts';
import { openPage } from '../setup/index.ts';
import { byFinger, byKeys, byMouse, card, go, type Hand, onward, t, take, thing } from './hands.ts';
import { alike } from './records.ts';

const at = '#/setup/sorcery';

/** Two people, and smaller armies than usual. */
async function begin(page: Page, hand: Hand): Promise<void> {
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await hand.pick(page, group(t('setup.seat', { seat: 2 })), t('setup.person'));
  await hand.pick(page, group(t('setup.sets')), t('set.warband'));
  await hand.write(page, page.getByLabel(t('setup.seed'), { exact: true }), 'field');
  await page.keyboard.press('Enter');
}

/** Two choose armies, who begins and a zone, and lay their armies out; one of them moves a figure first. */
async function setUp(page: Page, hand: Hand, seen: () => Promise<void> = async () => {}): Promise<MatchRecord> {
  await begin(page, hand);
  let asked = await onward(page, '', hand);
  const next = async () => {
    asked = await onward(page, asked, hand);
    await seen();
  };
  await seen();
  for (const id of ['court_of_tides', 'anvil_brigade']) {
    await take(page, hand, card(page, t(`army.${id}`)));
    await next();
  }
  await hand.press(page, chip(page, t('sorcery.first.go', { own: 'true', who: '' })));
  await next();
  // All of a zone may be pressed, and not only its middle.
  const zone = await thing(page, 'spot:1').boundingBox();
  expect(zone?.width ?? 0).toBeGreaterThan(3 * (zone?.height ?? 0));
  await hand.point(page, 'spot:1');
  await next();
  const [first] = await page
    .locator('[data-thing^="ghost:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')));
  await hand.shift(page, first?.split(':')[1] ?? '', { east: 2, north: 0, turn: 0 });
  await hand.press(page, go(page));
  await next();
  await hand.press(page, go(page));
  await next();
  await thing(page, 'figure:0').waitFor();
  return saved(page);
}

test('two set up at one screen, by mouse and by keyboard alone, and it is the same', async () => {
  const first = await setUp(await openPage({ at }), byMouse);
  expect(first.log).toHaveLength(6);
  alike(first, await setUp(await openPage({ at }), byKeys));
});

test('by finger on a phone held upright: nothing sticks out', async () => {
  const page = await openPage({ ...SIZES.phone, touch: true, at });
  const { log } = await setUp(page, byFinger, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  expect(log).toHaveLength(6);
});
