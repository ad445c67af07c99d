import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PAGE } from '../../../../scripts/building.ts';
import { opened } from './open.ts';
import { type Stage, serveFrom } from './stage.ts';
import { wordsIn } from './words.ts';

type Copy = Stage & { readonly folder: string };

/** A copy of the page in a folder of its own, at a server of its own. */
export async function ownCopy(inside = ''): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'conjure-'));
  cpSync(PAGE, join(folder, inside), { recursive: true });
  const stage = await serveFrom(folder);
  onTestFinished(() => stage.close());
  return { ...stage, folder };
}

/** One of which only the shelf and the credits are kept, for tests about the keeping and not about what is kept: it is quicker by far. */
export async function quickCopy(inside = ''): Promise<Copy> {
  const copy = await ownCopy(inside);
  wanted ??= filesOfShelf();
  const names = await wanted;
  const sw = join(copy.folder, inside, 'sw.js');
  const whole = readFileSync(sw, 'utf8');
  const less = whole.replace(/files:`([^`]+)`/, (_, files: string) => {
    const kept = files.split(',').filter((file) => !file.startsWith('assets/') || names.has(file));
    return `files:\`${kept.join()}\``;
  });
  if (less === whole) throw new Error('The service worker does not say which files it keeps.');
  writeFileSync(sw, less);
  return copy;
}

let wanted: Promise<ReadonlySet<string>> | null = null;

/** What a browser asks for to show them. */
async function filesOfShelf(): Promise<ReadonlySet<string>> {
  const { page, go, close } = await opened({});
  const names = new Set<string>();
  page.on('request', (request) => names.add(new URL(request.url()).pathname.slice(1)));
  await go();
  await page.locator('main h1').first().waitFor();
  // Some of it is fetched only when all else is there; on a busy machine the covers come long after.
  await page.waitForFunction(() => {
    const covers = [...document.querySelectorAll('.standing .front')];
    return covers.length > 0 && covers.every(({ childElementCount }) => childElementCount > 0);
  });
  await page.waitForLoadState('networkidle');
  await page.goto(`${page.url()}#/credits`);
  await page.getByRole('heading', { level: 1, name: wordsIn('en')('app.credits') }).waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return names;
}
