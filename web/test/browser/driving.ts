// What tests, screenshots and measurements must know of the page to play on it, in one place. They play in English unless told otherwise.
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Record as MatchRecord } from '@conjure/engine';
import { LANGUAGE_NAMES, type Language } from '@conjure/words';
import type { Locator, Page, Worker } from 'playwright-core';
import { wordsIn } from './setup/words.ts';

export interface Played {
  readonly game: string;
  /** Who sits where: `me`, or the level of a bot. Without it, the seats that the page proposes. */
  readonly seats?: readonly string[];
  readonly seed?: string;
  readonly practice?: boolean;
  /** Where to begin, by its title. */
  readonly from?: string;
}

/** The table names the open question here once its options are lit; it is empty while there is none to answer. */
export const ASKED = { selector: '[data-asked]', attribute: 'data-asked' } as const;
const OVER = '[data-over]';
const OPTION = '[data-option] .option';

const t = wordsIn('en');

/** From any screen to a table where the first question is lit, or where bots are playing. */
export async function startMatch(page: Page, wanted: Played): Promise<void> {
  await page.goto(new URL(`#/setup/${wanted.game}`, page.url()).href);
  await setUp(page, wanted);
}

/** Fills in the set-up, and starts. */
export async function setUp(page: Page, { seats, seed, practice, from }: Omit<Played, 'game'>): Promise<void> {
  const start = page.getByRole('button', { name: t('setup.start'), exact: true });
  await start.waitFor();
  for (const [seat, who] of (seats ?? []).entries()) await sit(page, seat, who);
  if (from !== undefined) await page.getByRole('radio', { name: from, exact: true }).check();
  if (practice !== undefined)
    await page.getByRole('checkbox', { name: t('setup.practice'), exact: true }).setChecked(practice);
  if (seed !== undefined) await page.getByLabel(t('setup.seed'), { exact: true }).fill(seed);
  await start.click();
  await atTable(page);
}

async function sit(page: Page, seat: number, who: string): Promise<void> {
  const row = page.getByRole('group', { name: t('setup.seat', { seat: seat + 1 }), exact: true });
  if ((await row.count()) === 0) await page.getByRole('button', { name: t('setup.seats.add') }).click();
  await row.getByRole('radio', { name: t(who === 'me' ? 'setup.person' : 'setup.bot'), exact: true }).check();
  if (who !== 'me') await row.getByRole('combobox').selectOption(who);
}

const atTable = (page: Page): Promise<void> => page.locator(ASKED.selector).waitFor({ state: 'attached' });

/** From any screen to a match that comes from a file. */
export async function importMatch(page: Page, record: MatchRecord, lang: Language = 'en'): Promise<void> {
  await page.goto(new URL('#/', page.url()).href);
  await openFile(page, JSON.stringify(record), lang);
  await atTable(page);
}

/** Gives the shelf a file with this in it. */
export async function openFile(page: Page, content: string, lang: Language = 'en'): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel(wordsIn(lang)('shelf.import'), { exact: true }).setInputFiles(file);
}

/** The match as the file that comes of pressing this. */
export async function savedBy(page: Page, press: () => Promise<unknown>): Promise<MatchRecord> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return JSON.parse(await text(await download.createReadStream()));
}

/** The match at the table, as a file. */
export async function saved(page: Page, lang: Language = 'en'): Promise<MatchRecord> {
  const say = wordsIn(lang);
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  await button('bar.menu').click();
  return savedBy(page, () => dialog(page).locator(button('menu.export')).click());
}

/** What the page is written in. */
export const languageOf = (page: Page): Promise<Language> =>
  page.evaluate(() => document.documentElement.lang as Language);

/** Sets the language in the settings, from any screen with a heading. */
export async function speak(page: Page, lang: Language): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.getByRole('button', { name: wordsIn(await languageOf(page))('settings.title'), exact: true }).click();
  await dialog(page).getByRole('radio', { name: LANGUAGE_NAMES[lang], exact: true }).check();
  await page.getByRole('heading', { name: wordsIn(lang)('settings.title'), exact: true }).waitFor();
  await page.keyboard.press('Escape');
}

export const dialog = (page: Page): Locator => page.locator('dialog[open]');

/** After so many milliseconds without what it shall bring a press is made again. */
const AGAIN_MS = 3_000;

/** Presses until what is waited for has come: what is replaced at that very moment, or has only just come itself, takes no press. */
export async function pressUntil(waiting: Promise<unknown>, press: () => Promise<unknown>): Promise<void> {
  const hasCome = waiting.then(() => true);
  do await Promise.race([hasCome, press()]);
  while (!(await Promise.race([hasCome, setTimeout(AGAIN_MS, false)])));
}

/** Agrees to an answer where dice want a second look, until this has come. */
export const agreeUntil = (
  page: Page,
  waiting: Promise<unknown>,
  agree: () => Promise<unknown> = () => agreeing(page).press('Enter'),
): Promise<void> => pressUntil(waiting, async () => (await agreeing(page).count()) > 0 && agree());

