import { demons } from '@conjure/demons';
import { asGame, type Record as MatchRecord, must, type Options, play, record } from '@conjure/engine';
import { randomPlay } from '@conjure/engine/proof';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, importMatch } from './driving.ts';
import { axe, openPage, sharedPage, unsaid, wordsIn } from './setup/index.ts';

const GAMES = [asGame(demons), asGame(lodge), asGame(satchel), asGame(sorcery)];

/** A match that was played to its end, as a file: by answers at random. */
function finished(id: string, seats: number, options: Options = {}): MatchRecord {
  const game = must(
    GAMES.find((one) => one.id === id),
    'game',
    id,
  );
  const match = randomPlay(game, { seed: '7', seats, options });
  const log = match.answers.map(({ seat, answer }) => ({ seat, answer }));
  return { ...record(play(match, false)), log };
}

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The numbers in the rows of the count that add up, and their sum, by column. */
async function counted(page: Page): Promise<{ lines: number[][]; total: number[] }> {
  const read = (row: string[]) => row.map((cell) => Number(cell.replace('−', '-').replaceAll(/[^\d-]/g, '')));
  const rows = await dialog(page)
    .locator('table')
    .first()
    .locator('tbody')
    .first()
    .locator('tr')
    .evaluateAll((all) => {
      const upTo = all.findIndex((row) => row.classList.contains('total'));
      return all.slice(0, upTo + 1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''));
    });
  const numbers = rows.map(read);
  return { lines: numbers.slice(0, -1), total: numbers.at(-1) ?? [] };
}

const sums = (lines: number[][]) =>
  (lines[0] ?? []).map((_, i) => lines.reduce((sum, line) => sum + (line[i] ?? 0), 0));

/** The end of one match leaves nothing on the page for the next. */
const samePage = sharedPage();

test.each([
  ['demons', 3, {}],
  ['lodge', 3, {}],
  ['satchel', 3, { roundsToWin: 2 }],
  ['sorcery', 2, {}],
])(
  'the end of a match of %s: why, the count that adds up, the curve, and moments that lead into the match',
  async (id, seats, options) => {
    const t = wordsIn('en', id);
    const page = await samePage();
    const match = finished(id, seats, options);
    await importMatch(page, match);
    await button(page, t('over.again')).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await unsaid(page)).toEqual([]);
    // Nothing was wished that a match cannot give any more.
    expect(await page.locator('.words .against').allTextContents()).toEqual([]);
    const { lines, total } = await counted(page);
    if (lines.length > 0) expect(sums(lines)).toEqual(total);
    expect(await dialog(page).locator('figure').count()).toBeGreaterThan(0);
    // What is drawn is told, too.
    expect(await dialog(page).locator('figure table').first().getByRole('row').count()).toBeGreaterThan(2);

    const moments = dialog(page)
      .getByRole('region', { name: t('over.moments') })
      .getByRole('button');
    const plates = await moments.count();
    expect(plates).toBeGreaterThan(0);
    // Where they have a row of their own, all of them are in sight.
    if (id === 'demons' || id === 'lodge') {
      const last = must((await moments.last().boundingBox()) ?? undefined, 'the last moment');
      const ways = must((await button(page, t('over.again')).boundingBox()) ?? undefined, 'what can be done');
      expect(last.y + last.height).toBeLessThan(ways.y);
    }
    // Each with the position of then.
    await expect.poll(() => moments.locator('.picture > svg').count()).toBe(plates);
    const said = await moments.first().locator('.said').innerText();
    await moments.first().click();
    const step = page.getByText(new RegExp(`^Step \\d+ of ${match.log.length}$`));
    await step.waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await step.innerText()).not.toContain(`Step ${match.log.length} of`);
    // Back in the present, the sheet is there again, and says the same.
    await page.getByRole('button', { name: t('history.back'), exact: true }).click();
    await moments.first().waitFor();
    expect(await moments.first().locator('.said').innerText()).toBe(said);
  },
);

test('shared is a line of plain text: when, what and why, and nothing to follow', async () => {
  const t = wordsIn('en', 'lodge');
  const page = await openPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await importMatch(page, finished('lodge', 2));
  await button(page, t('share.do')).click();
  await button(page, t('share.copied')).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Conjure, .+: The Lodge\. .*(wins the Lodge|Nobody wins).+\(.+ \d+, .+ \d+, the Black Rose \d+\)$/,
  );
  expect(text).not.toMatch(/http|[{}]/);
});

test('where nothing may be copied the text can be taken by hand; on a phone the rematch stays in sight', async () => {
  const t = wordsIn('en', 'demons');
  const before = () => void Object.defineProperty(navigator, 'clipboard', { value: undefined });
  const page = await openPage({ width: 390, height: 844, before });
  await importMatch(page, finished('demons', 2));
  await button(page, t('share.do')).click();
  expect(await dialog(page).getByRole('textbox').inputValue()).toMatch(/^Conjure, /);
  const box = must((await button(page, t('over.again')).boundingBox()) ?? undefined, 'the button');
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  expect(await axe(page)).toEqual([]);
});

test('a rematch is another match of the same game', async () => {
  const t = wordsIn('en', 'demons');
  const page = await samePage();
  await importMatch(page, finished('demons', 1));
  const here = page.url();
  await button(page, t('over.again')).click();
  await page.waitForURL((url) => url.href !== here);
  await page.locator('[data-asked]:not([data-asked=""])').waitFor();
});
