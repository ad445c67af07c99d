/// <reference lib="webworker" />
import type { Precache } from './precache.ts';
import { isForWorker, TIDY, UPDATE, VERSION } from './talk.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHE: Precache;
const { version, files } = PRECACHE;

/** An origin may hold several pages, each in a folder of its own. */
const OURS = `conjure ${self.registration.scope} `;
const CACHE = OURS + version;
const urlOf = (file: string): string => new URL(file, self.registration.scope).href;
const INDEX = urlOf('index.html');
const ASSETS = urlOf('assets/');
const KEPT = new Set(files.map(urlOf));

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, '');
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // Never from the network: what is shown is what is kept, so that nobody falls back to an older version without a network.
    if (url === INDEX || url === self.registration.scope) event.respondWith(storedOr(INDEX));
  } else if (KEPT.has(url)) event.respondWith(storedOr(url));
  else if (url.startsWith(ASSETS)) event.respondWith(keptOnce(url));
});

self.addEventListener('message', (event) => {
  if (!isForWorker(event.data)) return;
  const { type } = event.data;
  if (type === UPDATE) event.waitUntil(self.skipWaiting());
  if (type === VERSION) event.ports[0]?.postMessage({ type: VERSION, version });
  if (type === TIDY) event.waitUntil(forgetOthers());
});

/** It is somebody's turn, in a match that is played online. A server names the game and the table, and nothing else. */
self.addEventListener('push', (event) => {
  const told = noticeIn(event.data);
  if (!told) return;
  const { title, body, tag, url } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: urlOf('icons/any-192.png'), data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

function noticeIn(data: PushMessageData | null): { title: string; body: string; tag: string; url: string } | null {
  try {
    const said = data?.json();
    const isNotice = ['title', 'body', 'tag', 'url'].every((part) => typeof said?.[part] === 'string');
    // Only to this page: a notice is no way to anywhere else.
    return isNotice && said.url.startsWith(self.registration.scope) ? said : null;
  } catch {
    return null;
  }
}

/** In a page that is open, or in a new one. */
async function show(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus();
  await page.navigate(url);
}

/** What an older version has under the same hashed name is the same file. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...KEPT].map(async (url) => {
      const before = url.startsWith(ASSETS) ? await caches.match(url) : undefined;
      if (before) await cache.put(url, before);
      else await cache.add(new Request(url, { cache: 'no-cache' }));
    }),
  );
}

/** An older version is kept as long as a page of it may be open, and a newer one waits for its turn. */
async function forgetOthers(): Promise<void> {
  const { waiting, installing } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (waiting || installing || pages.length > 1) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function storedOr(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(url);
}

/** What a page of an older version still asks for; its server may have it no more. */
const keptOnce = async (url: string): Promise<Response> => (await caches.match(url)) ?? fetch(url);
