import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@conjure/words';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, inject, onTestFinished, type RunnerTestCase } from 'vitest';
import { launching } from '../../../../scripts/chromium.ts';
import { WAIT_MS } from '../../../../scripts/wait.ts';

/** The kind of visitor, all of whose wishes the browser makes known by itself. */
export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly lang?: Language;
  readonly reducedMotion?: boolean;
  /** How fast events are shown; tests that look at something else do not wait for it. */
  readonly speed?: 'off' | 'calm' | 'normal' | 'quick' | 'step';
  /** Whether the list of all choices is open from the start; usually so. */
  readonly choices?: boolean;
  /** Somebody who has never played any of the games. */
  readonly newcomer?: boolean;
  /** With a finger instead of a mouse. */
  readonly touch?: boolean;
  /** Keeps the page for offline use, as browsers do. It takes a while, so other tests go without. */
  readonly keeps?: boolean;
  /** Runs in the page before anything of ours does. */
  readonly before?: () => void;
  /** `false` for somebody who allows no scripts. */
  readonly scripts?: boolean;
  /** What follows the address: `#/play/demons`. */
  readonly at?: string;
  /** Another address than that of the page everybody shares. */
  readonly address?: string;
  /** Takes a certificate that nobody has signed. */
  readonly trusting?: boolean;
  /** Errors that belong to the test; any other one fails it. */
  readonly expected?: RegExp;
}

/** One for all files of a worker, which goes with it: what is said to it by way of another process is said twice. */
let browser: Promise<Browser> | null = null;

/** The page in a browser that knows nothing yet. An error in its console fails the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const open = await opened(options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepSight(open.page, task);
    await open.close();
    complain(open.errors);
  });
  await open.go();
  return open.page;
}

/** What tests of a file share, the pages that belong to it, and how it ends when they are closed. */
export interface Shared<T> {
  readonly it: T;
  readonly pages: readonly Opened[];
  end?(): Promise<unknown>;
}

/** Something for all tests of a file, which goes on where the last of them has left it, unless that failed. */
export function shared<T>(begin: () => Promise<Shared<T>>): () => Promise<T> {
  let now: Shared<T> | null = null;
  const close = async () => {
    const was = now;
    now = null;
    for (const page of was?.pages ?? []) await page.close();
    await was?.end?.();
  };
  afterAll(close);
  return async () => {
    now ??= await begin();
    const { it, pages } = now;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        for (const { page } of pages) await keepSight(page, task);
        await close();
      }
      complain(pages.flatMap(({ errors }) => errors.splice(0)));
    });
    return it;
  };
}

/** One page for all tests of a file. */
export const sharedPage = (options: PageOptions = {}): (() => Promise<Page>) =>
  shared(async () => {
    const open = await opened(options);
    await open.go();
    return { it: open.page, pages: [open] };
  });

export interface Opened {
  readonly page: Page;
  /** What its console has complained of. */
  readonly errors: string[];
  /** To where the wish leads. */
  go(): Promise<unknown>;
  close(): Promise<void>;
}

/** Compiling and sweeping beside the page take a tenth more of the processor, and the other cores have tests of their own. */
const OF_TESTS = ['--js-flags=--single-threaded'];

/** A page for as long as somebody wants it. */
export async function opened(options: PageOptions): Promise<Opened> {
  const { width = 1280, height = 800, theme = 'light', lang = 'en', reducedMotion = true, speed = 'off' } = options;
  browser ??= chromium.launch({ ...launching(), args: [...launching().args, ...OF_TESTS] });
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: lang,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    javaScriptEnabled: options.scripts ?? true,
    serviceWorkers: options.keeps ? 'allow' : 'block',
    ignoreHTTPSErrors: options.trusting ?? false,
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const errors = listenForErrors(page, options.expected);
  // Where nothing is shown nothing is heard: to make all sounds costs as much as to load the page.
  await showAt(page, speed, speed === 'off' ? 'off' : 'on');
  if (options.choices ?? true) await listChoices(page);
  if (!options.newcomer) await knowGames(page);
  if (options.before) await page.addInitScript(options.before);
  return {
    page,
    errors,
    go: () => page.goto((options.address ?? inject('address')) + (options.at ?? '')),
    close: () => context.close(),
  };
}

/** Sets how fast events are shown and whether they are heard, for a visitor who has set nothing yet. */
export const showAt = (page: Page, speed: string, sound: 'on' | 'off' = 'on'): Promise<unknown> =>
  page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('conjure.settings')) localStorage.setItem('conjure.settings', JSON.stringify(settings));
    },
    { speed, numbers: 'on', sound },
  );

/** Somebody who has played all of them before. */
export const knowGames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const games = ['demons', 'lodge', 'satchel', 'sorcery'].map((game) => [game, 'before']);
    if (!localStorage.getItem('conjure.first'))
      localStorage.setItem('conjure.first', JSON.stringify(Object.fromEntries(games)));
  });

/** Keeps the list of all choices open, for a visitor who has opened nothing yet: by it tests answer what they are not about. */
const listChoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (localStorage.getItem('conjure.drawers')) return;
    const places = ['demons', 'lodge', 'satchel', 'sorcery'].flatMap((game) =>
      ['wide', 'tablet', 'low'].map((shape) => [`${game} ${shape}`, 'choices']),
    );
    localStorage.setItem('conjure.drawers', JSON.stringify(Object.fromEntries(places)));
  });

function complain(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
}

function listenForErrors(page: Page, expected: RegExp | undefined): string[] {
  const errors: string[] = [];
  const add = (text: string) => {
    if (!expected?.test(text)) errors.push(text);
  };
  page.on('pageerror', (error) => add(error.stack || error.message));
  page.on('crash', () => add('The page crashed.'));
  page.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** What failed, also where a second try is better, and a picture of it. */
async function keepSight(page: Page, { fullTestName, result }: RunnerTestCase): Promise<void> {
  for (const { message } of result?.errors ?? []) console.error(message);
  const folder = join(tmpdir(), 'conjure-failed');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${fullTestName.replace(/[^\w]+/g, '-').slice(0, 80)}.png`);
  await page.screenshot({ path }).then(
    () => console.error(`What the page looked like: ${path}`),
    () => {},
  );
}
