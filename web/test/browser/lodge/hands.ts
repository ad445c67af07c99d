// Plays the Lodge as somebody who has only a mouse, a finger, or a keyboard.
import { capitalised } from '@conjure/words';
import type { Locator, Page } from 'playwright-core';
import { type Answer, fieldsOf } from '../../../games/answers.ts';
import { selectorOf } from '../../../games/lodge/model/answers.ts';
import { SLOTS } from '../../../games/lodge/model/setting.ts';
import { arrive } from '../driving.ts';
import * as keyboard from '../hands/keyboard.ts';
import * as mouse from '../hands/mouse.ts';
import type { Step } from '../scripted.ts';
import { wordsIn } from '../setup/words.ts';

export const t = wordsIn('en', 'lodge');

const widget = (page: Page): Locator => page.locator('.widget');
export const button = (page: Page, name: string): Locator => widget(page).getByRole('button', { name, exact: true });
const go = (page: Page): Locator => widget(page).locator('.button.primary');
/** What the key D does, too. */
const enough = (page: Page): Locator => widget(page).locator('button', { has: page.locator('kbd', { hasText: 'D' }) });
const casting = (page: Page, slot: string): Locator =>
  page
    .locator('.spell', { has: page.locator('.slot').getByText(slot, { exact: true }) })
    .getByRole('button', { name: t('lodge.turn.cast'), exact: true });

export const slot = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: t(`lodge.slot.${name}`), exact: true });
const spellName = (page: Page, card: string) => page.locator('.name').getByText(t(`spell.${card}`), { exact: true });
/** A card that may be laid into a slot; of two that are alike, the first. */
const inHand = (page: Page, card: string): Locator => page.locator('.set li', { has: spellName(page, card) }).first();
export const half = (page: Page, spell: string): Locator => {
  const [card, which] = spell.split('/');
  return inHand(page, card)
    .locator('button.half')
    .nth(which === 'a' ? 0 : 1);
};
const unpicked = (page: Page, card: string): Locator =>
  page.locator('.cards [aria-pressed="false"]', { has: spellName(page, card) }).first();
const school = (page: Page, id: string): Locator =>
  page.locator('button.school', { has: page.locator('.name').getByText(t(`school.${id}`), { exact: true }) });
const share = (page: Page, n: number): Locator => page.locator(`.ways input[value="${n}"]`);

const ENOUGH: readonly unknown[] = ['decline', 'keep', 'stop', 'done', 'end', 'pass'];
const spellsIn = (answer: Answer) =>
  SLOTS.flatMap((name) => (answer[name] ? [{ name, spell: String(answer[name]) }] : []));
const listIn = (answer: Answer, field: string) => answer[field] as readonly string[];

/** By mouse, or by finger; every other spell is dragged, where there is a mouse. */
export async function byHand(page: Page, { asked, choice }: Step, press = mouse.click): Promise<void> {
  const answer = fieldsOf(choice);
  if (asked.kind === 'set') await setByHand(page, answer, press);
  else if (asked.kind === 'schools') {
    for (const id of listIn(answer, 'schools')) await press(school(page, id));
    await press(go(page));
  } else if (asked.kind === 'school') await press(school(page, String(answer.school)));
  else if (answer.cards) {
    for (const card of listIn(answer, 'cards')) await press(unpicked(page, card));
    await press(go(page));
  } else if (asked.kind === 'divide') {
    await press(page.locator('.ways label', { has: page.locator(`input[value="${answer.share}"]`) }));
    await press(go(page));
  } else if (answer.do === 'cast') await press(casting(page, String(answer.slot)));
  else if (ENOUGH.includes(answer.do)) await press(enough(page));
  else if (selectorOf(answer)) await mouse.pressSpot(page, selectorOf(answer) ?? '', t('lodge.board.fit'), press);
  else await mouse.fromList(page, capitalised(t(choice.label.key, choice.label.facts)), press);
}

async function setByHand(page: Page, answer: Answer, press: mouse.Press): Promise<void> {
  for (const [nth, { name, spell }] of spellsIn(answer).entries()) {
    if (press === mouse.click && nth % 2 === 1) await half(page, spell).dragTo(slot(page, name));
    else {
      await press(slot(page, name).getByRole('button').first());
      await press(half(page, spell));
    }
  }
  await press(go(page));
}

export async function byKeys(page: Page, { asked, choice }: Step): Promise<void> {
  const answer = fieldsOf(choice);
  const target = selectorOf(answer);
  if (asked.kind === 'set') await setByKeys(page, answer);
  else if (ENOUGH.includes(answer.do)) await page.keyboard.press('d');
  else if (target) await pickByKeys(page, target);
  else {
    await page.keyboard.press('q');
    if (asked.kind === 'schools') {
      for (const id of listIn(answer, 'schools')) await keyboard.press(page, school(page, id));
      await keyboard.press(page, go(page));
    } else if (asked.kind === 'school') await keyboard.press(page, school(page, String(answer.school)));
    else if (answer.cards) {
      for (const card of listIn(answer, 'cards')) await keyboard.press(page, unpicked(page, card));
      await keyboard.press(page, go(page));
    } else if (asked.kind === 'divide') await divideByKeys(page, Number(answer.share));
    else if (answer.do === 'cast') await keyboard.press(page, casting(page, String(answer.slot)));
    else await keyboard.fromList(page, capitalised(t(choice.label.key, choice.label.facts)));
  }
}

/** The number on a card lays it with its first half, and once more turns it over. */
async function setByKeys(page: Page, answer: Answer): Promise<void> {
  for (const { name, spell } of spellsIn(answer)) {
    const [card, which] = spell.split('/');
    const number = await inHand(page, card).locator('kbd').innerText();
    if (name === 'Q') await keyboard.press(page, slot(page, name).getByRole('button').first());
    await page.keyboard.press(number);
    if (which === 'b') await page.keyboard.press(number);
  }
  await keyboard.press(page, go(page));
}

/** The radio buttons are one stop of the Tab key. */
async function divideByKeys(page: Page, n: number): Promise<void> {
  const first = page.locator('.ways input').first();
  await keyboard.tabTo(page, first);
  await page.keyboard.press('Space');
  while (!(await share(page, n).isChecked())) await page.keyboard.press('ArrowDown');
  await keyboard.press(page, go(page));
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
