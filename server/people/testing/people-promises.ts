import { canonical } from '@conjure/engine';
import { MOST } from '../../net/limits.ts';
import type { Link, PeopleStore } from '../store.ts';

/** What every store of people promises, in SQLite as in PostgreSQL. Each throws where the promise is broken. */
export const PEOPLE_PROMISES: readonly { readonly promise: string; keeps(people: PeopleStore): Promise<void> }[] = [
  {
    promise: 'a player is found by the hash of a device’s key, and a key is one device’s',
    async keeps(people) {
      same('nobody', await people.deviceByKey('k1'), null);
      same('joined', await people.addPlayer(anna, { id: 'd1', keyHash: 'k1' }, 10), true);
      same('the same key', await people.addPlayer({ ...anna, id: 'q' }, { id: 'd2', keyHash: 'k1' }, 11), false);
      same('players', await people.players(['p', 'q', 'none']), [anna]);
      same('of none', await people.players([]), []);
      const device = { id: 'd1', player: 'p', made: 10, seen: 10, cookie: false };
      same('the device', await people.deviceByKey('k1'), device);
      await people.markSeen('d1', 'p', 50);
      same('another', await people.addDevice('p', { id: 'd2', keyHash: 'k2' }, 20), true);
      same('one that is there', await people.addDevice('p', { id: 'd3', keyHash: 'k2' }, 20), false);
      same('devices', await people.devicesOf('p'), [
        { ...device, seen: 50 },
        { id: 'd2', player: 'p', made: 20, seen: 20, cookie: false },
      ]);
      await people.rename({ ...anna, name: 'Anne', lang: 'fr' });
      same('renamed', await people.players(['p']), [{ id: 'p', name: 'Anne', lang: 'fr' }]);
    },
  },
  {
    promise: 'a device that was thrown out is nobody’s, and others cannot throw it out',
    async keeps(people) {
      await people.addPlayer(anna, { id: 'd1', keyHash: 'k1' }, 10);
      await people.setCookie('d1', 'c1');
      same('by another', await people.throwOut('q', 'd1', 30), false);
      same('nobody yet', await people.devicesThrownOut(0), []);
      same('by him', await people.throwOut('p', 'd1', 30), true);
      same('again', await people.throwOut('p', 'd1', 31), false);
      same('its player', (await people.deviceByKey('k1'))?.player, null);
      same('thrown out', [await people.devicesThrownOut(30), await people.devicesThrownOut(31)], [['d1'], []]);
      same('its cookie', await people.renewByCookie('c1', { keyHash: 'k9', cookieHash: 'c9' }), null);
    },
  },
  {
    promise: 'of too many devices the one that was not used for longest is thrown out',
    async keeps(people) {
      await people.addPlayer(anna, { id: 'd0', keyHash: 'k0' }, 0);
      for (let i = 1; i < MOST.devices; i++) await people.addDevice('p', { id: `d${i}`, keyHash: `k${i}` }, i);
      await people.markSeen('d0', 'p', 100);
      same('all of them', (await people.devicesOf('p')).length, MOST.devices);
      await people.addDevice('p', { id: 'a', keyHash: 'ka' }, 200);
      await people.addLink(link('h', { kind: 'device', match: null, seat: null }));
      await people.spendDeviceLink('h', { id: 'b', keyHash: 'kb' }, 300);
      same('no more', (await people.devicesOf('p')).length, MOST.devices);
      const known = await Promise.all(['k0', 'k1', 'k2', 'k3', 'ka', 'kb'].map((key) => people.deviceByKey(key)));
      same(
        'whose they are',
        known.map((device) => device?.player ?? null),
        ['p', null, null, 'p', 'p', 'p'],
      );
      same('thrown out', (await people.devicesThrownOut(200)).sort(), ['d1', 'd2']);
    },
  },
  {
    promise: 'a cookie gives a device another key, once',
    async keeps(people) {
      await people.addPlayer(anna, { id: 'd1', keyHash: 'k1' }, 10);
      await people.setCookie('d1', 'c1');
      const both = await Promise.all(
        [1, 2].map((n) => people.renewByCookie('c1', { keyHash: `k${n}0`, cookieHash: `c${n}0` })),
      );
      same('one of two', both.filter((one) => one !== null).length, 1);
      same('the old key', await people.deviceByKey('k1'), null);
      const found = await Promise.all(['k10', 'k20'].map((key) => people.deviceByKey(key)));
      same(
        'the new key',
        found.flatMap((one) => one?.id ?? []),
        ['d1'],
      );
    },
  },
  {
    promise: 'a link to a seat is one player’s, who may ask again; its time can be up',
    async keeps(people) {
      await people.addLink(link('h', { seat: 1, until: 100 }));
      const both = await Promise.all(['p', 'q'].map((by) => people.spendLink('h', 'seat', by, 50)));
      same('one of two', both.filter((one) => one !== null).length, 1);
      const [winner, loser] = both[0] ? ['p', 'q'] : ['q', 'p'];
      same('again', (await people.spendLink('h', 'seat', winner, 60))?.spentBy, winner);
      same('the other', await people.spendLink('h', 'seat', loser, 60), null);
      await people.unspendLink('h', loser);
      same('only its spender gives it back', await people.spendLink('h', 'seat', loser, 60), null);
      await people.unspendLink('h', winner);
      same('then it is another’s', (await people.spendLink('h', 'seat', loser, 60))?.spentBy, loser);
      await people.unspendLink('h', loser);
      await people.spendLink('h', 'seat', winner, 60);
      same('as something else', await people.spendLink('h', 'challenge', winner, 60), null);
      same('given', [await people.grantedSeats('m', winner, 999), await people.grantedSeats('m', loser, 0)], [[1], []]);
      await people.addLink(link('late', { until: 100 }));
      same('too late', await people.spendLink('late', 'seat', 'p', 100), null);
      same(
        'the list',
        (await people.linksOf('m')).map(({ hash }) => hash),
        ['h', 'late'],
      );
      same('taken back', await people.dropLink('m', 'late'), true);
      same('a spent one', await people.dropLink('m', 'h'), false);
      same('of another match', await people.dropLink('n', 'h'), false);
    },
  },
  {
    promise: 'a link to another device adds it to its player once',
    async keeps(people) {
      await people.addPlayer(anna, { id: 'd1', keyHash: 'k1' }, 10);
      await people.addLink(link('h', { kind: 'device', match: null, seat: null, until: 100 }));
      const both = await Promise.all(
        [2, 3].map((n) => people.spendDeviceLink('h', { id: `d${n}`, keyHash: `k${n}` }, 50)),
      );
      same('one of two', both.filter((one) => one !== null).length, 1);
      same('devices', (await people.devicesOf('p')).length, 2);
      same('too late', await people.spendDeviceLink('h', { id: 'd4', keyHash: 'k4' }, 200), null);
    },
  },
  {
    promise: 'links to devices and challenges go when their time is up, and links to a match stay with it',
    async keeps(people) {
      const own = { match: null, seat: null };
      await people.addLink(link('d', { kind: 'device', ...own, until: 100 }));
      await people.addLink(link('c', { kind: 'challenge', ...own, until: 200 }));
      await people.addLink(link('s', { until: 100 }));
      await people.sweepLinks(150);
      const left = await Promise.all(['d', 'c', 's'].map((hash) => people.findLink(hash)));
      same(
        'left',
        left.map((one) => one?.hash ?? null),
        [null, 'c', 's'],
      );
    },
  },
  {
    promise: 'a device that was thrown out is known as that for a while',
    async keeps(people) {
      await people.addPlayer({ id: 'p', name: '', lang: 'en' }, { id: 'd', keyHash: 'k' }, 0);
      await people.addDevice('p', { id: 'd2', keyHash: 'k2' }, 0);
      await people.throwOut('p', 'd2', 50);
      await people.sweepThrownOut(50);
      same('there', (await people.deviceByKey('k2'))?.player, null);
      await people.sweepThrownOut(51);
      same('gone', await people.deviceByKey('k2'), null);
      same('the other', (await people.deviceByKey('k'))?.player, 'p');
    },
  },
  {
    promise: 'who watches by a link watches until it is taken back',
    async keeps(people) {
      await people.addLink(link('w', { kind: 'watch', seat: null, until: null }));
      same('nobody', await people.isWatcher('m', 'q'), false);
      for (const player of ['q', 'r', 'q']) await people.addWatcher('m', player, 'w');
      await people.addWatcher('m', 's', 'none');
      const watch = (player: string) => people.isWatcher('m', player);
      same('watchers', await Promise.all(['q', 'r', 's'].map(watch)), [true, true, false]);
      const all = (await people.watchersOf(['m', 'n'])).map(({ match, player }) => `${match} ${player}`);
      same('all of them', [all.sort(), await people.watchersOf([])], [['m q', 'm r'], []]);
      same('taken back', await people.dropLink('m', 'w'), true);
      same('nobody any more', await Promise.all(['q', 'r'].map(watch)), [false, false]);
    },
  },
  {
    promise: 'a seat of the lobby is claimed by one, until his time is up',
    async keeps(people) {
      same('first', await people.claimSeat('m', 2, 'p', 0, 100), true);
      same('another', await people.claimSeat('m', 2, 'q', 50, 150), false);
      same('the same', await people.claimSeat('m', 2, 'p', 60, 160), true);
      same('another seat', await people.claimSeat('m', 3, 'q', 60, 160), true);
      // Asking again makes it no longer.
      same('late', await people.claimSeat('m', 2, 'q', 110, 210), true);
      const given = (player: string, now: number) => people.grantedSeats('m', player, now);
      same('given', await Promise.all([given('p', 0), given('q', 159), given('q', 210)]), [[], [2, 3], []]);
    },
  },
  {
    promise: 'what is said has an order, a count, and an end',
    async keeps(people) {
      const say = (id: string, at: number, player = 'p') =>
        people.addChatLine('m', { id, player, phrase: null, words: `${id} \u0001 <b>`, at });
      for (const [i, id] of ['b', 'a', 'c', 'c'].entries()) await say(id, 10 + i);
      same(
        'all',
        (await people.chatLines('m', '', 10)).map(({ id }) => id),
        ['a', 'b', 'c'],
      );
      same(
        'the last',
        (await people.chatLines('m', '', 2)).map(({ id }) => id),
        ['b', 'c'],
      );
      same(
        'after',
        (await people.chatLines('m', 'b', 10)).map(({ words }) => words),
        ['c \u0001 <b>'],
      );
      same('said', [await people.countChatLines('m', 'p', 11), await people.countChatLines('m', 'q', 0)], [2, 0]);
      same(
        'anywhere',
        (await people.chatLinesSince(12)).map(({ match, id }) => [match, id]),
        [['m', 'c']],
      );
      await people.allowWords('m', 'p');
      await people.allowWords('m', 'p');
      same('wordy', [await people.playersAllowingWords('m'), await people.playersAllowingWords('n')], [['p'], []]);
      await people.sweepChat(12);
      same(
        'swept',
        (await people.chatLines('m', '', 10)).map(({ id }) => id),
        ['c'],
      );
    },
  },
  {
    promise: 'a channel is proved by its code, and is its player’s',
    async keeps(people) {
      const channel = {
        id: 'c',
        player: 'p',
        kind: 'webhook',
        address: 'https://a',
        keys: '{}',
        failed: 0,
        made: 1,
      } as const;
      await people.addChannel({ ...channel, proved: false, code: '123456' });
      same('another code', await people.proveChannel('p', 'c', '654321'), false);
      same('another player', await people.proveChannel('q', 'c', '123456'), false);
      same('proved', await people.proveChannel('p', 'c', '123456'), true);
      same('again', await people.proveChannel('p', 'c', '123456'), false);
      await people.setChannelFailures('c', 3);
      same('channels', await people.channelsOf('p'), [{ ...channel, proved: true, code: null, failed: 3 }]);
      same('another’s', await people.dropChannel('q', 'c'), false);
      same('his', await people.dropChannel('p', 'c'), true);
      same('none', await people.channelsOf('p'), []);
    },
  },
  {
    promise: 'passkeys are counted, and are their players’',
    async keeps(people) {
      const passkey = { id: 'k', player: 'p', publicKey: 'x', counter: 0 };
      same('added', await people.addPasskey(passkey, 1), true);
      same('again', await people.addPasskey({ ...passkey, player: 'q' }, 1), false);
      await people.markPasskeyUsed('k', 7);
      same('found', await people.findPasskey('k'), { ...passkey, counter: 7 });
      same('listed', (await people.passkeysOf('p')).length, 1);
      same('another’s', await people.dropPasskey('q', 'k'), false);
      same('his', await people.dropPasskey('p', 'k'), true);
      same('gone', await people.findPasskey('k'), null);
    },
  },
  {
    promise: 'processes are known while they are there, and who is at matches by them',
    async keeps(people) {
      same('never', await people.lastSeen(), null);
      await people.markAlive('one', 10, '{}');
      await people.markAlive('two', 20, '{}');
      await people.markAlive('one', 30, '{"a":1}');
      same('last', await people.lastSeen(), 30);
      same('alive', await people.processesAlive(25), [{ process: 'one', seen: 30, can: '{"a":1}' }]);
      await people.updatePresence(
        'one',
        [
          ['m', 'p'],
          ['n', 'p'],
        ],
        [],
      );
      await people.updatePresence(
        'two',
        [
          ['m', 'p'],
          ['m', 'q'],
        ],
        [],
      );
      await people.updatePresence('one', [], [['n', 'p']]);
      same('present', await people.presentAt(['m', 'n']), [
        { match: 'm', player: 'p' },
        { match: 'm', player: 'q' },
      ]);
      await people.removeProcessesBefore(25);
      same('with one', await people.presentAt(['m']), [{ match: 'm', player: 'p' }]);
      await people.removeProcess('one');
      same('with none', await people.presentAt(['m']), []);
      same('still known', await people.lastSeen(), 30);
    },
  },
  {
    promise: 'outages, and what is kept for all processes under a name',
    async keeps(people) {
      await people.addOutage(10, 20);
      await people.addOutage(10, 30);
      await people.addOutage(10, 25);
      await people.addOutage(50, 60);
      same('outages', await people.outages(0), [
        { since: 10, until: 30 },
        { since: 50, until: 60 },
      ]);
      same('after', await people.outages(30), [{ since: 50, until: 60 }]);
      same('none', await people.meta('name'), null);
      const both = await Promise.all(['x', 'y'].map((value) => people.metaOnce('name', value)));
      same('the same for both', both[0] === both[1], true);
      await people.setMeta('name', 'z');
      same('set', await people.meta('name'), 'z');
    },
  },
  {
    promise: 'who is forgotten is nobody any more',
    async keeps(people) {
      await people.addPlayer(anna, { id: 'd1', keyHash: 'k1' }, 10);
      await people.addChatLine('m', { id: 'a', player: 'p', phrase: 'hello', words: null, at: 1 });
      await people.addPasskey({ id: 'k', player: 'p', publicKey: 'x', counter: 0 }, 1);
      await people.addLink(link('h'));
      await people.forgetPlayer('p', 40);
      same('thrown out', await people.devicesThrownOut(40), ['d1']);
      same('player', await people.players(['p']), []);
      same('device', (await people.deviceByKey('k1'))?.player, null);
      same(
        'rest',
        [await people.chatLines('m', '', 9), await people.findPasskey('k'), await people.findLink('h')],
        [[], null, null],
      );
    },
  },
];

const anna = { id: 'p', name: 'Anna', lang: 'de' };

const link = (hash: string, more: Partial<Link> = {}): Link => ({
  ...{ hash, kind: 'seat', match: 'm', seat: 0, player: 'p', until: 1_000, spentBy: null, made: 1 },
  ...more,
});

function same(what: string, got: unknown, wanted: unknown): void {
  if (canonical(got) !== canonical(wanted))
    throw new Error(`${what}: ${canonical(got)} instead of ${canonical(wanted)}`);
}
