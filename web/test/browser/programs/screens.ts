// npm run screens [-- name …]: pictures of every screen in the main sizes, light and dark, into docs/screens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launching } from '../../../../scripts/chromium.ts';
import { root } from '../../../../scripts/node.mjs';
import { SCREENS, SIZES, type SizeName } from '../screens.ts';
import { openStage } from '../setup/stage.ts';
import { smallShot } from './shot.ts';

const folder = join(root, 'docs/screens');
const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const stage = await openStage();
const browser = await chromium.launch(launching());
try {
  for (const { name, show, sizes = Object.keys(SIZES) as SizeName[], themes = ['light', 'dark'] as const } of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const size of sizes)
      for (const theme of themes) {
        const context = await browser.newContext({
          viewport: SIZES[size],
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en',
          serviceWorkers: 'block',
        });
        context.setDefaultTimeout(20_000);
        const page = await context.newPage();
        await page.goto(stage.address);
        await show(page);
        await page.evaluate(() => document.fonts.ready);
        const shot = await smallShot(page);
        const file = `${name}-${size}-${theme}.webp`;
        writeFileSync(join(folder, file), shot);
        console.log(`${file}: ${(shot.length / 1000).toFixed(0)} kB`);
        await context.close();
      }
  }
} finally {
  await browser.close();
  stage.close();
}
