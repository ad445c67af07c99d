// What somebody does at the page, told once for every browser.
import type { Record as MatchRecord } from '@conjure/engine';
import { expect } from 'vitest';
import { ASKED } from '../driving.ts';
import { wordsIn } from '../setup/words.ts';
import type { Engine } from './engine.ts';
import { click, giveFile, run, see, until } from './hands.ts';

const t = wordsIn('en');
const button = (key: string) => ({ css: 'button', name: t(key) });

/** The shelf with all its games. */
export async function toShelf(engine: Engine, address: string): Promise<void> {
  await engine.goto(address);
  await see(engine, { css: 'main h1' });
}

/** From the shelf to the first question of a game, by the shortest way. */
export async function play(engine: Engine, game: string): Promise<void> {
  await see(engine, { css: `a[href="#/setup/${game}"]` });
  await run(
    engine,
    (game: string) => {
      const box = document.querySelector(`a[href="#/setup/${game}"]`)?.closest('article');
      box?.querySelector<HTMLElement>('button.play')?.click();
    },
    game,
  );
  await asked(engine);
}

/** The open question, other than this one. */
function asked(engine: Engine, last = ''): Promise<string> {
  return until(
    engine,
    'another question',
    ({ selector, attribute, last }: typeof ASKED & { last: string }) => {
      const now = document.querySelector(selector)?.getAttribute(attribute) ?? '';
      return now !== last ? now : '';
    },
    { ...ASKED, last },
  );
}

/** Asks for a hint, and does what it says. */
export async function decide(engine: Engine): Promise<void> {
  const before = await asked(engine);
  await click(engine, button('bar.hint'));
  await click(engine, button('hint.choose'));
  await until(
    engine,
    'that the answer counts',
    ({ selector, attribute, before }: typeof ASKED & { before: string }) => {
      // Where dice are thrown, one looks twice.
      document.querySelector<HTMLElement>('[data-confirm]')?.click();
      return (document.querySelector(selector)?.getAttribute(attribute) ?? before) !== before;
    },
    { ...ASKED, before },
  );
}

/** Comes back to the page in the middle of a decision: the same is asked again. */
export async function comeBack(engine: Engine): Promise<void> {
  const before = await asked(engine);
  await engine.reload();
  expect(await asked(engine)).toBe(before);
}

/** How many matches are kept. One host keeps one for each that is begun; two would keep two. */
export async function kept(engine: Engine): Promise<number> {
  return run(engine, async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('conjure');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counting = database.transaction('summaries').objectStore('summaries').count();
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return count;
  });
}

/** Opens a match that comes from a file. */
export async function importRecord(engine: Engine, record: MatchRecord): Promise<void> {
  await giveFile(engine, JSON.stringify(record));
  await see(engine, { css: ASKED.selector });
}

/** The page is kept whole, and would work without a network. */
export async function untilKept(engine: Engine): Promise<void> {
  await until(engine, 'that the page is kept', async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

/** Time passes by itself, and everybody acts at once. */
export async function liveOn(engine: Engine): Promise<void> {
  const step = () => document.querySelector('[data-open]')?.getAttribute('data-open') ?? '';
  const before = await until(engine, 'a table', step);
  await until(
    engine,
    'that somebody acts',
    (before: string) => (document.querySelector('[data-open]')?.getAttribute('data-open') ?? before) !== before,
    before,
  );
}
