import { DAY, MINUTE } from '@conjure/engine';
import webPush from 'web-push';
import type { Journal } from '../net/journal.ts';
import type { Metrics } from '../net/ops.ts';
import { hashOf } from '../people/keys.ts';
import type { Channel, Notice, PeopleStore } from '../people/store.ts';
import type { Outbound } from './outbound.ts';
import { sayIn } from './words.ts';

const LIMITS = {
  /** So long after the last one about the same match. */
  between: 10 * MINUTE,
  aDay: 30,
  day: DAY,
  /** Failures in a row that end a channel. */
  failures: 5,
  atOnce: 50,
} as const;

/** The keys that push services know this server by. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface NoticeDeps {
  readonly people: PeopleStore;
  readonly outbound: Outbound;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly push: PushKeys | null;
  /** The address of the page; `null` where this process does not know it. */
  readonly origin: string | null;
  now(): number;
  /** Whether somebody is at a match just now: then he sees it. */
  isThere(player: string, match: string): Promise<boolean>;
  gameOf(match: string): Promise<string | null>;
  /** Has it delivered by one of several processes; by this one, where it is absent. */
  share?(notice: Notice): Promise<void>;
}

export interface NoticeSender {
  /** Whether this process knows the address that people are sent to: one that only works may not. */
  readonly canTell: boolean;
  /** Sees to it that all are told whose turn came a while ago and who are not there. */
  sweep(): Promise<void>;
  /** Tells one of them. Only then it is noted as sent: if this process is gone meanwhile, another tells it again. */
  deliver(notice: Notice): Promise<void>;
  /** Sends a channel its code; whether it arrived. */
  prove(channel: Channel): Promise<boolean>;
}

export function newNoticeSender(deps: NoticeDeps): NoticeSender {
  const { people, outbound } = deps;

  const mayTell = async ({ player, match }: Notice): Promise<boolean> => {
    const now = deps.now();
    const sent = await people.noticesSent(player, now - LIMITS.day);
    const isRecent = sent.some((one) => one.match === match && one.sent > now - LIMITS.between);
    return !isRecent && sent.length < LIMITS.aDay && !(await deps.isThere(player, match));
  };

  const deliver = async (notice: Notice): Promise<void> => {
    if (!(await people.isUnsent(notice))) return;
    const channels = (await people.channelsOf(notice.player)).filter(({ proved }) => proved);
    if (channels.length === 0 || !(await mayTell(notice))) return people.dropNotice(notice);
    await tell(notice, channels);
    await people.markNoticeSent(notice, Math.round(deps.now()));
  };

  const tell = async (notice: Notice, channels: readonly Channel[]): Promise<void> => {
    const text = await textOf(deps, notice);
    await Promise.all(
      channels.map(async (channel) => {
        const status = await send(deps, channel, notice, text).catch(() => 0);
        const isSent = status >= 200 && status < 300;
        deps.metrics.notices.inc({ is: isSent ? 'sent' : 'failed' });
        if (isSent) return channel.failed > 0 ? people.setChannelFailures(channel.id, 0) : undefined;
        // Gone is gone; else it may be back tomorrow.
        const isOver = status === 404 || status === 410 || channel.failed + 1 >= LIMITS.failures;
        return isOver
          ? people.dropChannel(channel.player, channel.id)
          : people.setChannelFailures(channel.id, channel.failed + 1);
      }),
    );
  };

  return {
    canTell: deps.origin !== null,
    async sweep() {
      const due = await people.dueNotices(Math.round(deps.now()), LIMITS.atOnce);
      await Promise.all(due.map(deps.share ?? deliver));
    },
    deliver,
    async prove({ address, code, player }) {
      const [found] = await people.players([player]);
      const say = await sayIn(found?.lang ?? 'en');
      const body = hookBody(say({ key: 'notice.code', facts: { code: code ?? '' } }));
      const status = await outbound.post(address, HOOK_HEADERS, body).catch(() => 0);
      return status >= 200 && status < 300;
    },
  };
}

const HOOK_HEADERS = { 'Content-Type': 'application/json', 'User-Agent': 'Conjure' };

/** Chat programs show the one or the other as it is. */
const hookBody = (text: string): string => JSON.stringify({ text, content: text });

/** Names game and table, and nothing of the position. */
async function textOf(deps: NoticeDeps, { player, match }: Notice) {
  const [found] = await deps.people.players([player]);
  const game = await deps.gameOf(match);
  const say = await sayIn(found?.lang ?? 'en', game ?? undefined);
  const seats = await deps.people.seatsAt([match]);
  const others = [...new Set(seats.map((seat) => seat.player))].filter((id) => id !== player);
  const names = (await deps.people.players(others)).flatMap(({ name }) => (name === '' ? [] : [name]));
  return {
    title: say({ key: 'notice.turn', facts: { game: say({ key: 'game.title', or: 'Conjure' }) } }),
    body: say(names.length > 0 ? { key: 'notice.with', facts: { names } } : { key: 'notice.alone' }),
    url: `${deps.origin}/#/table/${encodeURIComponent(match)}`,
  };
}

/** Two who are asked by the same deed may be told at one address: each is another notice, and none says who they are. */
const noticeKey = ({ player, match, turn }: Notice): string =>
  `${match} ${turn} ${hashOf(`${match} ${player}`).slice(0, 16)}`;

/** The status of whoever was told. What is sent twice is one notice to him. */
async function send(
  { outbound, push, origin }: NoticeDeps,
  channel: Channel,
  notice: Notice,
  text: { title: string; body: string; url: string },
): Promise<number> {
  if (channel.kind === 'webhook') {
    const headers = { ...HOOK_HEADERS, 'Idempotency-Key': noticeKey(notice) };
    return outbound.post(channel.address, headers, hookBody(`${text.title}. ${text.body} ${text.url}`));
  }
  if (!push || origin === null) return 0;
  const { match } = notice;
  const subscription = { endpoint: channel.address, keys: JSON.parse(channel.keys) };
  const request = webPush.generateRequestDetails(subscription, JSON.stringify({ ...text, tag: match }), {
    vapidDetails: { subject: origin, ...push },
    ...{ TTL: 24 * 3600, topic: match.replaceAll(/[^\w-]/g, '').slice(0, 32), urgency: 'normal' },
  });
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return outbound.post(request.endpoint, headers, request.body ?? '');
}