/** Answers the open question with the first option of the plain list; `false` once the match is over. */
export async function answerFirst(page: Page): Promise<boolean> {
  const asked = await askedNow(page);
  return asked !== null && answerByList(page, asked, (all) => all.first());
}

/** Answers a question with an option of the plain list, by keys, since what has only just come takes no click; `false` once the match is over. */
export async function answerByList(page: Page, asked: string, choose: (all: Locator) => Locator): Promise<boolean> {
  await openTab(page, 'choices');
  // Never one of the next question's.
  const chosen = choose(page.locator(`[${ASKED.attribute}="${asked}"]`).locator(OPTION));
  await pressUntil(after(page, asked).or(agreeing(page)).first().waitFor(), () => chosen.press('Enter'));
  return answered(page, asked);
}

/** The open question in words, with the number of its rule. */
export const promptOf = (page: Page): Promise<string> => page.locator('[data-prompt]').innerText();

/** The options of the open question, as the plain list has them. */
export const options = (page: Page): Locator => page.locator(OPTION);
export const option = (page: Page, label: string): Locator =>
  options(page).filter({ has: page.locator('.label').getByText(label, { exact: true }) });

/** A choice in the dock, by a word of it. */
export const chip = (page: Page, word: string): Locator =>
  page.locator('[data-chip]:visible').filter({ has: page.getByText(word, { exact: true }) });
/** The one primary button, and the one that ends or leaves. */
export const doButton = (page: Page): Locator => page.locator('[data-do]:visible');
export const closeButton = (page: Page): Locator => page.locator('[data-close]:visible');
/** Why the last answer cannot be given. */
export const refusal = (page: Page): Locator => page.locator('[data-refused]');

/** Opens what lies beside the board, where it is not open. */
export async function openTab(page: Page, id: string, press = (target: Locator) => target.click()): Promise<void> {
  if ((await page.locator(`[data-drawer="${id}"]`).count()) > 0) return;
  const tab = page.locator(`[data-tab="${id}"]`);
  const more = page.getByRole('button', { name: t('tabs.more'), exact: true });
  // The tabs come a moment after the board.
  await tab.or(more).first().waitFor();
  if ((await tab.count()) === 0) await press(more);
  const drawer = page.locator(`[data-drawer="${id}"]`);
  await pressUntil(drawer.waitFor(), async () => (await drawer.count()) > 0 || press(tab));
}

/** Closes it: on a small screen it lies over the board. */
export async function closeTab(page: Page, press = (target: Locator) => target.click()): Promise<void> {
  const close = page.locator('[data-drawer] header').getByRole('button', { name: t('dialog.close'), exact: true });
  if ((await close.count()) > 0) await press(close);
}

/** Gives the answer under consideration, where dice want a second look before it counts. */
export const agreeing = (page: Page): Locator => page.locator('[data-confirm]');

/** Waits until the answer to this question counts, after a second look where dice are thrown; `false` once the match is over. */
export async function answered(page: Page, asked: string, agree?: () => Promise<unknown>): Promise<boolean> {
  const next = after(page, asked);
  await next.or(agreeing(page)).first().waitFor();
  await agreeUntil(page, next.waitFor(), agree);
  return !(await isOver(page));
}

/** The open question as soon as there is one; `null` once the match is over. */
export async function askedNow(page: Page): Promise<string | null> {
  await after(page, '').waitFor();
  return (await isOver(page)) ? null : askedAttribute(page);
}

const askedAttribute = (page: Page) => page.locator(ASKED.selector).getAttribute(ASKED.attribute);

/** The table when another question than this one is lit, or the match over. */
export const after = (page: Page, last: string): Locator => {
  const { selector, attribute } = ASKED;
  return page.locator(`${selector}:not([${attribute}=""], [${attribute}="${last}"]), ${OVER}`).first();
};

export const isOver = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;

/** What hides the table until the next one at the screen has come. */
export const curtain = (page: Page): Locator => page.getByRole('button', { name: t('curtain.draw'), exact: true });

/** Waits for another question than this one, or the same one for somebody else at the screen. */
export async function arrive(page: Page, last: string, draw: (curtain: Locator) => Promise<void>): Promise<string> {
  await after(page, last).or(curtain(page)).first().waitFor();
  if (await curtain(page).isVisible()) {
    // Behind it nothing is asked; the dock follows a frame later.
    await page.locator('[data-asked=""]').waitFor({ state: 'attached' });
    await draw(curtain(page));
    await after(page, '').waitFor();
  }
  return (await askedAttribute(page)) ?? '';
}

/** The worker that runs the matches of a page; another may be drawing the ground of a map. */
export function hostOf(page: Page): Worker {
  const host = page.workers().find((worker) => !worker.url().includes('ground'));
  if (!host) throw new Error('there is no host');
  return host;
}
