// npm run screens [-- name …]
//
// Takes pictures of every screen, or of those that are named, into docs/screens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { launching } from '../../../../scripts/chromium.ts';
import { commandLine, misused } from '../../../../scripts/command-line.ts';
import { root } from '../../../../scripts/node.mjs';
import { SCREENS } from '../screens/index.ts';
import { SIZES } from '../screens/screen.ts';
import { knowGames, showAt } from '../setup/open.ts';
import { openStage } from '../setup/stage.ts';
import { smallShot } from './shot.ts';

const folder = join(root, 'docs/screens');
const { positionals: wanted } = commandLine({ allowPositionals: true });
const unknown = wanted.find((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown !== undefined)
  misused(`There is no screen "${unknown}"; there are ${SCREENS.map(({ name }) => name).join(', ')}.`);
mkdirSync(folder, { recursive: true });
let total = 0;
const stage = await openStage();
const browser = await chromium.launch(launching());
try {
  for (const { name, show, shots } of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const kind of shots) {
      const [size, colorScheme, lang] = kind.split(' ') as [keyof typeof SIZES, 'light' | 'dark', string?];
      const context = await browser.newContext({
        viewport: SIZES[size],
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await showAt(page, 'off');
      await knowGames(page);
      await page.goto(stage.address);
      await show(page);
      if (lang) await speak(page, lang);
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      const shot = await smallShot(page);
      const file = `${[name, ...kind.split(' ')].join('-')}.webp`;
      writeFileSync(join(folder, file), shot);
      total += shot.length;
      console.log(`${file}: ${kB(shot.length)}`);
      await context.close();
    }
  }
  console.log(`all: ${kB(total)}`);
} finally {
  await browser.close();
  stage.close();
}

/** The land of Demons' map comes after all that stands on it, and its names last. */
async function drawn(page: Page): Promise<void> {
  if ((await page.locator('[data-board] [data-token^="mortal-"]').count()) === 0) return;
  await page.locator('svg.ground text').first().waitFor({ state: 'attached' });
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

/** The same in another language, as the page finds it set when it is next opened. */
async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate(
    (value) => localStorage.setItem('conjure.settings', JSON.stringify({ lang: value, speed: 'off' })),
    lang,
  );
  await page.reload();
  await page.locator(`:root[lang="${lang}"] main h1`).waitFor();
  await page.waitForLoadState('networkidle');
}
