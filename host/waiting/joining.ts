import { create, type Fault, readOptions } from '@conjure/engine';
import { admits, filterAsync } from '../admits.ts';
import { followUp } from '../bot-scheduler.ts';
import { chairFault, levelOf } from '../bots.ts';
import type { ClientMessageOf } from '../client-messages.ts';
import { commitAtTable, createInStore, sentBefore } from '../commit.ts';
import { sealOf } from '../fair.ts';
import { type HostState, playerOf, type ReplyFn } from '../host-state.ts';
import { load } from '../loading.ts';
import type { Opening } from '../log/row.ts';
import { hasPlace, matchOrTable } from '../memory.ts';
import { withPresent } from '../presence.ts';
import { type Connection, error } from '../server-messages.ts';
import { atTable, tableFor } from './at-table.ts';
import { newTable } from './table.ts';

/** Opens a table where a match is to be played online. Whoever opens it sits nowhere yet. */
export async function openTable(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'open'>,
  reply: ReplyFn,
): Promise<void> {
  const { deps } = host;
  const { terms, seats: chairs } = message;
  const game = await deps.games.get(message.game, deps.rulesFor?.(message.game));
  if (!game) return reply(error('noGame'));
  if (!hasPlace(host)) return reply(error('full'));
  if (!deps.newSecret || !terms) return reply(error('failed'));
  const read = readOptions(game.options, message.options);
  const trial = { seats: chairs.length, seed: NO_SEED, chance: 'hmac-1' as const, options: message.options };
  const made = create(game, trial);
  const fault =
    choicesFault(message) ??
    chairFault(chairs) ??
    levelFault(terms.substitute) ??
    ('fault' in read ? read.fault : null) ??
    ('fault' in made ? made.fault : null);
  if (fault || 'fault' in read) return reply(error('malformed', fault ? { fault } : {}));
  const [match, secret, player] = [deps.newId(), deps.newSecret(), playerOf(host, from)];
  const { id, version: rules } = game;
  const opening: Opening = {
    ...{ match, game: id, rules, options: read.options, seed: secret, chance: 'hmac-1', chairs },
    ...{ terms, seal: sealOf(match, secret), owner: player },
  };
  const table = newTable(game, opening, Math.round(deps.scheduler.now()));
  const hosted = { ...table, here: withPresent(table.here, from, { player, seats: [] }) };
  await createInStore(host, opening, { after: hosted, rows: [] });
  reply(tableFor(hosted, from));
}

const NO_SEED = '0'.repeat(64);

/** Nobody wishes for dice that others are to play by. */
function choicesFault({ seed, scenario, practice, hold, seats }: ClientMessageOf<'open'>): Fault | null {
  const chosen = Object.entries({ seed, scenario, practice, hold }).find(([, value]) => value !== undefined);
  if (chosen) return { place: chosen[0], expected: 'nothing, in a match that is played online', got: 'something' };
  const people = seats.filter(({ who }) => who === 'person').length;
  return people > 0 ? null : { place: 'seats', expected: 'a seat for a person', got: 'bots alone' };
}

function levelFault(level: string): Fault | null {
  const found = levelOf(level, 'terms.substitute');
  return 'fault' in found ? found.fault : null;
}

/** Somebody sits down at a table and promises, tells what he promised, or gets up. */
export async function doAtTable(
  host: HostState,
  from: Connection,
  message: ClientMessageOf<'pledge' | 'text' | 'stand'>,
  reply: ReplyFn,
): Promise<void> {
  const { match: id } = message;
  if (!matchOrTable(host, id)) {
    const against = (await admits(host, from, id, 'watch')) ? await load(host, id) : error('noMatch', { match: id });
    if (against) return reply(against);
  }
  const sender = { from, nonce: message.nonce, re: message.id };
  const table = host.tables.get(id);
  if (!table) {
    // It may be what the match has begun with.
    const n = sentBefore(host, id, sender);
    return reply(n === undefined ? error('notNow', { match: id }) : { is: 'done', match: id, n });
  }
  const player = playerOf(host, from);
  if (message.do === 'pledge') {
    const isHis = (seat: number) => table.places[seat]?.player === player;
    const admitted = await filterAsync(message.seats, async (seat) => isHis(seat) || admits(host, from, id, seat));
    if (admitted.length < message.seats.length) return reply(error('notYourSeat', { match: id }));
    // Whoever sits down is there.
    if (!table.here.has(from))
      host.tables.set(id, { ...table, here: withPresent(table.here, from, { player, seats: [] }) });
  }
  await followUp(
    host,
    id,
    commitAtTable(host, id, (now) => atTable(now, from, player, message), sender),
    sender,
  );
}
