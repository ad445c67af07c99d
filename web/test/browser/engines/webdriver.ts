import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from './engine.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** A screen that nobody sees. */
  readonly screen: string;
}

const PATIENCE_MS = 60_000;

/** WebKitGTK, by its WebDriver. It wants a screen. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(shown);
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LANGUAGE: 'en',
      LANG: 'C.UTF-8',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = async () => {
    for (const program of [driving, shown]) {
      const gone = new Promise((resolve) => program.once('exit', resolve));
      if (program.exitCode === null && program.kill()) await gone;
    }
  };
  try {
    const ask = await dial(port);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const at = (path: string) => `/session/${sessionId}${path}`;
    await ask('POST', at('/timeouts'), { script: PATIENCE_MS, pageLoad: PATIENCE_MS });
    return {
      async goto(url) {
        await ask('POST', at('/url'), { url });
      },
      async reload() {
        await ask('POST', at('/refresh'), {});
      },
      async evaluate(expression) {
        const script = `const done = arguments[0]; ${expression}.then((value) => done({ value }), (error) => done({ error: String(error) }))`;
        const { value, error } = await ask<{ value?: string; error?: string }>('POST', at('/execute/async'), {
          script,
          args: [],
        });
        if (error) throw new Error(error);
        return value;
      },
      async close() {
        await ask('DELETE', at('')).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A line to the driver, once it listens. */
async function dial(port: number) {
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + PATIENCE_MS;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error('The WebDriver of WebKit does not answer.');
    await setTimeout(100);
  }
  return async <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const reply = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  };
}

function firstLine(program: ChildProcess): Promise<string> {
  const said = program.stdio[3];
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', () => reject(new Error('There is no screen to be had.')));
    said?.once('data', (line) => resolve(String(line).trim()));
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
