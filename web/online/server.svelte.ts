import { MESSAGES } from '@conjure/host';
import { tellNews } from '../app/news.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { type ConnectionState, type SocketTransport, socketTransport } from '../wire/socket-transport.ts';
import { newWire, type Wire } from '../wire/wire.ts';
import { arrive } from './api.ts';
import { unsentHere } from './device.ts';
import { followPeople } from './people.svelte.ts';
import { keepReturned } from './returned.ts';

let state: ConnectionState = $state('coming');
let lag: number | null = $state(null);
let line: SocketTransport | null = null;
let wire: Wire | null = null;

/** How the line to the server stands, for whoever shows it. */
export const connection = {
  get state() {
    return state;
  },
  get lag() {
    return lag;
  },
};

const address = (): string => {
  const url = new URL('./socket', location.href.replace(/#.*/, ''));
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
};

/** The page's one line to the server it came from, opened when it is first wanted. */
export function serverWire(): Wire {
  if (wire) return wire;
  const mine = socketTransport({
    url: address(),
    version: MESSAGES,
    key: arrive,
    lang: () => settings.lang,
    unsent: unsentHere,
    returned: keepReturned,
    restored: () => tellNews('restored'),
  });
  line = mine;
  wire = newWire(mine);
  followPeople(wire);
  const follow = () => {
    if (mine.state === 'old' && state !== 'old') tellNews('old', () => location.reload());
    state = mine.state;
    lag = mine.lag;
  };
  mine.watch(follow);
  follow();
  return wire;
}

// A phone that was put away, a laptop that was shut: whoever looks again wants to know at once.
addEventListener('online', () => line?.wake());
addEventListener('pageshow', () => line?.wake());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) line?.wake();
});

/** The device plays as somebody else: whoever it was is no longer there. */
export function forgetLine(): void {
  line?.end();
  line = null;
  wire = null;
  state = 'coming';
}
