import { newHost, type ServerMessage } from '@conjure/host';
import { fresh } from './fresh.ts';
import { newHolding } from './holding.ts';
import { library } from './library.ts';
import { browserStore } from './store.ts';

/** The host of this page. It holds the only truth; the page knows what it is told. */
const PAGE = 'page';

const holding = newHolding(navigator.locks);

const host = newHost({
  games: library,
  store: browserStore(),
  scheduler: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  send(_, message) {
    if (message.is === 'opened') void holding.hold(message.match);
    if (message.is === 'closed' || message.is === 'forgotten') void holding.letGo(message.match);
    postMessage(message);
  },
  fresh,
  complain: (error) => console.warn(error),
});

/** One after the other: what is said to a match must not overtake the coming back to it. */
let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent) => {
  last = last.then(() => take(data));
});

async function take(data: MessageEvent['data']): Promise<void> {
  const isComing = data?.do === 'continue' && typeof data.match === 'string';
  if (!isComing || (await holding.hold(data.match))) return host.receive(PAGE, data);
  const taken: ServerMessage = { is: 'error', what: 'inUse', match: data.match, re: data.id };
  postMessage(taken);
}
