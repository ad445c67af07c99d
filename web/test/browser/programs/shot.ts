import type { Page } from 'playwright-core';

const LARGEST = 60_000;
const QUALITIES = [85, 70, 55, 40, 25];

/** What the page looks like as WebP, as good as fits into a small file. */
export async function smallShot(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  let shot = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      optimizeForSpeed: false,
    });
    shot = Buffer.from(data, 'base64');
    if (shot.length <= LARGEST) break;
  }
  await devtools.detach();
  return shot;
}
