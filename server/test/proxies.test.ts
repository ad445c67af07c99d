// What docs/hosting.md says to put before a server, tried as it stands there: TLS, two processes, one PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES, pledgeOf, unpacked } from '@conjure/host';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { root } from '../../scripts/node.mjs';
import { programIn } from '../../scripts/programs.ts';
import { newKey } from '../people/keys.ts';
import { selfSigned } from '../testing/certificate.ts';
import { describeWithPostgres } from '../testing/postgres.ts';
import { secretOf, TERMS } from '../testing/test-match.ts';
import { startForTest } from '../testing/test-processes.ts';
import type { TestMessage } from '../testing/test-server.ts';

const NAME = 'conjure.example';
const hosting = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
/** The n-th block of the page that has this in it, as it is written there. */
const written = (part: string): string => {
  const found = hosting.split('```').find((block, i) => i % 2 === 1 && block.includes(part));
  return (found ?? '').replaceAll(/^ {3}/gm, '').trim();
};

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

async function freePort(): Promise<number> {
  const trial = createServer().listen(0, '127.0.0.1');
  await once(trial, 'listening');
  const { port } = trial.address() as { port: number };
  trial.close();
  return port;
}

/** Starts a proxy in a folder of its own; settled when it takes connections. */
async function started(program: string, args: readonly string[], port: number, env = {}): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  ended.push(() => child.kill('SIGKILL'));
  for (let i = 0; i < 200; i++) {
    if (await new Promise((resolve) => isTaken(port, resolve))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} does not listen`);
}

const isTaken = (port: number, tell: (is: boolean) => void) => {
  const trial = createServer()
    .once('error', () => tell(true))
    .listen(port, '127.0.0.1', () => trial.close(() => tell(false)));
};

/** Somebody at the other end of a proxy, by the name in the certificate, which he does not check. */
function visitor(port: number, forwarded: string) {
  const key = newKey();
  const tls = { rejectUnauthorized: false, servername: NAME, host: '127.0.0.1', port };
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...{ Host: `${NAME}:${port}`, Authorization: `Bearer ${key}`, 'X-Forwarded-For': forwarded },
      ...(sent ? { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(sent)) } : {}),
    };
    const asked = request({ ...tls, path, method, headers, agent: false }).end(sent);
    const [response] = await once(asked, 'response');
    let text = '';
    for await (const part of response) text += part;
    return { status: response.statusCode as number, headers: response.headers, body: JSON.parse(text || 'null') };
  };
  const connect = async () => {
    const ws = new WebSocket(`wss://127.0.0.1:${port}/socket`, {
      ...{ rejectUnauthorized: false, servername: NAME },
      headers: { Host: `${NAME}:${port}`, Origin: `https://${NAME}:${port}` },
    });
    ended.push(() => ws.terminate());
    const heard: TestMessage[] = [];
    const waiting = new Set<() => void>();
    ws.on('message', (data) => {
      heard.push(unpacked(JSON.parse(String(data))));
      for (const look of waiting) look();
    });
    await once(ws, 'open');
    const until = (fits: (message: TestMessage) => boolean) =>
      new Promise<TestMessage>((resolve) => {
        const look = () => {
          const found = heard.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    let id = 0;
    const tell = (message: object) => {
      const re = ++id;
      ws.send(JSON.stringify({ ...message, id: re }));
      return until((one) => one.re === re);
    };
    ws.send(JSON.stringify({ do: 'hello', v: MESSAGES, key, lang: 'en' }));
    await until(({ is }) => is === 'welcome');
    return { tell, until, heard };
  };
  return { ask, connect };
}

/** Two people who come by the proxy play with each other, at whichever process they land; a program reads its stream. */
async function playThrough(port: number): Promise<void> {
  const [anna, ben] = [visitor(port, '203.0.113.7'), visitor(port, '203.0.113.8')];
  const me = await anna.ask('POST', '/api/me', { name: 'Anna', lang: 'en' });
  expect(me.body.can).toMatchObject({ passkeys: true, cookie: true, push: expect.any(String) });
  expect(String(me.headers['set-cookie'])).toContain('SameSite=Strict');
  await ben.ask('POST', '/api/me', { name: 'Ben', lang: 'en' });
  const [own, his] = [await anna.connect(), await ben.connect()];
  const seats = [{ who: 'person' }, { who: 'person' }];
  const { match } = await own.tell({ do: 'open', game: 'demons', seats, terms: TERMS });
  const offer = await anna.ask('POST', `/api/matches/${match}/links`, { kind: 'seat', seat: 1 });
  expect(offer.body.link).toContain(`https://${NAME}`);
  expect((await ben.ask('POST', '/api/links', { link: secretOf(offer.body.link) })).status).toBe(200);
  for (const [seat, line] of [own, his].entries()) {
    const pledge = pledgeOf(String(match), seat, `text of ${seat}`.padEnd(40, '.'));
    expect((await line.tell({ do: 'pledge', match, seats: [seat], pledge })).is).toBe('done');
  }
  // Each is at a process of its own, which hears of the other's promise in its time.
  await Promise.all([own, his].map((line) => line.until((one) => one.is === 'table' && one.mark !== null)));
  for (const [seat, line] of [own, his].entries())
    expect((await line.tell({ do: 'text', match, text: `text of ${seat}`.padEnd(40, '.') })).is).toBe('done');
  const states = await Promise.all(
    [own, his].map((line, seat) => line.until((one) => one.is === 'state' && one.viewer === seat)),
  );
  const mover = states.findIndex((state, seat) => state.asked?.seats.includes(seat));
  const { question, options } = states[mover].asked;
  const [line, other] = mover === 0 ? [own, his] : [his, own];
  const done = await line.tell({
    do: 'answer',
    match,
    seat: mover,
    question,
    answer: options[0].answer,
    nonce: `n${newKey()}`,
  });
  expect(done.is).toBe('done');
  await other.until((one) => (one.is === 'patch' || one.is === 'state') && Number(one.n) >= Number(done.n));
  expect((await anna.ask('GET', '/api/matches')).body.matches[0].match).toBe(match);
}

const programs = { nginx: programIn(['nginx']), caddy: programIn(['caddy']), openssl: programIn(['openssl']) };
const missing = Object.entries(programs).flatMap(([name, found]) => (found ? [] : [name]));

describe.skipIf(missing.length > 0)(
  missing.length > 0 ? `proxies – not tried: there is no ${missing.join(', no ')}` : 'proxies',
  () => {
    describeWithPostgres('before two processes with PostgreSQL', (postgres) => {
      const start = startForTest();
      const processes = async (port: number) => {
        const db = await postgres.fresh();
        const ports = [await freePort(), await freePort()];
        const file = join(root, 'server/testing/behind-proxy.ts');
        const all = ports.map((own) => start(file, String(own), db, `https://${NAME}:${port}`));
        await Promise.all(all.map(({ says }) => says('the server is there')));
        return ports;
      };

      test('nginx, by what docs/hosting.md says', async () => {
        const folder = mkdtempSync(join(tmpdir(), 'conjure-nginx-'));
        const port = await freePort();
        const [one, two] = await processes(port);
        const { key, certificate } = selfSigned(folder, NAME);
        const location = written('proxy_set_header')
          .replace('http://127.0.0.1:4180', 'http://conjure')
          .replace('$host', '$http_host');
        const [map] = /map \$http_upgrade[^`]*/.exec(hosting) ?? [''];
        const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${folder}/${kind};`,
        );
        writeFileSync(
          join(folder, 'nginx.conf'),
          `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
         http { access_log off; ${temp.join(' ')} ${map}
           upstream conjure { server 127.0.0.1:${one}; server 127.0.0.1:${two}; }
           server { listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};
             ${location} } }`,
        );
        await started(programs.nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], port);
        await playThrough(port);
      });

      test('Caddy, by what docs/hosting.md says', async () => {
        const folder = mkdtempSync(join(tmpdir(), 'conjure-caddy-'));
        const port = await freePort();
        const [one, two] = await processes(port);
        const site = written('reverse_proxy').replace('127.0.0.1:4180', `127.0.0.1:${one} 127.0.0.1:${two}`);
        const inside = site.replace(`${NAME} {`, `https://${NAME}:${port} {\n  bind 127.0.0.1\n  tls internal`);
        const options = '{\n  admin off\n  skip_install_trust\n  auto_https disable_redirects\n}\n';
        writeFileSync(join(folder, 'Caddyfile'), `${options}${inside}\n`);
        const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
        await started(
          programs.caddy ?? '',
          ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
          port,
          home,
        );
        await playThrough(port);
      });
    });
  },
);
