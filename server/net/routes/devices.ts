import { hashOf, newSecret } from '../../people/keys.ts';
import { LASTS } from '../limits.ts';
import { type HttpRoute, refused } from './route.ts';

/** The things somebody plays with: listed, added by a link, thrown out. */
export const DEVICES: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/devices',
    for: 'player',
    async answer({ state, who }) {
      const devices = await state.people.devicesOf(who.player);
      return { devices: devices.map(({ id, made, seen }) => ({ id, made, seen, here: id === who.device })) };
    },
  },
  {
    method: 'POST',
    path: '/api/devices',
    for: 'player',
    async answer({ state, who }) {
      if (!state.limits.take('secrets', who.player)) throw refused(429, 'busy');
      const secret = newSecret();
      const made = state.now();
      const until = made + LASTS.deviceLink;
      const to = { match: null, seat: null, player: who.player, until, spentBy: null, made };
      await state.people.addLink({ hash: hashOf(secret), kind: 'device', ...to });
      return { link: state.linkTo(secret), until };
    },
  },
  {
    method: 'DELETE',
    path: '/api/devices/:device',
    for: 'player',
    async answer({ state, who, params }) {
      if (!(await state.people.throwOut(who.player, params.device, state.now()))) throw refused(404, 'noDevice');
      state.disconnect({ device: params.device });
      return {};
    },
  },
];
