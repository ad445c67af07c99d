import { type ForWorker, UPDATE, VERSION } from './talk.ts';

export interface OfflineHooks {
  /** The whole game is kept: it works without a network from now on. */
  readonly onReady?: () => void;
  /** Another version waits. `update` lets it take over and loads the page anew; until then nothing changes. */
  readonly onUpdate?: (update: () => void) => void;
}

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
  const offer = async () => {
    const { waiting } = registration;
    if (waiting && (await versionOf(waiting)) !== ownVersion()) onUpdate?.(() => takeOver(waiting));
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offer();
    });
  });
  await offer();
}

/** A page that was loaded anew has come from the network, and may already be of the version that waits. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="conjure-version"]')?.content;

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data.version);
    tell(worker, { type: VERSION }, [port2]);
  });
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(worker, { type: UPDATE });
}

const tell = (worker: ServiceWorker, message: ForWorker, ports: Transferable[] = []): void =>
  worker.postMessage(message, ports);
