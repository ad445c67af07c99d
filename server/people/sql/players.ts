import { type Sql, type SqlRow, sql, without } from '../../log/sql.ts';
import { MOST } from '../../net/limits.ts';
import type { Device, Passkey, PasskeyStore, PlayerStore } from '../store.ts';

const device = (found: SqlRow): Device => ({
  id: String(found.id),
  player: found.player === '' ? null : String(found.player),
  made: Number(found.made),
  seen: Number(found.seen),
  cookie: found.cookie_hash !== null,
});

const newDevice = (player: string, { id, keyHash }: { id: string; keyHash: string }, now: number) =>
  sql`insert into devices (id, player, key_hash, made, seen) values (${id}, ${player}, ${keyHash}, ${now}, ${now})
    on conflict do nothing returning id`;

/** Those that were not used for longest are thrown out. */
export const withoutOldDevices = (player: string, now: number) =>
  sql`update devices set player = '', cookie_hash = null, seen = ${now} where player = ${player} and id not in (
    select id from devices where player = ${player} order by seen desc, made desc, id limit ${MOST.devices})`;

export const playersIn = (run: Sql): PlayerStore => ({
  async deviceByKey(keyHash) {
    const [[found]] = await run(
      sql`select id, player, made, seen, cookie_hash from devices where key_hash = ${keyHash}`,
    );
    return found ? device(found) : null;
  },
  async addPlayer({ id, name, lang }, added, now) {
    const [[done]] = await run(
      newDevice(id, added, now),
      // Only with its device: of two that come with the same key at once the second is nobody.
      sql`insert into players (id, name, lang, made, seen)
        select ${id}, ${name}, ${lang}, cast(${now} as bigint), cast(${now} as bigint)
        where exists (select 1 from devices where player = ${id})`,
    );
    return done !== undefined;
  },
  async markSeen(id, player, now) {
    await run(
      sql`update devices set seen = ${now} where id = ${id}`,
      sql`update players set seen = ${now} where id = ${player}`,
    );
  },
  async players(ids) {
    if (ids.length === 0) return [];
    const [found] = await run(sql`select id, name, lang from players where id in ${ids}`);
    return found.map(({ id, name, lang }) => ({ id: String(id), name: String(name), lang: String(lang) }));
  },
  async rename({ id, name, lang }) {
    await run(sql`update players set name = ${name}, lang = ${lang} where id = ${id}`);
  },
  async devicesOf(player) {
    const [found] = await run(
      sql`select id, player, made, seen, cookie_hash from devices where player = ${player} order by made, id`,
    );
    return found.map(device);
  },
  async addDevice(player, added, now) {
    const [[done]] = await run(newDevice(player, added, now), withoutOldDevices(player, now));
    return done !== undefined;
  },
  async throwOut(player, id, now) {
    const [[done]] = await run(
      sql`update devices set player = '', cookie_hash = null, seen = ${now} where id = ${id} and player = ${player} returning id`,
    );
    return done !== undefined;
  },
  async devicesThrownOut(since) {
    const [found] = await run(sql`select id from devices where player = '' and seen >= ${since}`);
    return found.map(({ id }) => String(id));
  },
  async sweepThrownOut(before) {
    await run(sql`delete from devices where player = '' and seen < ${before}`);
  },
  async setCookie(id, cookieHash) {
    await run(sql`update devices set cookie_hash = ${cookieHash} where id = ${id} and player <> ''`);
  },
  async renewByCookie(cookieHash, to) {
    const [[found]] = await run(
      sql`update devices set key_hash = ${to.keyHash}, cookie_hash = ${to.cookieHash}
        where cookie_hash = ${cookieHash} and player <> '' returning id, player, made, seen, cookie_hash`,
    );
    return found ? device(found) : null;
  },
  async forgetPlayer(player, now) {
    await run(
      sql`delete from players where id = ${player}`,
      // As they are thrown out, so that other processes end their lines.
      sql`update devices set player = '', cookie_hash = null, seen = ${now} where player = ${player}`,
      ...without(
        ['passkeys', 'channels', 'links', 'watchers', 'wordy', 'chat', 'notices', 'present'],
        'player',
        player,
      ),
      sql`update places set hidden = 1 where player = ${player}`,
    );
  },
});

const passkey = (found: SqlRow): Passkey => ({
  id: String(found.id),
  player: String(found.player),
  publicKey: String(found.public_key),
  counter: Number(found.counter),
});

export const passkeysIn = (run: Sql): PasskeyStore => ({
  async addPasskey({ id, player, publicKey, counter }, now) {
    const [[done]] = await run(
      sql`insert into passkeys (id, player, public_key, counter, made)
        values (${id}, ${player}, ${publicKey}, ${counter}, ${now}) on conflict do nothing returning id`,
    );
    return done !== undefined;
  },
  async findPasskey(id) {
    const [[found]] = await run(sql`select id, player, public_key, counter from passkeys where id = ${id}`);
    return found ? passkey(found) : null;
  },
  async passkeysOf(player) {
    const [found] = await run(
      sql`select id, player, public_key, counter from passkeys where player = ${player} order by made, id`,
    );
    return found.map(passkey);
  },
  async markPasskeyUsed(id, counter) {
    await run(sql`update passkeys set counter = ${counter} where id = ${id}`);
  },
  async dropPasskey(player, id) {
    const [[done]] = await run(sql`delete from passkeys where id = ${id} and player = ${player} returning id`);
    return done !== undefined;
  },
});
