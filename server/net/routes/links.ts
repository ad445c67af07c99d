import { fields, oneOf, pattern, type Shape, whole } from '@conjure/engine';
import { unnamed } from '@conjure/host';
import type { Identity } from '../../people/identity.ts';
import { hashOf, isKey, newSecret } from '../../people/keys.ts';
import type { Link } from '../../people/store.ts';
import type { MatchFacts } from '../../server-state.ts';
import { askHost } from '../ask-host.ts';
import { LASTS, MOST } from '../limits.ts';
import { checked, type HttpRoute, type RouteRequest, refused } from './route.ts';

const secret = pattern(/^[\w-]{22}$/, 'the 22 characters of a link');
const linkShape = fields({ link: secret });
const offerShape: Shape<{ kind: 'seat' | 'watch'; seat?: number }> = fields(
  { kind: oneOf('seat', 'watch') },
  { seat: whole(0, 99) },
);

/** The link that was named, unless it is not there or its time is up. Whoever guesses is slowed down. */
async function linkFrom({ state, body, address }: RouteRequest): Promise<Link> {
  const link = await state.people.findLink(hashOf(checked(linkShape, body).link));
  const isGood = link && link.kind !== 'challenge' && (link.until === null || link.until > state.now());
  if (isGood) return link;
  state.limits.take('wrong', address);
  throw refused(404, 'noLink');
}

/** Sits down where a match is under way. Who may not leaves the link to somebody else; what was offered before it began is taken by then. */
async function sitAt({ state }: RouteRequest, who: Identity, { hash, match, seat }: Link): Promise<void> {
  const { replies } = await askHost(state, who, { do: 'continue', match, seats: [seat] });
  if (replies.some(({ is, seats }) => is === 'opened' && Array.isArray(seats) && seats.includes(seat))) return;
  await state.people.unspendLink(hash, who.player);
  throw refused(409, replies.some(({ what }) => what === 'satElsewhere') ? 'satElsewhere' : 'taken');
}

/** The match that somebody opened; nobody else hands out its seats. */
async function ownTable({ state, who, params }: RouteRequest) {
  const facts = await state.factsOf(params.match);
  if (!facts || facts.owner !== who.player) throw refused(404, 'noMatch');
  return facts;
}

/** What is to be known before somebody sits down. */
const publicFacts = ({ game, options, terms, chairs, sealed }: MatchFacts) => ({
  ...{ game, options, terms, sealed },
  chairs: chairs.map(unnamed),
});

export const LINKS: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/links/look',
    for: 'anybody',
    /** What a link is to, without spending it: previews of chat programs do no harm, and neither does looking. */
    async answer(request) {
      const { state } = request;
      const { kind, match, seat, player, until, spentBy } = await linkFrom(request);
      const facts = match === null ? null : await state.factsOf(match);
      const [by] = await state.people.players([player]);
      return {
        kind,
        by: by?.name ?? '',
        spent: spentBy !== null,
        until,
        ...(match === null ? {} : { match }),
        ...(seat === null ? {} : { seat }),
        ...(facts ? publicFacts(facts) : {}),
      };
    },
  },
  {
    method: 'POST',
    path: '/api/links',
    for: 'anybody',
    async answer(request) {
      const { state, key } = request;
      const { hash, kind, match, spentBy } = await linkFrom(request);
      if (kind === 'device') {
        if (!isKey(key)) throw refused(401, 'noKey');
        // The key of a device that is there already stays whose it is; one that has come by this link may not have heard so.
        const known = await state.people.deviceByKey(hashOf(key));
        if (known && known.id === spentBy && known.player !== null) return { kind };
        if (known) throw refused(409, 'known');
        if (!state.limits.take('newKeys', request.address)) throw refused(429, 'busy');
        const spent = await state.people.spendDeviceLink(hash, { id: newSecret(), keyHash: hashOf(key) }, state.now());
        if (!spent) throw refused(409, 'spent');
        return { kind };
      }
      const who = await request.state.requireIdentity(request);
      if (match === null) throw refused(404, 'noLink');
      if (kind === 'watch') {
        await state.people.addWatcher(match, who.player, hash);
        return { kind, match };
      }
      const spent = await state.people.spendLink(hash, 'seat', who.player, state.now());
      if (!spent) throw refused(409, 'spent');
      if ((await state.phaseOf(match)) === 'playing') await sitAt(request, who, spent);
      return { kind, match, seat: spent.seat };
    },
  },
  {
    method: 'GET',
    path: '/api/matches/:match/links',
    for: 'player',
    async answer(request) {
      await ownTable(request);
      const links = await request.state.people.linksOf(request.params.match);
      return {
        links: links.map(({ hash, kind, seat, until, spentBy }) => ({
          id: hash,
          kind,
          seat,
          until,
          spent: spentBy !== null,
        })),
      };
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:match/links',
    for: 'player',
    async answer(request) {
      const { state, who, params, body } = request;
      const { kind, seat } = checked(offerShape, body);
      const facts = await ownTable(request);
      const isSeat = kind === 'seat';
      if (isSeat && (seat === undefined || facts.chairs[seat]?.who !== 'person')) throw refused(400, 'noSeat');
      // The owner hands out seats until the match begins; then only one that the others have freed.
      if (isSeat && (await state.phaseOf(params.match)) !== 'waiting') {
        const places = await state.people.seatsAt([params.match]);
        if (places.some((place) => place.seat === seat)) throw refused(409, 'begun');
      }
      if (!isSeat && !facts.terms?.watchers) throw refused(409, 'noWatchers');
      const links = await state.people.linksOf(params.match);
      if (links.length >= MOST.linksOfMatch) throw refused(429, 'tooMany');
      const made = state.now();
      const [link, until] = [newSecret(), isSeat ? made + LASTS.seatLink : null];
      const to = { match: params.match, seat: isSeat ? (seat ?? null) : null, player: who.player, until };
      await state.people.addLink({ hash: hashOf(link), kind, ...to, spentBy: null, made });
      return { id: hashOf(link), link: state.linkTo(link), until };
    },
  },
  {
    method: 'DELETE',
    path: '/api/matches/:match/links/:link',
    for: 'player',
    async answer(request) {
      const { state, params } = request;
      await ownTable(request);
      if (!(await state.people.dropLink(params.match, params.link))) throw refused(404, 'noLink');
      await state.dismissWatchers([params.match]);
      return {};
    },
  },
];
