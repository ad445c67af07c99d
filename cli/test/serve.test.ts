import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { addressesOf } from '../serve/addresses.ts';
import { runServe } from '../serve/index.ts';
import { listen } from '../serve/listen.ts';
import { pageServer } from '../serve/server.ts';
import { scratch } from './run.ts';

const above = dirname(scratch('x'));
const folder = join(above, 'dist');
const script = 'export const spirits = 72;\n'.repeat(200);
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(above, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Conjure</title>');
writeFileSync(join(folder, '.built'), 'secret');
writeFileSync(join(folder, 'sw.js'), '// offline');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'assets/main-B3xZ_a-9.js'), script);
writeFileSync(join(folder, 'assets/alegreya-DkP09-aa.woff2'), 'x'.repeat(5000));

const here = { port: 0, host: '127.0.0.1', exact: true };
let server: Server;
let port: number;

beforeAll(async () => {
  server = pageServer(folder);
  port = await started(server);
});
afterAll(() => void server.close());

async function started(one: Server): Promise<number> {
  const listening = await listen(one, here);
  if ('failed' in listening) throw new Error(listening.failed);
  return listening.port;
}

interface Got {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a path as it stands: fetch would tidy it up first. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const asked = request({ port, host: here.host, path, headers, method }).end();
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

describe('the page', () => {
  test('stands at the root, with a policy that lets nothing in from elsewhere', async () => {
    const { status, headers, body } = await get('/?from=home');
    expect([status, body.toString()]).toEqual([200, '<!doctype html><title>Conjure</title>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; worker-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/alegreya-DkP09-aa.woff2', 'font/woff2'],
  ])('%s is %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  test('HEAD says the same without the body', async () => {
    const whole = await get('/');
    const head = await get('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });
});

describe('what is refused', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.built',
    '/assets',
    '/assets/',
    '/index.html%00.js',
    '/nothing.js',
  ])('%s gets a plain 404', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, 'There is nothing at this address.\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('an address that cannot be read, and other methods', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
    const posted = await get('/', {}, 'POST');
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('keeping and packing', () => {
  test('what has its hash in its name is kept for ever, the rest is asked for again', async () => {
    expect((await get('/assets/main-B3xZ_a-9.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/sw.js', '/manifest.webmanifest'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  test('what the browser has is not sent again, and what has changed is', async () => {
    const file = join(folder, 'page.html');
    writeFileSync(file, 'old');
    const tag = String((await get('/page.html')).headers.etag);
    const again = await get('/page.html', { 'If-None-Match': `"other", ${tag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    writeFileSync(file, 'new!');
    const changed = await get('/page.html', { 'If-None-Match': tag });
    expect([changed.status, changed.body.toString()]).toEqual([200, 'new!']);
  });

  test('texts are packed as the browser takes them, fonts are not', async () => {
    const path = '/assets/main-B3xZ_a-9.js';
    const packed = async (accepted: string) => {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
      return { as: headers['content-encoding'], tag: headers.etag, body, vary: headers.vary };
    };
    const br = await packed('gzip, deflate, br, zstd');
    expect([br.as, br.vary, brotliDecompressSync(br.body).toString()]).toEqual(['br', 'Accept-Encoding', script]);
    const gz = await packed('gzip, br;q=0');
    expect([gz.as, gunzipSync(gz.body).toString()]).toEqual(['gzip', script]);
    expect(gz.tag).not.toBe(br.tag);
    expect((await packed('')).body.toString()).toBe(script);
    const font = await get('/assets/alegreya-DkP09-aa.woff2', { 'Accept-Encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('what the build has packed is sent as it is, unless the file is newer', async () => {
    const file = join(folder, 'assets/ready-B3xZ_a-9.js');
    const ready = brotliCompressSync(script);
    writeFileSync(file, script);
    writeFileSync(`${file}.br`, ready);
    const sent = async () => (await get('/assets/ready-B3xZ_a-9.js', { 'Accept-Encoding': 'br' })).body;
    expect(await sent()).toEqual(ready);
    const later = new Date(Date.now() + 60_000);
    writeFileSync(file, `${script} `);
    utimesSync(file, later, later);
    expect(brotliDecompressSync(await sent()).toString()).toBe(`${script} `);
  });
});

describe('where it is served', () => {
  test('a taken port: the next free one, unless only that one will do', async () => {
    const second = createServer();
    onTestFinished(() => void second.close());
    expect(await listen(second, { ...here, port })).toEqual({ failed: 'EADDRINUSE' });
    const listening = await listen(second, { ...here, port, exact: false });
    expect('port' in listening && listening.port).toBeGreaterThan(port);
  });

  test('addresses are such as one can open', () => {
    expect(addressesOf('127.0.0.1', 4180)).toEqual(['http://localhost:4180/']);
    expect(addressesOf('::1', 80)).toEqual(['http://[::1]:80/']);
    expect(addressesOf('0.0.0.0', 4180)[0]).toBe('http://localhost:4180/');
  });
});

describe('the command', () => {
  const serve = (options: Record<string, string | true>, words: string[] = [], at = folder) => {
    const said: string[] = [];
    const { error } = console;
    console.error = (line: string) => void said.push(line);
    return runServe({ words, options, language: 'en' }, at)
      .then((code) => [code, ...said])
      .finally(() => {
        console.error = error;
      });
  };

  test('says plainly what is wrong', async () => {
    expect(await serve({ port: String(port) })).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
    expect(await serve({}, [], above)).toEqual([1, expect.stringContaining('“npm start” builds')]);
    expect(await serve({ port: 'x' })).toEqual([2, expect.stringContaining('“x” is not a port')]);
    expect(await serve({ port: '0', host: '203.0.113.7' })).toEqual([1, 'This machine has no address 203.0.113.7.']);
    expect(await serve({}, ['demons'])).toEqual([2, '“demons” is one word too many.']);
  });

  test('prints its address, serves, and ends cleanly when interrupted', async () => {
    const program = `
      const { runServe } = await import(${JSON.stringify(`${root}cli/serve/index.ts`)});
      const line = { words: [], options: { port: '0' }, language: 'en' };
      process.exitCode = await runServe(line, ${JSON.stringify(folder)});`;
    const child = spawn(pinnedNode(), ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    const [address] = /http:\S+/.exec(String(line)) ?? [''];
    expect(String(line)).toBe(`Conjure is at ${address} (Ctrl-C ends it).\n`);
    expect((await fetch(address)).status).toBe(200);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
