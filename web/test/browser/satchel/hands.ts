// Plays Satchel's beat clock as somebody who has only a mouse, a finger, or a keyboard.
import type { Locator, Page } from 'playwright-core';
import { isSame, type Lay, type SatchelAnswer, spotId } from '../../../games/satchel/model/answers.ts';
import { askedNow, isOver } from '../driving.ts';
import type { Step } from '../scripted.ts';
import { wordsIn } from '../setup/words.ts';

export const t = wordsIn('en', 'satchel');

export const slot = (page: Page, place: string, nth: number): Locator =>
  page.locator(`[data-spot="${spotId({ place, slot: nth })}"]`);
/** A loose piece: a die by its number, or the familiar. */
export const piece = (page: Page, seat: number, which: number | 'familiar'): Locator =>
  page.locator(`[data-drag="${seat}:${which}"]`);
export const rolling = (page: Page): Locator => page.locator('.dock').getByRole('button', { name: /^Roll/ });
export const refusal = (page: Page): Locator => page.locator('.refusal:not(.empty), [data-refused]');

const button = (page: Page, key: string) => page.locator('.dock').getByRole('button', { name: t(key), exact: true });
type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

/** Every other piece is dragged, where there is a mouse. */
async function lay(from: Locator, to: Locator, press: Press, drag: boolean): Promise<void> {
  if (drag) return from.dragTo(to);
  await press(from);
  await press(to);
}

export async function byHand(page: Page, step: Step, nth: number, press = click): Promise<void> {
  const { seat, choice } = step;
  const answer = choice.answer as SatchelAnswer;
  const isDragged = press === click && nth % 2 === 1;
  if (answer.do === 'roll') await press(rolling(page));
  else if (answer.do === 'place' || answer.do === 'familiar') {
    const from = piece(page, seat, answer.do === 'place' ? answer.die : 'familiar');
    await lay(from, slot(page, answer.loc, answer.slot), press, isDragged);
    if (isAimed(step)) await press(aimAt(page, answer.aim));
  } else if (answer.do === 'recover') await press(slot(page, answer.loc, answer.slot));
  else await press(button(page, { pass: 'satchel.pass', recoverAll: 'satchel.takeAll' }[answer.do as string] ?? ''));
}

const aimless = ({ aim, ...lay }: Lay): Lay => lay;

/** Where there is but one thing to aim at, nobody is asked. */
function isAimed({ choice, asked }: Step): boolean {
  const isSameLay = (a: SatchelAnswer, b: SatchelAnswer) =>
    (a.do === 'place' || a.do === 'familiar') &&
    (b.do === 'place' || b.do === 'familiar') &&
    isSame(aimless(a), aimless(b));
  const ways = (asked.options ?? []).filter(({ answer }) =>
    isSameLay(choice.answer as SatchelAnswer, answer as SatchelAnswer),
  );
  return ways.length > 1;
}

const aimAt = (page: Page, aim = ''): Locator =>
  page
    .getByRole('toolbar', { name: t('satchel.aim'), exact: true })
    .getByRole('button', { name: nameOf(aim), exact: true });
const nameOf = (aim: string): string => t(/^[a-z]+$/.test(aim) ? `person.${aim}` : `place.${aim}`);

const KEYS: Readonly<Record<string, string>> = { H1: 'q', H2: 'w', H3: 'e', S1: 'q', S2: 'w', S3: 'e', wyrm: 'd' };

export async function byKeys(page: Page, step: Step): Promise<void> {
  const { keyboard } = page;
  const answer = step.choice.answer as SatchelAnswer;
  if (answer.do === 'roll') await keyboard.press('Space');
  else if (answer.do === 'place' || answer.do === 'familiar') {
    await keyboard.press(answer.do === 'place' ? String(answer.die) : 'f');
    await keyboard.press(KEYS[answer.loc] ?? 'a');
    // The focus is in the row of aims, on the first of them.
    if (isAimed(step)) {
      const aim = aimAt(page, answer.aim);
      await aim.waitFor();
      while (!(await aim.evaluate((element) => element === document.activeElement))) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
  } else await keyboard.press(answer.do === 'pass' ? 'Enter' : 'x');
}

/** Plays these steps in one way or another; the match is over with the last. */
export async function playAll(
  page: Page,
  steps: readonly Step[],
  way: (page: Page, step: Step, nth: number) => Promise<void>,
): Promise<void> {
  for (const [nth, step] of steps.entries()) {
    const asked = await askedNow(page);
    if (asked === null) throw new Error(`The match is over before step ${nth}.`);
    await way(page, step, nth);
    await page.locator(`[data-asked]:not([data-asked=""], [data-asked="${asked}"]), [data-over]`).first().waitFor();
  }
  if (!(await isOver(page))) throw new Error('The match is not over.');
}
