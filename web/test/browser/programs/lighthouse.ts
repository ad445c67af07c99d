// npm run lighthouse -- <folder with Lighthouse> [--runs 3] [--keep <folder>] [shelf table …]
//
// Lighthouse's score for the page on a phone. Each run is judged twice: as it was gathered, and with the processor's time in place of the clock's.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { launching } from '../../../../scripts/chromium.ts';
import { commandLine, wholeNumber } from '../../../../scripts/command-line.ts';
import { askedNow, startMatch } from '../driving.ts';
import { knowGames } from '../setup/open.ts';
import { openStage } from '../setup/stage.ts';
import { byProcessor, type TraceEvent } from './processor-time.ts';

const VERSION = '12.8.2';
const HOW = `Lighthouse is no part of the project. Install it in a folder of its own, and name that:
  npm install --prefix <folder> lighthouse@${VERSION}
  npm run lighthouse -- <folder>
It wants a Chromium with windows (CHROMIUM=/usr/bin/chromium …): one without never tells it how much is stored.`;
/** A long match. */
const SEED = '286';
/** What is measured of each, by Lighthouse's names. */
const METRICS = {
  'total-blocking-time': 'TBT',
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'cumulative-layout-shift': 'CLS',
} as const;

interface Result {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number } };
    readonly audits: { readonly [id: string]: { readonly numericValue?: number } };
    readonly environment: { readonly benchmarkIndex: number };
  };
}
type Lighthouse = (url: string | undefined, flags: object) => Promise<Result>;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, keep: { type: 'string' } },
});
const [folder, ...only] = positionals;
const runs = wholeNumber(values.runs, '--runs');
const lighthouse = await found(folder);
const work = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'conjure-lighthouse-'));
const profile = join(work, 'profile');
rmSync(profile, { recursive: true, force: true });
const stage = await openStage();
try {
  const table = await matchToComeBackTo();
  const places: { [place: string]: string } = { shelf: stage.address, table };
  for (const place of only.length > 0 ? only : Object.keys(places))
    for (let run = 1; run <= runs; run++) await measure(place, places[place] ?? stage.address, run);
} finally {
  stage.close();
  if (!values.keep) rmSync(work, { recursive: true, force: true });
}

async function found(folder: string | undefined): Promise<Lighthouse> {
  try {
    const from = createRequire(join(resolve(folder ?? '.'), 'package.json'));
    return (await import(pathToFileURL(from.resolve('lighthouse')).href)).default;
  } catch {
    console.error(HOW);
    process.exit(1);
  }
}

/** A match of Demons in the profile of the browser, by its address. */
async function matchToComeBackTo(): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, { ...launching(), locale: 'en' });
  const page = await context.newPage();
  await knowGames(page);
  await page.goto(stage.address);
  await startMatch(page, { game: 'demons', seed: SEED, practice: false });
  await askedNow(page);
  const address = page.url();
  // The host keeps what has happened before it tells it; the shelf's list of matches is written on leaving.
  await page.goto(stage.address);
  await page.locator('article h2').first().waitFor();
  await context.close();
  return address;
}

async function measure(place: string, address: string, run: number): Promise<void> {
  const kept = join(work, `${place}-${run}`);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const flags = { auditMode: kept, onlyCategories: ['performance'], logLevel: 'error' };
  const clock = await inBrowser((port) => lighthouse(address, { ...flags, gatherMode: kept, port }));
  const file = join(kept, 'defaultPass.trace.json');
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: byProcessor(trace.traceEvents) }));
  const processor = await lighthouse(undefined, flags);
  console.log(`${place} ${run}, processor: ${told(processor)}`);
  console.log(`${place} ${run}, clock:     ${told(clock)}; benchmark index ${clock.lhr.environment.benchmarkIndex}`);
}

function told({ lhr }: Result): string {
  const metrics = Object.entries(METRICS).map(([id, name]) => {
    const value = lhr.audits[id]?.numericValue ?? Number.NaN;
    return `${name} ${name === 'CLS' ? value.toFixed(4) : `${value.toFixed(0)} ms`}`;
  });
  return [Math.round(lhr.categories.performance.score * 100), ...metrics].join(', ');
}

/** A browser that nobody but Lighthouse speaks to. */
async function inBrowser<T>(act: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, args } = launching();
  const told = join(profile, 'DevToolsActivePort');
  rmSync(told, { force: true });
  const own = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!existsSync(told) || readFileSync(told, 'utf8') === '') await new Promise((soon) => setTimeout(soon, 100));
    return await act(Number.parseInt(readFileSync(told, 'utf8'), 10));
  } finally {
    child.kill();
    await gone;
  }
}
