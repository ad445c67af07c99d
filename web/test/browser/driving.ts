// What tests, screenshots and measurements must know of the page to play on it, in one place. They play in English.
import type { Locator, Page } from 'playwright-core';
import { wordsIn } from './setup/words.ts';

export interface Played {
  readonly game?: string;
  /** Who sits where: `me`, or the level of a bot. Without it, the seats that the page proposes. */
  readonly seats?: readonly string[];
  readonly seed?: string;
}

/** The table names the open question here once its options are lit; it is empty while there is none to answer. */
export const ASKED = { selector: '[data-asked]', attribute: 'data-asked' } as const;
const OVER = '[data-over]';

const t = wordsIn('en');

/** From any screen to a table where the first question is lit, or where bots are playing. */
export async function startMatch(page: Page, { game = 'demons', seats, seed }: Played = {}): Promise<void> {
  await page.goto(new URL(`#/setup/${game}`, page.url()).href);
  const start = page.getByRole('button', { name: t('setup.start') });
  await start.waitFor();
  for (const [seat, who] of (seats ?? []).entries()) await sit(page, seat, who);
  if (seed !== undefined) await page.getByLabel(t('setup.seed'), { exact: true }).fill(seed);
  await start.click();
  await page.locator('[data-at="table"]').waitFor();
}

async function sit(page: Page, seat: number, who: string): Promise<void> {
  const row = page.getByRole('group', { name: t('setup.seat', { seat: seat + 1 }), exact: true });
  if ((await row.count()) === 0) await page.getByRole('button', { name: t('setup.seats.add') }).click();
  await row.getByRole('radio', { name: t(who === 'me' ? 'setup.person' : 'setup.bot'), exact: true }).check();
  if (who !== 'me') await row.getByRole('combobox').selectOption(who);
}

/** Answers the open question with the first option of the plain list; `false` once the match is over. */
export async function answerFirst(page: Page): Promise<boolean> {
  const asked = await nextAsked(page, '');
  if (asked === null) return false;
  await options(page).first().click();
  return (await nextAsked(page, asked)) !== null;
}

/** The options of the open question, as the plain list has them. */
export const options = (page: Page): Locator => page.locator('[data-option] .option');

/** Waits for a question other than this one; `null` once the match is over. */
async function nextAsked(page: Page, last: string): Promise<string | null> {
  const { selector, attribute } = ASKED;
  await page.locator(`${selector}:not([${attribute}=""], [${attribute}="${last}"]), ${OVER}`).first().waitFor();
  return (await isOver(page)) ? null : page.locator(selector).getAttribute(attribute);
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;
