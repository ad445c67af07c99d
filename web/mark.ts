// npm run mark
//
// Renders the icons of the installed page from its mark. They are checked in; run it when the mark changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { launching } from '../scripts/chromium.ts';
import { noArguments } from '../scripts/command-line.ts';
import { root } from '../scripts/node.mjs';

noArguments();

/** `fill`: how much of the side the mark takes; a system cuts up to a fifth off what is maskable. */
const ICONS = [
  { name: 'any-192', size: 192, fill: 1, paper: null },
  { name: 'any-512', size: 512, fill: 1, paper: null },
  { name: 'maskable-512', size: 512, fill: 0.76, paper: '#f6efdf' },
  { name: 'apple-180', size: 180, fill: 0.88, paper: '#f6efdf' },
];

const mark = readFileSync(`${root}web/public/mark.svg`, 'utf8');
const folder = `${root}web/public/icons`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launching());
for (const { name, size, fill, paper } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html { background: ${paper ?? 'transparent'} } body { margin: 0; display: grid; place-items: center; height: 100vh }
    svg { width: ${fill * 100}%; height: ${fill * 100}% }</style>${mark}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(`${folder}/${name}.png`, png);
  console.log(`${name}.png: ${(png.length / 1024).toFixed(1)} kB`);
  await page.close();
}
await browser.close();
