import { newHost, newQueues, type ServerMessage } from '@conjure/host';
import { library } from './library.ts';
import { newMatchLocks } from './match-locks.ts';
import { randomId } from './random-id.ts';
import { browserStore } from './store.ts';
import { thinkers } from './thinkers.ts';

const PAGE = 'page';

/** The host of this page. It holds the only truth; the page knows what it is told. */
export function runHost(): void {
  const locks = newMatchLocks(navigator.locks);
  const complain = (error: unknown) => console.warn(error);
  const think = thinkers();
  const host = newHost({
    games: library,
    store: browserStore(),
    playsUnsaved: true,
    botMatches: true,
    scheduler: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    send(_, message) {
      if (message.is === 'opened') void locks.hold(message.match);
      if (message.is === 'closed' || message.is === 'forgotten') void locks.letGo(message.match);
      postMessage(message);
    },
    newId: randomId,
    ...(think ? { think } : {}),
    // The name of the file has the hash of all that it brings; while developing it has none.
    ...(import.meta.env.PROD ? { build: self.location.href } : {}),
    complain,
  });

  const take = async (data: MessageEvent['data']): Promise<void> => {
    const isComing = data?.do === 'continue' && typeof data.match === 'string';
    if (!isComing || (await locks.hold(data.match))) return host.receive(PAGE, data);
    const taken: ServerMessage = { is: 'error', what: 'inUse', match: data.match, re: data.id };
    postMessage(taken);
  };

  /** One after the other: what is said to a match must not overtake the coming back to it. */
  const queues = newQueues(complain);
  addEventListener('message', ({ data }: MessageEvent) => {
    void queues.inTurn(String(data?.match ?? ''), () => take(data));
  });
}
