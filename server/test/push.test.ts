// A push service that is this test: what it gets is signed by the server, and only the browser can read it (RFC 8291, RFC 8292).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { sqliteDatabase } from '../log/sqlite.ts';
import { networksOf } from '../net/addresses.ts';
import { newJournal } from '../net/journal.ts';
import { newMetrics } from '../net/ops.ts';
import { newOutbound } from '../notices/outbound.ts';
import { newNoticeSender } from '../notices/sending.ts';

const got: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  got.push({ headers: request.headers, body: Buffer.concat(parts) });
  response.writeHead(201).end();
}).listen(0, '127.0.0.1');
afterAll(() => void service.close());

/** A browser's own key, and the secret that it shares with whoever may push to it. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);

const bytes = (text: string) => Buffer.from(text, 'base64url');
const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What the browser reads. */
function opened(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derived(browser.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last record ends with a two.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test('a push is signed by the server, sealed for the browser, and replaces the one before about the same match', async () => {
  if (!service.listening) await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const database = await sqliteDatabase(':memory:');
  const { people, store } = database;
  const push = webPush.generateVAPIDKeys();
  const notices = newNoticeSender({
    ...{ people, push, metrics: newMetrics(), origin: 'https://conjure.example', now: () => 100_000 },
    ...{ outbound: newOutbound({ allowed: networksOf(['127.0.0.1']) }), journal: newJournal(() => {}) },
    isThere: async () => false,
    gameOf: async () => 'demons',
  });
  await people.addPlayer({ id: 'p', name: 'Anna', lang: 'fr' }, { id: 'd', keyHash: 'k' }, 0);
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  await people.addChannel({
    ...{ id: 'c', player: 'p', kind: 'push', address: `http://127.0.0.1:${port}/push`, keys: JSON.stringify(keys) },
    ...{ proved: true, code: null, failed: 0, made: 0 },
  });
  const summary = { match: 'm', game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 };
  const projection = { summary, phase: 'playing' as const, due: null, places: [{ player: 'p', seat: 0, mine: true }] };
  const opening = { match: 'm', game: 'demons', rules: 1, options: {}, seed: 's', chairs: [] };
  await store.create(opening, [], { ...projection, places: [] });
  await store.append('m', [{ kind: 'go', body: {}, n: 1, at: 0 }], projection);
  await notices.sweep();

  const [told] = got;
  expect(got).toHaveLength(1);
  expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'm', urgency: 'normal', ttl: '86400' });
  const said = JSON.parse(opened(told?.body ?? Buffer.alloc(0)));
  expect(said).toEqual({
    title: expect.stringContaining('C’est à vous dans'),
    body: expect.any(String),
    url: 'https://conjure.example/#/table/m',
    tag: 'm',
  });

  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(told?.headers.authorization)) ?? [];
  expect(key).toBe(push.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(key);
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(claims).toString())).toMatchObject({
    aud: `http://127.0.0.1:${port}`,
    sub: 'https://conjure.example',
  });
  // Nobody else reads it.
  expect(told?.body.includes(Buffer.from('table/m'))).toBe(false);
  await database.close();
});
