// npm run scenes [-- name … --size phone --lang de --speed quick --theme dark]: every scene of the director's book from a fixed position, four
// pictures of each shot, on one sheet: scenes/index.html, beside the sources and not kept.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Record as MatchRecord } from '@conjure/engine';
import { one, stateOf, testHost } from '@conjure/host/testing/test-host';
import { chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';
import { launching } from '../../../../scripts/chromium.ts';
import { root } from '../../../../scripts/node.mjs';
import { type Played, SCENES } from '../scenes/list.ts';
import { SIZES } from '../screens/screen.ts';
import { GAMES } from '../scripted.ts';
import { knowGames } from '../setup/open.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'desktop' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'en' },
    speed: { type: 'string', default: 'normal' },
  },
});
const folder = join(root, 'scenes');
/** A scene is looked at when so much of its time is over. */
const LOOKS = [0.04, 1 / 3, 2 / 3, 0.97];
const wanted = (game: string, name: string): boolean =>
  positionals.length === 0 || positionals.some((part) => game === part || name.includes(part));

interface Shown {
  readonly tier: string;
  readonly type: string;
  readonly ms: number;
}
declare global {
  interface Window {
    play(block: readonly unknown[]): void;
    shot(): Shown | null;
  }
}

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: join(root, 'web/test/browser/scenes'),
  configFile: join(root, 'web/test/browser/scenes/vite.config.ts'),
  logLevel: 'error',
  // Whoever goes on writing meanwhile does not disturb it.
  server: { hmr: false, watch: null },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(launching());
const rows: string[] = [];
try {
  for (const [game, { position, played }] of Object.entries(SCENES)) {
    const some = played.filter(({ name }) => wanted(game, name));
    if (some.length === 0) continue;
    const record = await position();
    const { page, narrated } = await tableOf(game, record);
    for (const each of some) {
      rows.push(`<h2>${game}: ${each.name}</h2>`);
      await playOut(page, `${game}-${each.name.replace(/\W+/g, '-')}`, narrated(each));
      console.log(`${game}: ${each.name}`);
    }
    await page.context().close();
  }
  const style = 'body{font:16px sans-serif;background:#222;color:#eee}img{width:24%;margin:2px}h2{margin:1em 0 0}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`,
  );
} finally {
  await browser.close();
  await server.close();
}

/** A table in that position, and how the host would tell its first seat of a scene. */
async function tableOf(game: string, record: MatchRecord) {
  const host = testHost({ games: GAMES });
  const { match } = one(await host.tell('us', { do: 'import', record }), 'opened');
  const { view } = stateOf(host, 'us', match, 0);
  const rules = (await GAMES.get(game)) as unknown as { narrate(view: unknown, event: object): object };
  const context = await browser.newContext({
    viewport: SIZES[values.size as keyof typeof SIZES],
    colorScheme: values.theme as 'light' | 'dark',
    reducedMotion: 'no-preference',
    locale: values.lang,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.addInitScript((speed) => {
    localStorage.setItem('conjure.settings', JSON.stringify({ speed, sound: 'off' }));
  }, values.speed);
  await knowGames(page);
  await page.goto(`${address}#${encodeURIComponent(JSON.stringify(record))}`);
  await page.waitForFunction(() => 'play' in window && document.querySelector('[data-board]') !== null, null, {
    timeout: 120_000,
  });
  await page.waitForTimeout(2500);
  const narrated = ({ block }: Played) => block.map((event) => ({ event, said: rules.narrate(view, event), step: 1 }));
  return { page, narrated };
}

/** Shows it, and takes the pictures of each shot that is worth one. */
async function playOut(page: Page, name: string, block: readonly unknown[]): Promise<void> {
  await page.evaluate((all) => window.play(all), block);
  for (let nth = 0; ; nth++) {
    const began = performance.now();
    const shown = await page.evaluate(() => window.shot());
    if (!shown) return;
    for (const [i, part] of (shown.tier === 'tick' ? [] : LOOKS).entries()) {
      const wait = part * shown.ms - (performance.now() - began);
      if (wait > 0) await page.waitForTimeout(wait);
      const file = `${name}-${nth}-${shown.type}-${i}.jpeg`;
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 });
      rows.push(`<img src="${file}" title="${shown.tier} ${shown.type}, ${shown.ms} ms">`);
    }
    rows.push('<br>');
    await page.waitForFunction(({ type }) => window.shot()?.type !== type, shown, { polling: 20, timeout: 15_000 });
  }
}
