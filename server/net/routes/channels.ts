import { randomInt } from 'node:crypto';
import { anything, fields, oneOf, pattern, type Shape, tagged, text } from '@conjure/engine';
import { isPushService } from '../../notices/outbound.ts';
import { newSecret } from '../../people/keys.ts';
import type { Channel } from '../../people/store.ts';
import { checked, type HttpRoute, refused } from './route.ts';

const MOST_CHANNELS = { push: 10, webhook: 3 } as const;

const address = pattern(/^https?:\/\/.{1,1000}$/s, 'an address of at most 1,000 characters');
const key = pattern(/^[\w-]{10,200}={0,2}$/, 'a key in base64url');
type WantedChannel =
  | { kind: 'push'; subscription: { endpoint: string; keys: { p256dh: string; auth: string } } }
  | { kind: 'webhook'; address: string };
const wantedShape: Shape<WantedChannel> = tagged<WantedChannel>('kind', {
  push: fields({
    kind: oneOf('push'),
    subscription: fields({ endpoint: address, keys: fields({ p256dh: key, auth: key }) }, { expirationTime: anything }),
  }),
  webhook: fields({ kind: oneOf('webhook'), address }),
});

/** Enough to know it again: an address may be a secret in itself. */
const shortened = (whole: string): string => {
  const { host } = new URL(whole);
  return `${host}/…${whole.slice(-4)}`;
};

/** Where somebody wants to be told that it is his turn. */
export const CHANNELS: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/channels',
    for: 'player',
    async answer({ state, who }) {
      const channels = await state.people.channelsOf(who.player);
      return {
        channels: channels.map((one) => ({
          id: one.id,
          kind: one.kind,
          address: shortened(one.address),
          proved: one.proved,
        })),
      };
    },
  },
  {
    method: 'POST',
    path: '/api/channels',
    for: 'player',
    async answer({ state, who, body, address: from }) {
      const wanted = checked(wantedShape, body);
      const channels = await state.people.channelsOf(who.player);
      const to = wanted.kind === 'push' ? wanted.subscription.endpoint : wanted.address;
      const same = channels.find((one) => one.kind === wanted.kind && one.address === to);
      if (same) return { id: same.id, proved: same.proved };
      if (channels.filter(({ kind }) => kind === wanted.kind).length >= MOST_CHANNELS[wanted.kind])
        throw refused(409, 'tooMany');
      const isPush = wanted.kind === 'push';
      if (isPush && state.capabilities.push === null) throw refused(409, 'noPush');
      if (isPush && !isPushService(to)) throw refused(400, 'noAddress');
      // What it was sent shows that its owner reads it; nobody else is sent much of that, nor looked up.
      if (!isPush && !(state.limits.take('codes', who.player) && state.limits.take('codes', from)))
        throw refused(429, 'busy');
      if (!isPush && (await state.outbound.refuses(to)) !== null) throw refused(400, 'noAddress');
      const channel: Channel = {
        ...{ id: newSecret(), player: who.player, kind: wanted.kind, address: to, failed: 0, made: state.now() },
        keys: isPush ? JSON.stringify(wanted.subscription.keys) : '{}',
        proved: isPush,
        code: isPush ? null : String(randomInt(100_000, 1_000_000)),
      };
      if (channel.code !== null && !(await state.notices.prove(channel))) throw refused(400, 'noAnswer');
      await state.people.addChannel(channel);
      return { id: channel.id, proved: channel.proved };
    },
  },
  {
    method: 'POST',
    path: '/api/channels/:channel/prove',
    for: 'player',
    async answer({ state, who, params, body, address: from }) {
      const { code } = checked(fields({ code: text }), body);
      if (await state.people.proveChannel(who.player, params.channel, code)) return {};
      state.limits.take('wrong', from);
      state.limits.take('wrong', who.player);
      if (state.limits.wait('wrong', who.player) > 0) await state.people.dropChannel(who.player, params.channel);
      throw refused(400, 'wrongCode');
    },
  },
  {
    method: 'DELETE',
    path: '/api/channels/:channel',
    for: 'player',
    async answer({ state, who, params }) {
      if (!(await state.people.dropChannel(who.player, params.channel))) throw refused(404, 'noChannel');
      return {};
    },
  },
];
