import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importMatch, saved } from '../driving.ts';
import { openPage } from '../setup/index.ts';
import { byMouse, deed, enough, go, type Hand, onward, t } from './hands.ts';
import { fray } from './positions.ts';

const [REAVER, CORISANDE, IMP, SCHOLAR] = [0, 1, 2, 3];
const spell = (page: Page, id: string) =>
  page.locator('.widget button', { has: page.getByText(t(`spell.${id}`), { exact: true }) });

/** One runs, one strikes, one casts, the other lets it through; the turn ends, and the other's begins. */
async function turn(page: Page, hand: Hand): Promise<MatchRecord> {
  await importMatch(page, await fray());
  let asked = await onward(page, '', hand);
  const next = async () => {
    asked = await onward(page, asked, hand);
  };
  const pass = async () => {
    await hand.press(page, enough(page));
    await next();
  };

  await hand.point(page, `figure:${IMP}`);
  await hand.press(page, deed(page, t('sorcery.way.move')));
  await hand.shift(page, String(IMP), { east: 1, north: -3, turn: 45 });
  await hand.press(page, go(page));
  await next();

  await hand.point(page, `figure:${REAVER}`);
  await hand.point(page, `figure:${SCHOLAR}`);
  await hand.press(page, go(page));
  await next();

  await hand.point(page, `figure:${CORISANDE}`);
  await hand.press(
    page,
    deed(page, t('sorcery.way.cast', { spell: t('spell.ember_lance'), book: t('book.archmages_tome') })),
  );
  await hand.press(page, go(page));
  await next();
  await pass();
  await hand.press(page, spell(page, 'ward_circle'));
  await next();
  await pass();
  await pass();
  return saved(page);
}

test('a turn for two at one screen, by mouse: a ghost is dragged, targets are pointed at', async () => {
  const first = await turn(await openPage(), byMouse);
  expect(first.log.map((entry) => ('answer' in entry ? Object(entry.answer).do : null))).toEqual([
    'move',
    'close',
    'cast',
    'pass',
    undefined,
    'end',
    'done',
  ]);
});
