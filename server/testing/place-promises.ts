import type { LogRow, Opening, Projection } from '@conjure/host';
import { expect } from 'vitest';
import type { Database } from '../log/database.ts';
import type { Channel } from '../people/store.ts';

const opening: Opening = {
  ...{ match: 'm', game: 'demons', rules: 2, options: {}, seed: 'seed' },
  chairs: [{ who: 'person' }, { who: 'person' }],
};

const row = (n: number): LogRow => ({ kind: 'answer', body: { seat: 0, answer: n }, n, at: n * 1_000 });

/** Where the turn of the seats is that are said to have it. */
const projection = (mine: readonly boolean[], more: Partial<Projection> = {}): Projection => ({
  summary: { match: 'm', game: 'demons', chairs: [], practice: false, over: false, step: 0, saved: 0 },
  ...{ phase: 'playing', due: null },
  places: mine.map((isMine, seat) => ({ player: `p${seat}`, seat, mine: isMine })),
  ...more,
});

const LATER = 1_000_000;
const link = { kind: 'seat', match: 'm', player: 'p0', until: LATER, spentBy: null, made: 0 } as const;
const proved = (player: string): Channel => ({
  ...{ id: player, player, kind: 'webhook', address: 'https://example.org', keys: '', proved: true, code: null },
  ...{ failed: 0, made: 0 },
});

