import { HOUR } from '@conjure/engine';
import { type ForWorker, TIDY, UPDATE, VERSION } from './talk.ts';

export interface OfflineHooks {
  /** The whole game is kept: it works without a network from now on. */
  readonly onReady?: () => void;
  /** There is another version. `update` lets it take over and loads the page anew; until then nothing changes. */
  readonly onUpdate?: (update: () => void) => void;
}

/** A page that stays open asks this often whether there is another version. */

/** Makes the built page work without a network. Does nothing while developing, and where the browser cannot. */
export async function registerOffline({ onReady, onUpdate }: OfflineHooks = {}): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
  } catch {
    // Storage may be forbidden or full: the page works all the same, as long as there is a network.
    return;
  }
  const registration = await navigator.serviceWorker.ready;
  onReady?.();
  const compare = async () => {
    const { waiting, active } = registration;
    const newest = waiting ?? active;
    if (!newest) return;
    if ((await versionOf(newest)) === ownVersion()) {
      // A page that was loaded past the service worker has come from the network, and may be of the version that waits.
      tell(newest, { type: newest === waiting ? UPDATE : TIDY });
    } else if (newest === waiting || !(await isComing(registration))) onUpdate?.(() => takeOver(registration, newest));
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void compare();
    });
  });
  // Another page may have let the new version in.
  navigator.serviceWorker.addEventListener('controllerchange', () => void compare());
  lookNowAndThen(registration);
  await compare();
}

/** Whether a version is on its way that is newer than the one at work, which need not be newer than the page. */
async function isComing(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update().catch(() => {});
  return Boolean(registration.installing ?? registration.waiting);
}

/** Browsers look for another version only when a page is loaded, and this one may stay open for days. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = () => {
    if (Date.now() - last < HOUR) return;
    last = Date.now();
    // Without a network there is nothing to be found, and nothing to be said about it.
    registration.update().catch(() => {});
  };
  setInterval(look, HOUR);
  // Timers of a page that is not seen may stand still.
  document.addEventListener('visibilitychange', look);
}

const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="conjure-version"]')?.content;

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.version);
    tell(worker, { type: VERSION }, [port2]);
  });
}

function takeOver(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  // Where another page has let it in already, it waits no more.
  if (registration.waiting !== worker) location.reload();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(worker, { type: UPDATE });
  }
}

const tell = (worker: ServiceWorker, message: ForWorker, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);
