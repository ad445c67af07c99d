import { anything, fields, flag } from '@conjure/engine';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { identify } from '../../people/identity.ts';
import { hashOf, newKey, newSecret } from '../../people/keys.ts';
import { LASTS } from '../limits.ts';
import { checked, type HttpRoute, type RouteRequest, refused } from './route.ts';

/** Loaded when somebody first uses one. */
const webauthn = () => import('@simplewebauthn/server');

const MOST_PASSKEYS = 10;

/** They need a name and TLS. */
function relyingParty({ state }: RouteRequest): { origin: string; name: string } {
  const [origin] = state.origins.all;
  if (!state.capabilities.passkeys || origin === undefined) throw refused(409, 'noPasskeys');
  return { origin, name: new URL(origin).hostname };
}

/** A challenge of ours, good once and for a short while. */
async function challenge({ state, address }: RouteRequest, player: string): Promise<string> {
  if (!state.limits.take('secrets', player || address)) throw refused(429, 'busy');
  const secret = newKey();
  const made = state.now();
  const to = { match: null, seat: null, player, until: made + LASTS.challenge, spentBy: null, made };
  await state.people.addLink({ hash: hashOf(secret), kind: 'challenge', ...to });
  return secret;
}

/** Whether it was ours, for that player, and nobody has used it. */
const isOwnChallenge =
  ({ state }: RouteRequest, player: string) =>
  async (said: string) => {
    // What a browser sends back is the challenge in base64url, once more.
    const link = await state.people.spendLink(hashOf(said), 'challenge', newSecret(), state.now());
    return link !== null && link.player === player;
  };

const responseShape = fields({ response: anything });

export const PASSKEYS: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/passkeys',
    for: 'player',
    async answer({ state, who }) {
      return { passkeys: (await state.people.passkeysOf(who.player)).map(({ id }) => ({ id })) };
    },
  },
  {
    method: 'DELETE',
    path: '/api/passkeys/:passkey',
    for: 'player',
    async answer({ state, who, params }) {
      if (!(await state.people.dropPasskey(who.player, params.passkey))) throw refused(404, 'noPasskey');
      return {};
    },
  },
  {
    method: 'POST',
    path: '/api/passkeys/register/start',
    for: 'player',
    async answer(request) {
      const { state, who } = request;
      const { name } = relyingParty(request);
      const passkeys = await state.people.passkeysOf(who.player);
      if (passkeys.length >= MOST_PASSKEYS) throw refused(409, 'tooMany');
      const [player] = await state.people.players([who.player]);
      const secret = await challenge(request, who.player);
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        ...{ rpName: 'Conjure', rpID: name, userName: player?.name || 'Conjure', attestationType: 'none' },
        challenge: Uint8Array.from(Buffer.from(secret, 'base64url')),
        userID: new TextEncoder().encode(who.player),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: passkeys.map(({ id }) => ({ id })),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/passkeys/register/finish',
    for: 'player',
    async answer(request) {
      const { state, who, body, address } = request;
      const { origin, name } = relyingParty(request);
      const { response } = checked(responseShape, body);
      const { verifyRegistrationResponse } = await webauthn();
      const verified = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: isOwnChallenge(request, who.player),
        ...{ expectedOrigin: origin, expectedRPID: name, requireUserVerification: false },
      }).catch(() => null);
      if (!verified?.verified) {
        state.limits.take('wrong', address);
        throw refused(400, 'noPasskey');
      }
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      const passkey = { id, player: who.player, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      if (!(await state.people.addPasskey(passkey, state.now()))) throw refused(409, 'known');
      return {};
    },
  },
  {
    method: 'POST',
    path: '/api/passkeys/login/start',
    for: 'anybody',
    async answer(request) {
      const { name } = relyingParty(request);
      const secret = await challenge(request, '');
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        ...{ rpID: name, userVerification: 'preferred' },
        challenge: Uint8Array.from(Buffer.from(secret, 'base64url')),
      });
    },
  },
  {
    method: 'POST',
    path: '/api/passkeys/login/finish',
    for: 'anybody',
    /** A device of the passkey's player from now on, with a key of its own. */
    async answer(request) {
      const { state, body, address, key } = request;
      const { origin, name } = relyingParty(request);
      const { response, join } = checked(fields({ response: anything }, { join: flag }), body);
      const { id } = (response ?? {}) as { id?: unknown };
      const passkey = typeof id === 'string' ? await state.people.findPasskey(id) : null;
      const present = await identify(state.people, key);
      // Nothing is joined unasked: whoever plays as somebody else here would be lost. Before it is used, so that it is good once asked.
      if (passkey && typeof present === 'object' && present.player !== passkey.player && join !== true)
        throw refused(409, 'otherPlayer');
      const { verifyAuthenticationResponse } = await webauthn();
      const verified =
        passkey &&
        (await verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge: isOwnChallenge(request, ''),
          ...{ expectedOrigin: origin, expectedRPID: name, requireUserVerification: false },
          credential: {
            ...{ id: passkey.id, counter: passkey.counter },
            publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
          },
        }).catch(() => null));
      if (!passkey || !verified?.verified) {
        state.limits.take('wrong', address);
        throw refused(401, 'noPasskey');
      }
      if (!state.limits.take('newKeys', address)) throw refused(429, 'busy');
      await state.people.markPasskeyUsed(passkey.id, verified.authenticationInfo.newCounter);
      const given = newKey();
      await state.people.addDevice(passkey.player, { id: newSecret(), keyHash: hashOf(given) }, state.now());
      return { key: given };
    },
  },
];
