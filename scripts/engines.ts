import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
export const isEngine = (name: string | undefined): name is EngineName => ENGINES.some((one) => one === name);

/** What Debian calls the packages that a browser comes in. */
export const PACKAGES: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

/** The first of these that is a program on this machine. */
function programIn(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
}

export const firefoxProgram = (): string | null => programIn(['firefox-esr', 'firefox']);

export function webKitPrograms() {
  const [driver, screen] = [programIn(['WebKitWebDriver']), programIn(['Xvfb'])];
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
