import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** Speaks to nobody but us. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Firefox, by WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'conjure-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    (pair) => `user_pref(${pair.map((of) => JSON.stringify(of)).join(', ')});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.on('data', (piece) => {
      said += piece;
      const [, found] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    firefox.on('error', reject);
    firefox.on('exit', () => reject(new Error(`Firefox did not start:\n${said}`)));
  });
  const { ask, hangUp } = await dial(`${address}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const [{ context }] = contexts;
  return {
    async goto(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await ask('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await ask<Evaluated>('script.evaluate', params);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value;
    },
    async close() {
      hangUp();
      const gone = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill('SIGKILL');
      await gone;
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A line on which every question gets its answer. */
async function dial(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not listen at ${address}.`)));
  });
  let last = 0;
  return {
    hangUp: () => socket.close(),
    async ask<T>(method: string, params: object): Promise<T> {
      last++;
      const id = last;
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (reply.error) throw new Error(`${method}: ${reply.error}: ${reply.message}`);
      return reply.result as T;
    },
  };
}
