import { fields, text } from '@conjure/engine';
import { playerFrom } from '../../people/identity.ts';
import { hashOf, newKey } from '../../people/keys.ts';
import { LASTS } from '../limits.ts';
import { checked, type HttpRoute, type RouteRequest, refused } from './route.ts';

const COOKIE = 'conjure';

/** Good for one route alone, by which a device whose browser has forgotten its key gets another. */
async function giveCookie({ state, who, reply }: RouteRequest): Promise<void> {
  const value = newKey();
  await state.people.setCookie(who.device, hashOf(value));
  setCookie(reply, value);
}

const setCookie = (reply: RouteRequest['reply'], value: string) =>
  reply.header(
    'Set-Cookie',
    `${COOKIE}=${value}; Path=/api/again; HttpOnly; Secure; SameSite=Strict; Max-Age=${LASTS.cookie / 1000}`,
  );

async function me(request: RouteRequest): Promise<object> {
  const { state, who } = request;
  const [player] = await state.people.players([who.player]);
  if (state.capabilities.cookie) {
    const devices = await state.people.devicesOf(who.player);
    if (devices.some(({ id, cookie }) => id === who.device && !cookie)) await giveCookie(request);
  }
  return { player: who.player, name: player?.name ?? '', lang: player?.lang ?? 'en', can: state.capabilities };
}

export const ME: readonly HttpRoute[] = [
  { method: 'GET', path: '/api/me', for: 'newcomer', answer: me },
  {
    method: 'POST',
    path: '/api/me',
    for: 'newcomer',
    async answer(request) {
      const { name, lang } = checked(fields({ name: text, lang: text }), request.body);
      await request.state.people.rename(playerFrom(request.who.player, name, lang));
      request.state.tellNewName(request.who.player);
      return me(request);
    },
  },
  {
    method: 'DELETE',
    path: '/api/me',
    for: 'player',
    /** To be forgotten: his seats go to bots, and nothing here says who he was. */
    async answer({ state, who }) {
      await state.leaveMatches(who.player);
      await state.people.forgetPlayer(who.player, Math.round(state.now()));
      state.disconnect({ player: who.player });
      return {};
    },
  },
  {
    method: 'POST',
    path: '/api/again',
    for: 'page',
    async answer({ state, raw, reply, address }) {
      const [, cookie] = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(raw.headers.cookie ?? '') ?? [];
      if (cookie === undefined) throw refused(401, 'noCookie');
      const to = { key: newKey(), cookie: newKey() };
      const device = await state.people.renewByCookie(hashOf(cookie), {
        keyHash: hashOf(to.key),
        cookieHash: hashOf(to.cookie),
      });
      if (!device) {
        state.limits.take('wrong', address);
        throw refused(401, 'noCookie');
      }
      setCookie(reply, to.cookie);
      return { key: to.key };
    },
  },
];
