/// <reference lib="webworker" />
import type { Precache } from './precache.ts';
import { isForWorker, UPDATE, VERSION } from './talk.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PRECACHE: Precache;
const { version, files } = PRECACHE;

/** An origin may hold several pages, each in a folder of its own. */
const OURS = `conjure ${self.registration.scope} `;
const CACHE = OURS + version;
const urlOf = (file: string): string => new URL(file, self.registration.scope).href;
const INDEX = urlOf('index.html');
const KEPT = new Set(files.map(urlOf));
/** A server that does not answer is as good as none. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, '');
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (url === INDEX || url === self.registration.scope) event.respondWith(newest(request));
  } else if (KEPT.has(url)) event.respondWith(kept(url));
});

self.addEventListener('message', (event) => {
  if (!isForWorker(event.data)) return;
  if (event.data.type === UPDATE) event.waitUntil(self.skipWaiting());
  else event.ports[0]?.postMessage({ type: VERSION, version });
});

/** What an older version has under the same hashed name is the same file. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...KEPT].map(async (url) => {
      const before = url.startsWith(urlOf('assets/')) ? await caches.match(url) : undefined;
      if (before) await cache.put(url, before);
      else await cache.add(new Request(url, { cache: 'no-cache' }));
    }),
  );
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function kept(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(url);
}

/** The page itself comes from the network where there is one. */
async function newest(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) return response;
  } catch {
    // No network, or none worth waiting for.
  }
  return kept(INDEX);
}
