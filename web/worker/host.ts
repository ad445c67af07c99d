import { newHost } from '@conjure/host';
import { library } from './library.ts';
import { browserStore } from './store.ts';

/** The host of this page. It holds the only truth; the page knows what it is told. */
const PAGE = 'page';

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
  say: (_, message) => postMessage(message),
  fresh: () => crypto.randomUUID(),
  complain: (error) => console.warn(error),
});

addEventListener('message', ({ data }: MessageEvent) => void host.receive(PAGE, data));
