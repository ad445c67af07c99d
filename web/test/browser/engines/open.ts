import { chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launching } from '../../../../scripts/chromium.ts';
import { type EngineName, firefoxProgram, PACKAGES, webKitPrograms } from '../../../../scripts/engines.ts';
import { openFirefox } from './bidi.ts';
import type { Engine } from './engine.ts';
import { openWebKit } from './webdriver.ts';

/** Whether the browser is at hand. Nothing is installed for it: it is a second opinion, and large. */
export const isThere = (name: EngineName): boolean =>
  name === 'chromium' || (name === 'firefox' ? firefoxProgram() : webKitPrograms()) !== null;

/** A browser that knows nothing yet; it is closed when the test is over. */
export async function openEngine(name: EngineName): Promise<Engine> {
  const engine = await start(name);
  onTestFinished(() => engine.close());
  return engine;
}

async function start(name: EngineName): Promise<Engine> {
  const [firefox, webKit] = [firefoxProgram(), webKitPrograms()];
  if (name === 'chromium') return openChromium();
  if (name === 'firefox' && firefox) return openFirefox(firefox);
  if (name === 'webkit' && webKit) return openWebKit(webKit);
  throw new Error(`There is no ${name}. On Debian: apt-get install ${PACKAGES[name]}`);
}

async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch(launching());
  const page = await browser.newPage({ locale: 'en' });
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
