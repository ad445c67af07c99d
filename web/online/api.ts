import type { Options, Seat } from '@conjure/engine';
import type { Chair, Terms } from '@conjure/host';
import { deviceKey, hasKey, setDeviceKey } from './device.ts';

/** Who plays with this device, and what this server can do for them. */
export interface Me {
  readonly player: string;
  readonly name: string;
  readonly can: {
    readonly passkeys: boolean;
    /** What a push is signed by; `null` where there is none. */
    readonly push: string | null;
    readonly cookie: boolean;
  };
}

export interface DeviceLine {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  /** It is this one. */
  readonly here: boolean;
}

/** What a link is good for, told without spending it. */
export interface LinkLook {
  readonly kind: 'seat' | 'watch' | 'device';
  readonly match?: string;
  readonly seat?: Seat;
  /** Who handed it out. */
  readonly by: string;
  readonly game?: string;
  readonly options?: Options;
  readonly terms?: Terms;
  readonly chairs?: readonly Chair[];
  /** Its dice are nobody's; else it was begun at one screen. */
  readonly sealed?: boolean;
  readonly spent: boolean;
}

export interface LinkOffer {
  readonly id: string;
  readonly kind: 'seat' | 'watch';
  readonly seat: Seat | null;
  readonly until: number | null;
  readonly spent: boolean;
}

export interface OnlineMatch {
  readonly match: string;
  readonly game: string;
  readonly chairs: readonly Chair[];
  /** One's own. */
  readonly seats: readonly Seat[];
  readonly phase: 'waiting' | 'playing' | 'closed';
  readonly mine: boolean;
  readonly touched: number;
  readonly step: number;
  readonly over: boolean;
  /** By seat. */
  readonly names: readonly (string | null)[];
}

export interface LobbyTable {
  readonly match: string;
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly terms: Terms;
  /** Seats that anybody may take. */
  readonly open: readonly Seat[];
  readonly names: readonly (string | null)[];
  readonly touched: number;
}

export interface ChatMessage {
  readonly id: string;
  readonly player: string;
  readonly phrase: string | null;
  readonly words: string | null;
  readonly at: number;
}

export interface ChannelLine {
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  readonly proved: boolean;
}

/** Why nothing came of it; words `online.no.<what>`. */
export interface Declined {
  readonly against: string;
}
export type Replied<T> = T | Declined;

export const isAgainst = (value: unknown): value is Declined =>
  typeof value === 'object' && value !== null && 'against' in value;

/** The page may lie in any folder of a server; what it asks for lies beside it. */
const addressOf = (path: string): string => new URL(`./api/${path}`, location.href.replace(/#.*/, '')).href;

/** A request as it is sent; `key`: who sends it, where that matters. */
async function send<T>(method: string, path: string, key: string | null, body?: unknown): Promise<Replied<T>> {
  try {
    const response = await fetch(addressOf(path), {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    if (!/json/.test(response.headers.get('content-type') ?? '')) return { against: 'noServer' };
    const said = await response.json();
    if (response.ok) return said;
    return { against: typeof said?.error === 'string' ? said.error : 'failed' };
  } catch {
    return { against: 'unreached' };
  }
}

let arriving: Promise<string> | null = null;

/** This device's key. Where the browser has forgotten it, the server may know the device again by a cookie, which only TLS has. */
export function arrive(): Promise<string> {
  arriving ??= (async () => {
    if (location.protocol === 'https:' && !(await hasKey())) {
      const again = await send<{ key: string }>('POST', 'again', null);
      if (!isAgainst(again)) await setDeviceKey(again.key);
    }
    return deviceKey();
  })();
  return arriving.then(deviceKey);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<Replied<T>> {
  const key = await arrive();
  const reply = await send<T>(method, path, key, body);
  if (!isAgainst(reply) || reply.against !== 'unknown' || path === 'me') return reply;
  // Somebody new is known by asking who one is.
  await send('GET', 'me', key);
  return send<T>(method, path, key, body);
}

const part = encodeURIComponent;

/** What a server is asked besides the match itself. All of it by name, so that a change on the other side is a change here alone. */
export const api = {
  me: () => ask<Me>('GET', 'me'),
  rename: (name: string, lang: string) => ask<Me>('POST', 'me', { name, lang }),
  forgetMe: () => ask<object>('DELETE', 'me'),
  devices: () => ask<{ devices: DeviceLine[] }>('GET', 'devices'),
  addDevice: () => ask<{ link: string; until: number }>('POST', 'devices'),
  throwOut: (id: string) => ask<object>('DELETE', `devices/${part(id)}`),
  lookAt: (link: string) => ask<LinkLook>('POST', 'links/look', { link }),
  spend: (link: string) =>
    ask<{ kind: LinkLook['kind']; match?: string; seat?: Seat; key?: string }>('POST', 'links', { link }),
  offers: (match: string) => ask<{ links: LinkOffer[] }>('GET', `matches/${part(match)}/links`),
  offer: (match: string, kind: LinkOffer['kind'], seat?: Seat) =>
    ask<{ id: string; link: string }>('POST', `matches/${part(match)}/links`, {
      kind,
      ...(seat === undefined ? {} : { seat }),
    }),
  takeBack: (match: string, id: string) => ask<object>('DELETE', `matches/${part(match)}/links/${part(id)}`),
  matches: (after: string | null = null) =>
    ask<{ matches: OnlineMatch[]; next: string | null }>('GET', `matches${after ? `?after=${part(after)}` : ''}`),
  hide: (match: string) => ask<object>('DELETE', `matches/${part(match)}`),
  lobby: (after: string | null = null) =>
    ask<{ tables: LobbyTable[]; next: string | null }>('GET', `lobby${after ? `?after=${part(after)}` : ''}`),
  keptSeats: (match: string) => ask<{ kept: Seat[] }>('GET', `matches/${part(match)}/seats`),
  rematch: (match: string) => ask<{ match: string }>('POST', `matches/${part(match)}/rematch`),
  rematchOf: (match: string) => ask<{ match: string | null }>('GET', `matches/${part(match)}/rematch`),
  importMatch: (request: { record: unknown; seats: readonly Chair[]; hold: readonly Seat[]; terms: Terms }) =>
    ask<{ match: string }>('POST', 'import', request),
  sit: (match: string, seat: Seat) => ask<object>('POST', `matches/${part(match)}/sit`, { seat }),
  chat: (match: string) => ask<{ lines: ChatMessage[]; wordy: string[] }>('GET', `matches/${part(match)}/chat`),
  allowWords: (match: string) => ask<object>('POST', `matches/${part(match)}/words`),
  channels: () => ask<{ channels: ChannelLine[] }>('GET', 'channels'),
  addPush: (subscription: unknown) => ask<{ id: string }>('POST', 'channels', { kind: 'push', subscription }),
  addWebhook: (address: string) => ask<{ id: string }>('POST', 'channels', { kind: 'webhook', address }),
  prove: (id: string, code: string) => ask<object>('POST', `channels/${part(id)}/prove`, { code }),
  dropChannel: (id: string) => ask<object>('DELETE', `channels/${part(id)}`),
  passkeys: () => ask<{ passkeys: { id: string }[] }>('GET', 'passkeys'),
  dropPasskey: (id: string) => ask<object>('DELETE', `passkeys/${part(id)}`),
  startPasskey: (what: 'register' | 'login') => ask<never>('POST', `passkeys/${what}/start`),
  finishPasskey: (what: 'register' | 'login', body: unknown) =>
    ask<{ key?: string }>('POST', `passkeys/${what}/finish`, body),
};
