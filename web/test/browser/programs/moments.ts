// npm run moments [-- name …] [options]
//
// Plays every great moment of the games from a fixed position, or those whose names have these words in them, and lays four pictures of each shot on
// one sheet: moments/index.html, beside the sources and not kept.
//
//   --size desktop          or phone, …: the sizes of web/test/browser/screens/screen.ts
//   --theme light           or dark
//   --lang en               the language
//   --speed normal          how fast it is shown
//   --still                 as it is shown to whoever wants no movement
//   --record                films instead, of those that moments/films.ts names, into docs/screens
//   --measure               the longest task of each, on a processor four times slower
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Record as MatchRecord } from '@conjure/engine';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { launching } from '../../../../scripts/chromium.ts';
import { commandLine } from '../../../../scripts/command-line.ts';
import { root } from '../../../../scripts/node.mjs';
import { type Clockwork, stopped, wind } from '../moments/clockwork.ts';
import { FILMS, type Film } from '../moments/films.ts';
import { GREAT_MOMENTS } from '../moments/list.ts';
import { LONGEST, momentTable, momentTask, type Shown } from '../moments/opening.ts';
import { SIZES } from '../screens/screen.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'desktop' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'en' },
    speed: { type: 'string', default: 'normal' },
    still: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const folder = join(root, values.record ? 'docs/screens' : 'moments');
/** A great moment is looked at when so much of its time is over. */
const LOOKS = [0.04, 1 / 3, 2 / 3, 0.97];
/** From one look to the next, and from one picture of a film. */
const STEP = values.record ? 100 : 40;
/** A film ends with the table as it was. */
const AFTER = 500;
const FILM_WIDTH = 640;

/** What is shown: all that are named, or those that are worth a film. */
function wanted(game: string, name: string): Film | null {
  const isNamed = positionals.length === 0 || positionals.some((part) => game === part || name.includes(part));
  if (!isNamed) return null;
  const as = {
    name: `${game}-${name.replace(/\W+/g, '-')}`,
    size: values.size,
    theme: values.theme,
    lang: values.lang,
  };
  return values.record ? (FILMS[game]?.[name] ?? null) : as;
}

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: join(root, 'web/test/browser/moments'),
  configFile: join(root, 'web/test/browser/moments/vite.config.ts'),
  logLevel: 'error',
  // Whoever goes on writing meanwhile does not disturb it.
  server: { hmr: false, watch: null },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launching());
const rows: string[] = [];
try {
  for (const [game, { position, played }] of Object.entries(GREAT_MOMENTS)) {
    const some = played.flatMap((each) => {
      const as = wanted(game, each.name);
      return as ? [{ ...each, as }] : [];
    });
    const tables = Map.groupBy(some, ({ as: { size, theme, lang } }) => `${size} ${theme} ${lang}`);
    for (const all of tables.values()) {
      const [first] = all;
      if (!first) continue;
      const { page, clock, narrated } = await tableOf(game, await position(), first.as);
      for (const each of all) {
        const { name } = each.as;
        if (values.measure) await measure(page, name, narrated(each));
        else await (values.record ? film : playOut)(page, clock, name, narrated(each));
        console.log(`${game}: ${each.name}`);
      }
      await page.context().close();
    }
  }
  const style = 'body{font:16px sans-serif;background:#222;color:#eee}img{width:24%;margin:2px}h2{margin:1em 0 0}';
  if (!values.record && !values.measure)
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`,
    );
} finally {
  await browser.close();
  await server.close();
}

async function tableOf(game: string, record: MatchRecord, { size, theme, lang }: Film) {
  const kind: BrowserContextOptions = {
    viewport: SIZES[size as keyof typeof SIZES],
    colorScheme: theme as 'light' | 'dark',
    reducedMotion: values.still ? 'reduce' : 'no-preference',
    locale: lang,
  };
  const { speed } = values;
  const before = values.measure ? {} : { before: wind };
  const { page, narrated } = await momentTable(browser, { game, record, address, speed, kind, ...before });
  const clock: Clockwork = values.measure ? { goOn: (ms) => page.waitForTimeout(ms) } : await stopped(page);
  return { page, clock, narrated };
}

/** Shows it, and looks at it from step to step until it is over. */
async function watch(
  page: Page,
  clock: Clockwork,
  block: readonly unknown[],
  look: (shown: Shown, since: number) => Promise<void>,
): Promise<void> {
  await page.evaluate((all) => window.play(all), block);
  // What it is played by comes from a file.
  await page.waitForTimeout(300);
  let [key, began] = [-1, 0];
  for (let now = 0; now < LONGEST; now += STEP) {
    const shown = await page.evaluate(() => {
      window.next();
      return window.shot();
    });
    if (!shown) return;
    if (shown.key !== key) [key, began] = [shown.key, now];
    await look(shown, now - began);
    await clock.goOn(STEP);
  }
  throw new Error('It never ends.');
}

/** Pictures of each shot that is worth one, on the sheet. */
async function playOut(page: Page, clock: Clockwork, name: string, block: readonly unknown[]): Promise<void> {
  rows.push(`<h2>${name}</h2>`);
  let [key, nth, looked] = [-1, -1, 0];
  await watch(page, clock, block, async (shown, since) => {
    if (shown.key !== key) {
      if (key >= 0) rows.push('<br>');
      [key, nth, looked] = [shown.key, nth + 1, 0];
    }
    if (shown.tier === 'tick' || since < (LOOKS[looked] ?? Number.POSITIVE_INFINITY) * shown.ms) return;
    const file = `${name}-${nth}-${shown.type}-${looked}.jpeg`;
    looked++;
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 });
    rows.push(`<img src="${file}" alt="${shown.tier} ${shown.type}, ${shown.ms} ms">`);
  });
}

/** How long the page is held up at most while it is played, by the processor's time. */
async function measure(page: Page, name: string, block: readonly unknown[]): Promise<void> {
  const ms = await momentTask(browser, page, block);
  console.log(`${name}: longest task ${Math.round(ms)} ms`);
}

/** A picture of every step, and of them a film. */
async function film(page: Page, clock: Clockwork, name: string, block: readonly unknown[]): Promise<void> {
  const pictures = mkdtempSync(join(tmpdir(), 'conjure-film-'));
  let n = 0;
  const take = () => page.screenshot({ path: join(pictures, `${n++}.jpeg`), type: 'jpeg', quality: 90 });
  await watch(page, clock, block, async () => void (await take()));
  for (let rest = 0; rest < AFTER; rest += STEP) {
    await take();
    await clock.goOn(STEP);
  }
  const file = join(folder, `${name}.webp`);
  const from = ['-loglevel', 'error', '-y', '-framerate', `${1000 / STEP}`, '-i', join(pictures, '%d.jpeg')];
  const as = ['-vf', `scale=${FILM_WIDTH}:-2:flags=lanczos`, '-c:v', 'libwebp_anim', '-quality', '50', '-loop', '0'];
  execFileSync('ffmpeg', [...from, ...as, '-compression_level', '3', file]);
  rmSync(pictures, { recursive: true });
  console.log(`${name}.webp: ${n} pictures, ${Math.round(statSync(file).size / 1000)} kB`);
}
