import { setTimeout } from 'node:timers/promises';
import { called, type Engine } from './engine.ts';

/** Something on the page: by what it is, and by its words where there are several. */
export interface Thing {
  readonly css: string;
  readonly name?: string;
}

const PATIENCE_MS = 45_000;

/** Runs a function of the test in the page. */
export async function run<T, A = null>(engine: Engine, script: (arg: A) => T | Promise<T>, arg?: A): Promise<T> {
  const value = await engine.evaluate(called(script, arg ?? null));
  return (value === undefined ? undefined : JSON.parse(value)) as T;
}

/** Asks the page again and again until it gives something. */
export async function until<T, A = null>(
  engine: Engine,
  what: string,
  script: (arg: A) => T | Promise<T>,
  arg?: A,
): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await run(engine, script, arg);
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}. The page says:\n${await words(engine)}`);
    await setTimeout(100);
  }
}

const words = (engine: Engine): Promise<string> => run(engine, () => document.body.innerText.slice(0, 1_500));

/** Waits for something that can be seen, and does it a click where that is wished. Gives its words. */
async function meet(engine: Engine, thing: Thing, clicked: boolean): Promise<string> {
  const { said } = await until(
    engine,
    `${thing.css} ${thing.name ?? ''}`,
    ({ css, name, clicked }: Thing & { clicked: boolean }) => {
      const nameOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.innerText ?? '').trim();
      const found = [...document.querySelectorAll<HTMLElement>(css)].find(
        (one) => one.getClientRects().length > 0 && (name === undefined || nameOf(one) === name),
      );
      if (!found) return null;
      const said = nameOf(found);
      if (clicked) found.click();
      return { said };
    },
    { ...thing, clicked },
  );
  return said;
}

export const see = (engine: Engine, thing: Thing): Promise<string> => meet(engine, thing, false);
export const click = (engine: Engine, thing: Thing): Promise<string> => meet(engine, thing, true);

/** Gives a field for files a file with this in it. */
export async function giveFile(engine: Engine, content: string): Promise<void> {
  await until(
    engine,
    'a field for files',
    (content: string) => {
      const field = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!field) return false;
      const files = new DataTransfer();
      files.items.add(new File([content], 'match.json', { type: 'application/json' }));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    content,
  );
}
