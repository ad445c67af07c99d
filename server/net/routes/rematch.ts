import type { Seat } from '@conjure/engine';
import { type Chair, unnamed } from '@conjure/host';
import { rotated, seatAfter, tableAfter } from '../../people/rematches.ts';
import type { MatchFacts } from '../../server-state.ts';
import { askHost } from '../ask-host.ts';
import { LASTS } from '../limits.ts';
import { type HttpRoute, type RouteRequest, refused } from './route.ts';

type Holders = readonly { readonly player: string; readonly seat: Seat }[];

/** Who sat where, one seat further; a bot goes on for whoever left. Names stay with those whom `by` had named himself. */
function chairsAfter({ chairs, terms, owner }: MatchFacts, holders: Holders, by: string): Chair[] {
  const holderOf = (seat: Seat) => holders.find((one) => one.seat === seat)?.player;
  const bot = (): Chair => ({ who: 'bot', level: terms?.substitute ?? 'adept' });
  const after = (chair: Chair, seat: Seat): Chair => {
    const holder = holderOf(seat);
    if (chair.who === 'person' && holder === undefined) return bot();
    return holder === owner && owner === by ? chair : unnamed(chair);
  };
  return rotated(chairs.map(after));
}

/** Opens the table, and keeps its seats for those who sat at the match before; of two who ask at once both get the same one. */
async function openAgain({ state, who }: RouteRequest, before: string, facts: MatchFacts, holders: Holders) {
  const { game, options, terms } = facts;
  const opening = { do: 'open', game, options, terms, seats: chairsAfter(facts, holders, who.player) };
  const { replies } = await askHost(state, who, opening);
  const table = replies.find(({ is }) => is === 'table');
  if (!table) throw refused(429, String(replies[0]?.what ?? 'busy'));
  const [own, now] = [String(table.match), Math.round(state.now())];
  const match = await state.people.metaOnce(tableAfter(before), own);
  if (match !== own) {
    await state.deleteMatch(own);
    return match;
  }
  for (const { player, seat } of holders)
    await state.people.claimSeat(match, seatAfter(seat, facts.chairs.length), player, now, now + LASTS.seatLink);
  for (const connection of state.connections.at(before))
    connection.send({ is: 'rematch', match: before, to: match, by: who.player });
  return match;
}

/** The table that was opened after a match, unless it has been thrown away since. */
async function openedAfter({ state, params }: RouteRequest): Promise<string | null> {
  const known = await state.people.meta(tableAfter(params.match));
  if (known === null) return null;
  if ((await state.phaseOf(known)) !== null) return known;
  await state.people.dropMeta(tableAfter(params.match));
  return null;
}

export const REMATCH: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/matches/:match/rematch',
    for: 'player',
    /** Another match with the same people on the same terms: its seats are theirs without a link. */
    async answer(request) {
      const { state, who, params } = request;
      const facts = await state.factsOf(params.match);
      const holders = await state.people.seatsAt([params.match]);
      if (!facts?.terms || !holders.some(({ player }) => player === who.player)) throw refused(404, 'noMatch');
      if ((await state.phaseOf(params.match)) !== 'closed') throw refused(409, 'begun');
      const known = await openedAfter(request);
      return { match: known ?? (await openAgain(request, params.match, facts, holders)) };
    },
  },
  {
    method: 'GET',
    path: '/api/matches/:match/rematch',
    for: 'player',
    /** The table that one of them has opened since; `null` where nobody has. */
    async answer(request) {
      const { state, who, params } = request;
      const { seats } = await state.rightsOf(who.player, params.match);
      if (seats.length === 0) throw refused(404, 'noMatch');
      return { match: await openedAfter(request) };
    },
  },
  {
    method: 'GET',
    path: '/api/matches/:match/seats',
    for: 'player',
    /** The seats of a table that are kept for one. */
    async answer({ state, who, params }) {
      const { watch } = await state.rightsOf(who.player, params.match);
      if (!watch) throw refused(404, 'noMatch');
      return { kept: await state.people.grantedSeats(params.match, who.player, Math.round(state.now())) };
    },
  },
];
