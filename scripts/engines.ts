import { globSync } from 'node:fs';
import { isProgram, programIn } from './programs.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
export const isEngine = (name: string | undefined): name is EngineName => ENGINES.some((one) => one === name);

/** What Debian calls the packages that a browser comes in. */
export const PACKAGES: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

export const firefoxProgram = (): string | null => programIn(['firefox-esr', 'firefox']);

export function webKitPrograms() {
  const [driver, screen] = [programIn(['WebKitWebDriver']), programIn(['Xvfb'])];
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : null;
}