/** What follows from the deeds of a match for who sits there, besides the log: in SQLite and in PostgreSQL. */
export const PLACE_PROMISES: readonly { readonly promise: string; keeps(database: Database): Promise<void> }[] = [
  {
    promise: 'who has which seat and whose turn it is follows from the deeds',
    async keeps({ store, people }) {
      const own = async (player: string) =>
        (await people.matchesOf(player, null, 9)).map(({ seats, mine, touched }) => ({ seats, mine, touched }));
      await store.create(opening, [row(1)], projection([true, false]));
      expect(await people.seatsAt(['m'])).toMatchObject([{ mine: true }, { mine: false }]);
      await store.append('m', [row(2)], projection([false, true]));
      expect(await people.seatsAt(['m'])).toMatchObject([{ mine: false }, { mine: true }]);
      expect([await own('p0'), await own('p1')]).toEqual([
        [{ seats: [0], mine: false, touched: 2_000 }],
        [{ seats: [1], mine: true, touched: 2_000 }],
      ]);
      // Whoever leaves has the match on his list no more, and who comes in his place has it.
      const instead = [
        { player: 'p0', seat: 0, mine: true },
        { player: 'q', seat: 1, mine: true },
      ];
      await store.append('m', [row(3)], projection([], { places: instead }));
      expect(await people.seatsAt(['m'])).toMatchObject(instead);
      expect([await own('p1'), await own('q')]).toEqual([[], [{ seats: [1], mine: true, touched: 3_000 }]]);
      await store.append('m', [row(4)], projection([true]));
      expect(await people.seatsAt(['m'])).toMatchObject([{ player: 'p0', seat: 0, mine: true }]);
    },
  },
  {
    promise:
      'whoever leaves a match may look on, and what was offered of his seat before is gone; at a table that waits it stays',
    async keeps({ store, people }) {
      const offer = (hash: string, seat: number) =>
        people.addLink({ ...link, hash, seat }).then(() => people.spendLink(hash, 'seat', 'q', 0));
      const left = async () => (await people.linksOf('m')).map(({ hash }) => hash);
      await store.create(opening, [row(1)], projection([false, false], { phase: 'waiting' }));
      await offer('a', 0);
      await offer('b', 1);
      await store.append('m', [row(2)], projection([false], { phase: 'waiting' }));
      expect([await left(), await people.watchersOf(['m'])]).toEqual([['a', 'b'], []]);
      await store.append('m', [row(3)], projection([true, false]));
      await store.append('m', [row(4)], projection([true]));
      expect([await left(), await people.watchersOf(['m'])]).toEqual([['a'], [{ match: 'm', player: 'p1' }]]);
      await offer('c', 1);
      await store.append('m', [row(5)], projection([true]));
      expect([await left(), await people.grantedSeats('m', 'q', 0)]).toEqual([
        ['a', 'c'],
        [0, 1],
      ]);
    },
  },
  {
    promise:
      'whoever opens a table has it among his matches, whether he sits at it or not, until it begins without him',
    async keeps({ store, people }) {
      const running = () => Promise.all(['p0', 'o'].map((player) => people.countRunning(player)));
      const open = (match: string) => ({ ...opening, match, owner: 'o' });
      const empty = projection([], { phase: 'waiting' });
      for (const match of ['m', 'n']) await store.create(open(match), [], empty);
      expect(await running()).toEqual([0, 2]);
      await store.append(
        'm',
        [row(1)],
        projection([], { phase: 'waiting', places: [{ player: 'o', seat: 0, mine: true }] }),
      );
      expect(await running()).toEqual([0, 2]);
      await store.append('m', [row(2)], projection([true]));
      expect(await running()).toEqual([1, 1]);
      await store.append('n', [row(1)], { ...empty, phase: 'closed' });
      expect(await running()).toEqual([1, 0]);
    },
  },
  {
    promise: 'of ten seats the tenth is not taken for the first',
    async keeps({ store, people }) {
      await store.create(opening, [], projection(Array.from({ length: 12 }, (_, seat) => seat === 11)));
      const asked = (await people.seatsAt(['m'])).filter(({ mine }) => mine);
      expect(asked.map(({ seat }) => seat)).toEqual([11]);
    },
  },
  {
    promise: 'a turn that came is one notice until it was taken, to whoever can be told',
    async keeps({ store, people }) {
      const due = async () => (await people.dueNotices(LATER, 9)).map(({ player, turn }) => `${player} ${turn}`);
      for (const player of ['p0', 'p1']) await people.addChannel(proved(player));
      await people.addChannel({ ...proved('p2'), proved: false, code: '1' });
      // While people come nobody is told; when the match begins, it is somebody's turn.
      await store.create(opening, [row(1)], projection([true, false, true], { phase: 'waiting' }));
      expect(await due()).toEqual([]);
      await store.append('m', [row(2)], projection([true, false, true]));
      expect(await due()).toEqual(['p0 2']);
      expect(await people.dueNotices(61_999, 9)).toEqual([]);
      await store.append('m', [row(3)], projection([true, true, true]));
      expect(await due()).toEqual(['p0 2', 'p1 3']);
      await store.append('m', [row(4)], projection([false, true, false]));
      expect(await due()).toEqual(['p1 3']);
      await people.markNoticeSent({ player: 'p1', match: 'm', turn: 3 }, LATER);
      expect(await due()).toEqual([]);
      await store.append('m', [row(5)], projection([true, false, true]));
      // Who takes over a seat that is asked hears of it, whoever was asked there before.
      const taken = [
        { player: 'p0', seat: 0, mine: true },
        { player: 'p1', seat: 2, mine: true },
      ];
      await store.append('m', [row(6)], projection([], { places: taken }));
      expect(await due()).toEqual(['p0 5', 'p1 6']);
      await store.append('m', [row(7)], projection([false, false], { phase: 'closed' }));
      expect(await due()).toEqual([]);
    },
  },
  {
    promise: 'of somebody’s several seats it is his turn as long as one of them is asked',
    async keeps({ store, people }) {
      await people.addChannel(proved('p'));
      const both = (...mine: readonly boolean[]) =>
        projection([], { places: mine.map((isMine, seat) => ({ player: 'p', seat, mine: isMine })) });
      await store.create(opening, [row(1)], both(true, true));
      await store.append('m', [row(2)], both(false, true));
      expect(await people.dueNotices(LATER, 9)).toEqual([{ player: 'p', match: 'm', turn: 1 }]);
      expect(await people.matchesOf('p', null, 9)).toMatchObject([{ seats: [0, 1], mine: true }]);
      await store.append('m', [row(3)], both(false, false));
      expect(await people.dueNotices(LATER, 9)).toEqual([]);
      expect(await people.matchesOf('p', null, 9)).toMatchObject([{ mine: false }]);
    },
  },
];
