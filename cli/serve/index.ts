import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { speaker } from '@conjure/words';
import { root } from '../../scripts/node.mjs';
import type { CommandLine } from '../args/commands.ts';
import type { UsageTrouble } from '../args/read.ts';
import { DONE, FAILED } from '../exit.ts';
import { failing } from '../text/complain.ts';
import { ownTexts } from '../text/languages.ts';
import { print } from '../text/print.ts';
import { addressesOf, HERE } from './addresses.ts';
import { openBrowser } from './browser.ts';
import { listen } from './listen.ts';
import { pageServer } from './server.ts';

const USUAL_PORT = 4180;
const BUILT = join(root, 'web/dist');

/** `conjure serve`: the table in the browser, until Ctrl-C. */
export async function runServe({ words, options, language }: CommandLine, folder = BUILT): Promise<number> {
  const fail = failing(language);
  const [extra] = words;
  if (extra !== undefined) return fail({ key: 'usage.extra', facts: { word: extra } });
  const wanted = Number(options.port ?? USUAL_PORT);
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= 65535))
    return fail({ key: 'serve.noPort', facts: { word: String(options.port) } });
  if (!existsSync(join(folder, 'index.html'))) return fail({ key: 'serve.noBuild', facts: {} }, FAILED);
  const host = typeof options.host === 'string' ? options.host : HERE;
  const server = pageServer(folder);
  const listening = await listen(server, { port: wanted, host, exact: options.port !== undefined });
  if ('failed' in listening) return fail(whyNot(listening.failed, wanted, host), FAILED);
  const { port } = listening;
  const say = speaker(language, ownTexts(language));
  if (options.port === undefined && port !== wanted)
    print(say({ key: 'serve.otherPort', facts: { wanted: String(wanted), port: String(port) } }));
  const [first, ...others] = addressesOf(host, port);
  print(say({ key: 'serve.at', facts: { address: first } }));
  for (const address of others) print(say({ key: 'serve.alsoAt', facts: { address } }));
  if (options.open) openBrowser(first);
  await interrupted();
  server.close();
  server.closeAllConnections();
  return DONE;
}

/** Why nobody can listen there. */
export function whyNot(code: string, port: number, host: string): UsageTrouble {
  return { key: WHY[code] ?? 'serve.failed', facts: { port: String(port), host, code } };
}

const WHY: { readonly [code: string]: string } = {
  EADDRINUSE: 'serve.portTaken',
  EACCES: 'serve.portDenied',
  EADDRNOTAVAIL: 'serve.noHost',
  ENOTFOUND: 'serve.noHost',
};

/** Settled when somebody ends the program. */
export const interrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
