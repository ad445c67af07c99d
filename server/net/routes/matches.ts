import { fields, whole } from '@conjure/engine';
import { unnamed } from '@conjure/host';
import type { Cursor } from '../../people/store.ts';
import { LASTS, MOST } from '../limits.ts';
import { checked, type HttpRoute, type RouteRequest, refused } from './route.ts';

/** How long somebody has to sit down at a table of the lobby. */
const CLAIMED = LASTS.deviceLink;

/** Where a list goes on, in a form that an address can carry. */
const cursorText = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function cursorIn({ query }: RouteRequest): Cursor | null {
  if (query.after === undefined || query.after === '') return null;
  try {
    const [mine, touched, match] = JSON.parse(Buffer.from(query.after, 'base64url').toString());
    if (Number.isSafeInteger(mine) && Number.isSafeInteger(touched) && typeof match === 'string')
      return [mine, touched, match];
  } catch {
    // Said below.
  }
  throw refused(400, 'malformed', { place: 'after', expected: 'what `next` was', got: 'something else' });
}

/** The names of those who sit at matches, by match and seat. */
async function namesAt({ state }: RouteRequest, matches: readonly string[]): Promise<Map<string, (string | null)[]>> {
  const seats = await state.people.seatsAt(matches);
  const players = await state.people.players([...new Set(seats.map(({ player }) => player))]);
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  const names = new Map<string, (string | null)[]>();
  for (const { match, player, seat } of seats) {
    const list = names.get(match) ?? [];
    for (let i = list.length; i <= seat; i++) list[i] = null;
    list[seat] = nameOf.get(player) ?? null;
    names.set(match, list);
  }
  return names;
}

const ownerOf = async (state: RouteRequest['state'], { match }: RouteRequest['params']): Promise<string | null> =>
  (await state.factsOf(match))?.owner ?? null;

export const MATCHES: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/matches',
    for: 'player',
    async answer(request) {
      const { state, who } = request;
      const after = cursorIn(request);
      const own = await state.people.matchesOf(who.player, after, MOST.matchesOnAPage);
      // Seats that are kept for him come before all; on the first page alone.
      const kept = after === null ? await state.people.invitations(who.player, Math.round(state.now())) : [];
      const listed = [...kept, ...own];
      const names = await namesAt(
        request,
        listed.map(({ match }) => match),
      );
      const last = own.length === MOST.matchesOnAPage ? own.at(-1) : undefined;
      return {
        matches: listed.map(({ match, summary, seats, phase, mine, touched }) => ({
          ...{ match, game: summary.game, chairs: summary.chairs, seats, phase, mine, touched },
          ...{ step: summary.step, over: summary.over, names: names.get(match) ?? [] },
        })),
        next: last ? cursorText([last.mine ? 1 : 0, last.touched, last.match]) : null,
      };
    },
  },
  {
    method: 'DELETE',
    path: '/api/matches/:match',
    for: 'player',
    /** Out of one's own list; what nobody lists is thrown away. */
    async answer({ state, who, params }) {
      const seats = await state.people.seatsAt([params.match]);
      if (!seats.some(({ player }) => player === who.player)) throw refused(404, 'noMatch');
      const isListed = !(await state.people.hideMatch(params.match, who.player));
      // A table that waits is its owner's, who may have no seat yet.
      const isOthers =
        (await state.phaseOf(params.match)) === 'waiting' && (await ownerOf(state, params)) !== who.player;
      if (!isListed && !isOthers) await state.deleteMatch(params.match);
      return {};
    },
  },
  {
    method: 'GET',
    path: '/api/lobby',
    for: 'player',
    async answer(request) {
      const { state } = request;
      const tables = await state.people.lobbyTables(cursorIn(request), MOST.matchesOnAPage);
      const ids = tables.map(({ match }) => match);
      const seats = await state.people.seatsAt(ids);
      const names = await namesAt(request, ids);
      const last = tables.length === MOST.matchesOnAPage ? tables.at(-1) : undefined;
      const shown = await Promise.all(
        tables.map(async ({ match, touched }) => {
          const facts = await state.factsOf(match);
          if (!facts) return [];
          const isTaken = (seat: number) => seats.some((one) => one.match === match && one.seat === seat);
          const open = facts.chairs.flatMap(({ who }, seat) => (who === 'person' && !isTaken(seat) ? [seat] : []));
          const { game, options, chairs, terms } = facts;
          const shown = chairs.map(unnamed);
          return [{ match, game, options, chairs: shown, terms, open, names: names.get(match) ?? [], touched }];
        }),
      );
      return { tables: shown.flat(), next: last ? cursorText([0, last.touched, last.match]) : null };
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:match/sit',
    for: 'player',
    /** An open seat of a table in the lobby. The page pledges next. */
    async answer({ state, who, params, body }) {
      const { seat } = checked(fields({ seat: whole(0, 99) }), body);
      const facts = await state.factsOf(params.match);
      if (!facts?.terms?.listed) throw refused(404, 'noMatch');
      if ((await state.phaseOf(params.match)) !== 'waiting') throw refused(409, 'begun');
      if (facts.chairs[seat]?.who !== 'person') throw refused(400, 'noSeat');
      if (!state.limits.take('claims', who.player)) throw refused(429, 'busy');
      const seats = await state.people.seatsAt([params.match]);
      const now = state.now();
      const isTaken = seats.some((one) => one.seat === seat && one.player !== who.player);
      if (isTaken || !(await state.people.claimSeat(params.match, seat, who.player, now, now + CLAIMED)))
        throw refused(409, 'taken');
      return {};
    },
  },
];
