import type { Record as MatchRecord } from '@conjure/engine';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dialog, importMatch, isOver, savedBy } from '../driving.ts';
import type { Scripted } from '../scripted.ts';
import { openPage } from '../setup/index.ts';
import { byKeys, byMouse, type Hand, onward, t } from './hands.ts';
import { LAST_ROUND, lastRound } from './last-round.ts';
import { alike } from './records.ts';

let match: Scripted;
beforeAll(async () => {
  match = await lastRound();
});

test('the rules ask for something of everything, and it comes to an end', () => {
  expect(match.steps.map(({ asked }) => asked.kind)).toEqual(LAST_ROUND.flatMap(({ kind, by }) => (by ? [kind] : [])));
  expect(match.states[0].result).toMatchObject({ winners: [0], reason: 'time' });
});

/** Two at one screen play it to its end, and take it home as a file. */
async function play(page: Page, hand: Hand): Promise<MatchRecord> {
  await importMatch(page, { ...match.record, log: [], digests: [] });
  let asked = await onward(page, '', hand);
  for (const { by } of LAST_ROUND) {
    if (!by) continue;
    await by(page, hand);
    asked = await onward(page, asked, hand);
  }
  expect(await isOver(page)).toBe(true);
  const over = dialog(page);
  await over.getByText(/rounds? (is|are) over/).waitFor();
  return savedBy(page, () => hand.press(page, over.getByRole('button', { name: t('menu.export'), exact: true })));
}

test('a match of two to its end by mouse: ghosts are dragged and turned, targets are pointed at', async () => {
  alike(match.record, await play(await openPage(), byMouse));
});

test('by keyboard alone: the same, to the thousandth of an inch', async () => {
  const { players: _, ...record } = await play(await openPage(), byKeys);
  expect(record).toEqual(match.record);
});
