import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { speaker } from '@conjure/words';
import { root } from '../../scripts/node.mjs';
import type { CommandLine } from '../args/commands.ts';
import type { UsageTrouble } from '../args/read.ts';
import { complain } from '../text/complain.ts';
import { ownTexts } from '../text/languages.ts';
import { print } from '../text/print.ts';
import { addressesOf, HERE } from './addresses.ts';
import { openBrowser } from './browser.ts';
import { listen } from './listen.ts';
import { pageServer } from './server.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

const USUAL_PORT = 4180;
const BUILT = join(root, 'web/dist');

/** `conjure serve`: the table in the browser, until Ctrl-C. */
export async function runServe({ words, options, language }: CommandLine, folder = BUILT): Promise<number> {
  const fail = (code: number, key: string, facts: UsageTrouble['facts'] = {}) => {
    complain(language, { key, facts });
    return code;
  };
  const [extra] = words;
  if (extra !== undefined) return fail(MISUSED, 'usage.extra', { word: extra });
  const wanted = Number(options.port ?? USUAL_PORT);
  if (!(Number.isInteger(wanted) && wanted >= 0 && wanted <= 65535))
    return fail(MISUSED, 'serve.noPort', { word: String(options.port) });
  if (!existsSync(join(folder, 'index.html'))) return fail(FAILED, 'serve.noBuild');
  const host = typeof options.host === 'string' ? options.host : HERE;
  const server = pageServer(folder);
  const listening = await listen(server, { port: wanted, host, exact: options.port !== undefined });
  if ('failed' in listening) return fail(FAILED, ...whyNot(listening.failed, wanted, host));
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
export function whyNot(code: string, port: number, host: string): [key: string, facts: UsageTrouble['facts']] {
  const facts = { port: String(port), host, code };
  if (code === 'EADDRINUSE') return ['serve.portTaken', facts];
  if (code === 'EACCES') return ['serve.portDenied', facts];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return ['serve.noHost', facts];
  return ['serve.failed', facts];
}

/** Settled when somebody ends the program. */
export const interrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
