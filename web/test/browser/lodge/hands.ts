// Plays the Lodge as somebody who has only a mouse, a finger, or a keyboard.
import { capitalised } from '@conjure/words';
import type { Locator, Page } from 'playwright-core';
import { type AnswerFields, fieldsOf } from '../../../games/answers.ts';
import { selectorOf } from '../../../games/lodge/model/answers.ts';
import { SLOTS } from '../../../games/lodge/model/setting.ts';
import { arrive, closeButton, closeTab, doButton } from '../driving.ts';
import * as keyboard from '../hands/keyboard.ts';
import * as mouse from '../hands/mouse.ts';
import type { Step } from '../scripted.ts';
import { wordsIn } from '../setup/words.ts';

export const t = wordsIn('en', 'lodge');

const onTable = (page: Page): Locator => page.locator('[data-cards]');
/** A set spell in the dock. */
export const stub = (page: Page, slot: string): Locator =>
  page.locator('[data-chip]', { has: page.locator(`[data-slot="${slot}"]`) });

export const slot = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: t(`lodge.slot.${name}`), exact: true });
const spellName = (page: Page, card: string) => page.locator('.name').getByText(t(`spell.${card}`), { exact: true });
/** A card that may be laid into a slot; of two that are alike, the first. */
const inHand = (page: Page, card: string): Locator =>
  page.locator('.card-in-hand', { has: spellName(page, card) }).first();
export const half = (page: Page, spell: string): Locator => {
  const [card, which] = spell.split('/');
  return inHand(page, card)
    .locator('button.half')
    .nth(which === 'a' ? 0 : 1);
};
const unpicked = (page: Page, card: string): Locator =>
  onTable(page)
    .locator('[aria-pressed="false"]', { has: spellName(page, card) })
    .first();
const school = (page: Page, id: string): Locator => page.locator(`button[data-school="${id}"]`);
/** A way to divide damage, by what the familiar takes. */
export const share = (page: Page, n: number): Locator =>
  page.locator('[data-chip]', { has: page.locator(`[data-share="${n}"]`) });

const ENOUGH: readonly unknown[] = ['decline', 'keep', 'stop', 'done', 'end', 'pass'];
const spellsIn = (answer: AnswerFields) =>
  SLOTS.flatMap((name) => (answer[name] ? [{ name, spell: String(answer[name]) }] : []));
const listIn = (answer: AnswerFields, field: string) => answer[field] as readonly string[];

/** What is pressed before the one button that does it. */
function picksFor(page: Page, { asked, choice }: Step): Locator[] | null {
  const answer = fieldsOf(choice);
  if (asked.kind === 'schools') return listIn(answer, 'schools').map((id) => school(page, id));
  if (asked.kind === 'school') return [school(page, String(answer.school))];
  if (answer.cards) return listIn(answer, 'cards').map((card) => unpicked(page, card));
  if (asked.kind === 'divide') return [share(page, Number(answer.share))];
  if (answer.do === 'cast') return [stub(page, String(answer.slot))];
  const doesNothing = selectorOf(answer) === null && answer.do === 'activate';
  return doesNothing ? [] : null;
}

/** By mouse, or by finger; every other spell is dragged, where there is a mouse. */
export async function byHand(page: Page, step: Step, press = mouse.click): Promise<void> {
  const { asked, choice } = step;
  const answer = fieldsOf(choice);
  const picks = picksFor(page, step);
  if (asked.kind === 'set') await setByHand(page, answer, press);
  else if (picks) {
    for (const pick of picks) await press(pick);
    await press(doButton(page));
  } else if (ENOUGH.includes(answer.do)) await press(closeButton(page));
  else if (selectorOf(answer)) {
    await closeTab(page, press);
    await mouse.pressSpot(page, selectorOf(answer) ?? '', t('lodge.board.fit'), press);
  } else await mouse.fromList(page, capitalised(t(choice.label.key, choice.label.facts)), press);
}

async function setByHand(page: Page, answer: AnswerFields, press: mouse.Press): Promise<void> {
  for (const [nth, { name, spell }] of spellsIn(answer).entries()) {
    if (press === mouse.click && nth % 2 === 1) await half(page, spell).dragTo(slot(page, name));
    else {
      await press(slot(page, name).getByRole('button').first());
      await press(half(page, spell));
    }
  }
  await press(doButton(page));
}

export async function byKeys(page: Page, step: Step): Promise<void> {
  const { asked, choice } = step;
  const answer = fieldsOf(choice);
  const picks = picksFor(page, step);
  const target = selectorOf(answer);
  if (asked.kind === 'set') await setByKeys(page, answer);
  else if (ENOUGH.includes(answer.do)) await page.keyboard.press('d');
  else if (picks) {
    await page.keyboard.press('q');
    for (const pick of picks) {
      const isChip = (await pick.getAttribute('data-chip')) !== null;
      await (isChip ? keyboard.arrowTo(page, pick) : keyboard.tabTo(page, pick));
      await page.keyboard.press('Enter');
    }
    await keyboard.press(page, doButton(page));
  } else if (target) await pickByKeys(page, target);
  else await keyboard.fromList(page, capitalised(t(choice.label.key, choice.label.facts)));
}

/** The number on a card lays it with its first half, and once more turns it over. */
async function setByKeys(page: Page, answer: AnswerFields): Promise<void> {
  for (const { name, spell } of spellsIn(answer)) {
    const [card, which] = spell.split('/');
    const number = await inHand(page, card).locator('kbd').innerText();
    if (name === 'Q') await keyboard.press(page, slot(page, name).getByRole('button').first());
    await page.keyboard.press(number);
    if (which === 'b') await page.keyboard.press(number);
  }
  await keyboard.press(page, doButton(page));
}

/** The cursor of the board goes from one thing that may be chosen to the next, and says where it is. */
async function pickByKeys(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('b');
  const lit = page.locator('[data-board]').locator('[data-lit], [data-model] [role="button"]');
  const target = page.locator(selector.replace('data-room', 'data-lit'));
  const wanted = await lit.and(target.or(target.getByRole('button'))).getAttribute('aria-label');
  const spoken = page.locator('[data-board] [aria-live]');
  const most = await lit.count();
  for (let i = 0; i <= most && (await spoken.innerText()) !== wanted; i++) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
}

/** Whoever is asked comes to the screen, and answers. */
export async function playAll(
  page: Page,
  steps: readonly Step[],
  way: (page: Page, step: Step) => Promise<void>,
  draw: (curtain: Locator) => Promise<void>,
): Promise<void> {
  let asked = await arrive(page, '', draw);
  for (const step of steps) {
    await way(page, step);
    asked = await arrive(page, asked, draw);
  }
}
