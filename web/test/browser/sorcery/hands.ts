// Plays Sorcery as somebody who has only a mouse, a finger, or a keyboard.
import type { Locator, Page } from 'playwright-core';
import { long } from '../../../games/sorcery/board/plane.ts';
import { after, agreeing, arrive, closeButton, curtain } from '../driving.ts';
import * as keyboard from '../hands/keyboard.ts';
import { wordsIn } from '../setup/words.ts';

export const t = wordsIn('en', 'sorcery');

export const thing = (page: Page, name: string): Locator => page.locator(`[data-thing="${name}"]`);
/** The one primary button, when nothing is missing. */
export const go = (page: Page): Locator => page.locator('[data-go]:visible');
/** A card that has the table, by its name. */
export const card = (page: Page, name: string): Locator =>
  page.locator('[data-cards] button').filter({ has: page.getByText(name, { exact: true }) });

/** Takes something that is first picked, and then done. */
export async function take(page: Page, hand: Hand, what: Locator): Promise<void> {
  await hand.press(page, what);
  await hand.press(page, go(page));
}

const radio = (page: Page, among: Locator, label: string): Locator =>
  among.locator('label', { has: page.getByText(label, { exact: true }) }).getByRole('radio');

/** So far in inches, to the east and to the north, and then turned by so many degrees against the clock. */
interface Shift {
  readonly east: number;
  readonly north: number;
  readonly turn: number;
}

/** How somebody gets along at the table. */
export interface Hand {
  press(page: Page, target: Locator): Promise<void>;
  /** Takes one of a few choices. */
  pick(page: Page, among: Locator, label: string): Promise<void>;
  write(page: Page, field: Locator, text: string): Promise<void>;
  /** Points at something on the field: `figure:3`. */
  point(page: Page, name: string): Promise<void>;
  /** Moves the ghost that is to be placed. */
  shift(page: Page, ghost: string, by: Shift): Promise<void>;
  /** Where it is put, it shall be. */
  settle(page: Page): Promise<void>;
  /** Nothing more. */
  pass(page: Page): Promise<void>;
}

const middle = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** How many pixels of the screen an inch of the field has. */
const inch = (page: Page): Promise<number> =>
  page
    .locator('[data-board] svg.sheet')
    .first()
    .evaluate(
      (sheet, pixels) =>
        (pixels * sheet.getBoundingClientRect().width) / (sheet as SVGSVGElement).viewBox.baseVal.width,
      long(1000),
    );

async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middle(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

export const byMouse: Hand = {
  press: (_, target) => target.click(),
  pick: (page, among, label) => radio(page, among, label).click(),
  async write(page, field, text) {
    await field.click();
    await page.keyboard.type(text);
  },
  point: (page, name) => thing(page, name).click(),
  async shift(page, ghost, { east, north, turn }) {
    const body = thing(page, `ghost:${ghost}`).locator('.verge');
    const length = await inch(page);
    if (east !== 0 || north !== 0) await drag(page, body, { x: east * length, y: -north * length });
    if (turn === 0) return;
    const knob = page.locator('[data-handle="facing"] .disc');
    const [at, hub] = await Promise.all([middle(knob), middle(body)]);
    const [x, y] = [at.x - hub.x, at.y - hub.y];
    const angle = (-turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    await drag(page, knob, { x: x * cos - y * sin - x, y: x * sin + y * cos - y });
  },
  settle: (page) => go(page).click(),
  pass: (page) => closeButton(page).click(),
};

/** The field moves by itself to what is wanted, once the finger is away. */
const atRest = (page: Page): Promise<void> => page.locator('[data-board] .plane:not([data-waits])').waitFor();

export const byFinger: Hand = {
  press: (_, target) => target.tap(),
  pick: (page, among, label) => radio(page, among, label).tap(),
  async write(page, field, text) {
    await field.tap();
    await page.keyboard.type(text);
  },
  async point(page, name) {
    await atRest(page);
    await thing(page, name).tap();
  },
  /** A ghost goes where the field is tapped. */
  async shift(page, ghost, { east, north }) {
    await atRest(page);
    const { x, y } = await middle(thing(page, `ghost:${ghost}`).locator('.verge'));
    const length = await inch(page);
    await page.touchscreen.tap(x + east * length, y - north * length);
  },
  settle: (page) => go(page).tap(),
  pass: (page) => closeButton(page).tap(),
};

const repeat = async (page: Page, key: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

export const byKeys: Hand = {
  async press(page, target) {
    await page.keyboard.press('q');
    // What lies in the dock is one stop.
    if ((await target.getAttribute('data-chip')) === null) await keyboard.tabTo(page, target);
    else await keyboard.arrowTo(page, target);
    await page.keyboard.press('Enter');
  },
  async pick(page, among, label) {
    const wanted = radio(page, among, label);
    await keyboard.tabTo(page, among.locator('input:checked'));
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
  },
  async write(page, field, text) {
    await keyboard.tabTo(page, field);
    await page.keyboard.type(text);
  },
  /** The cursor goes from one thing that may be chosen to the next, and says where it is; how far off, it says then. */
  async point(page, name) {
    await page.keyboard.press('b');
    const choice = thing(page, name);
    const label = await choice
      .getByRole('button')
      .or(choice.and(page.getByRole('button')))
      .getAttribute('aria-label');
    const spoken = page.locator('[data-board] [aria-live]');
    const isThere = async () => (await spoken.innerText()).startsWith(label ?? name);
    for (let i = 0; i < 20 && !(await isThere()); i++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  },
  async shift(page, _, { east, north, turn }) {
    const board = page.locator('[data-board] [role="application"]');
    if (!(await board.evaluate((element) => element === document.activeElement))) await page.keyboard.press('b');
    await repeat(page, east > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(east) * 4);
    await repeat(page, north > 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown', Math.abs(north));
    await repeat(page, turn > 0 ? '[' : ']', Math.abs(turn) / 15);
  },
  settle: (page) => page.keyboard.press('Enter'),
  pass: (page) => page.keyboard.press('d'),
};

/** Waits for the next question, agrees where dice want a second look, and comes to the screen where it is another's turn. */
export async function onward(page: Page, asked: string, hand: Hand): Promise<string> {
  await after(page, asked).or(curtain(page)).or(agreeing(page)).first().waitFor();
  if (await agreeing(page).isVisible())
    await (hand === byKeys ? page.keyboard.press('Enter') : hand.press(page, agreeing(page)));
  return arrive(page, asked, (drawn) => (hand === byKeys ? page.keyboard.press('Enter') : hand.press(page, drawn)));
}
