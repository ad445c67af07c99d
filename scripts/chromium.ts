import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isProgram, programIn } from './programs.ts';

/** Those without windows come first: the same page, and a quarter less to compute for whoever never looks at one. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'],
];
/** Of Debian. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-core'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What opens with every window of a headless Chromium, unseen, and loads longer than our page does. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright leaves out: of two such lists Chromium takes the last. */
const LEFT_OUT = [
  ...['AimEnabled', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter'],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch', 'Translate'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'ThirdPartyStoragePartitioning'],
];

/** How to start a Chromium that speaks to nobody but us; throws a plain sentence where there is none. */
export function launching(): { executablePath: string; args: string[]; chromiumSandbox: boolean } {
  const executablePath = found() ?? installed();
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...UNSEEN, ...LEFT_OUT].join()}`,
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
  ];
  // Its sandbox does not work for root, and not in most containers.
  return { executablePath, args, chromiumSandbox: false };
}

function found(): string | null {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is no program.`);
  }
  const ending = process.platform === 'win32' ? '.exe' : '';
  return programIn(NAMES.map((name) => name + ending)) ?? ELSEWHERE.find(isProgram) ?? null;
}

function installed(): string {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    throw new Error(
      `There is no Chromium. Install Chromium or Chrome (on Debian: apt-get install ${PACKAGES.join(' ')}), or name one in the environment as CHROMIUM.`,
    );
  console.log(`There is no Chromium: installing Debian’s (apt-get install ${PACKAGES.join(' ')}) …`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES], options);
  const path = found();
  if (path) return path;
  throw new Error(
    'Debian’s Chromium could not be installed: see above. A Chromium of your own can be named as CHROMIUM.',
  );
}
