import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, begun, follow, linkFor, openTable, somebody, t } from './apart/hands.ts';
import { apartServer } from './apart/server.ts';
import { answerFirst, askedNow, openTab, promptOf } from './driving.ts';
import { axe, misplaced, unsaid } from './setup/index.ts';

/** Two people at a match that has begun, each with a browser of their own. */
async function together(game = 'demons') {
  const server = await apartServer();
  const ann = await somebody(server);
  const ben = await somebody(server);
  await openTable(ann, server, game, 'Ann');
  await follow(ben, await linkFor(ann, 1), 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);
  return { server, ann, ben };
}

const looksWell = async (page: Page) => {
  expect(await axe(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  expect(await unsaid(page)).toEqual([]);
};

test('from a link to a seat to the first moves: nothing is spent by looking, and each sees what the other does', async () => {
  const server = await apartServer();
  const ann = await somebody(server);
  await openTable(ann, server, 'demons', 'Ann');
  await looksWell(ann);
  const link = await linkFor(ann, 1);
  expect(link).toMatch(/#\/link\/[\w-]+$/);

  // Looking at it, twice and by two, leaves it as it is.
  const ben = await somebody(server);
  await ben.goto(link);
  await ben.getByText(t('apart.link.is.seat', { by: 'Ann', game: t('box.demons.title'), seat: 2 })).waitFor();
  await looksWell(ben);
  await ben.reload();
  await follow(ben, link, 'seat', 'Ben');
  await Promise.all([begun(ann), begun(ben)]);

  const third = await somebody(server);
  await follow(third, link, 'seat');
  await third.getByText(t('apart.no.spent')).waitFor();

  for (let turn = 0; turn < 6; turn++) {
    const page = await asked(ann, ben);
    const other = page === ann ? ben : ann;
    const before = await other.locator('[data-open]').getAttribute('data-open');
    const prompt = await promptOf(other);
    await answerFirst(page);
    await expect
      .poll(async () => [await other.locator('[data-open]').getAttribute('data-open'), await promptOf(other)])
      .not.toEqual([before, prompt]);
  }
  await looksWell(ann);
}, 120_000);
