import { canonical } from '@conjure/engine';
import type { LogRow, Opening, Projection, Store, Summary } from '../index.ts';

/** What every store promises: in memory, in a browser's database, in a server's. Each throws where the promise is broken. */
export const STORE_PROMISES: readonly { readonly promise: string; keeps(store: Store): Promise<void> }[] = [
  {
    promise: 'a match is there as it was put there, and another under the same name is not',
    async keeps(store) {
      same('nothing', await store.read('m', 0), null);
      same('created', await store.create(opening('m'), rows(1, 2), projection('m', 2)), 'done');
      same('what is read', await store.read('m', 0), { opening: opening('m'), rows: rows(1, 2) });
      same('created again', await store.create(opening('m', 'other'), rows(1), projection('m', 9)), 'taken');
      same('what is read then', await store.read('m', 0), { opening: opening('m'), rows: rows(1, 2) });
      same('the list', await store.list(), [summary('m', 2)]);
    },
  },
  {
    promise: 'rows are read after any of them, in their order, also past the ninth',
    async keeps(store) {
      await store.create(opening('m'), rows(1, 8), projection('m', 8));
      for (const n of [9, 10, 11]) same('appended', await store.append('m', rows(n), projection('m', n)), 'done');
      for (const after of [0, 3, 9, 10, 11])
        same('rows', await store.read('m', after), {
          opening: opening('m'),
          rows: after < 11 ? rows(after + 1, 11) : [],
        });
      same('the opening alone', await store.read('m', Number.MAX_SAFE_INTEGER), { opening: opening('m'), rows: [] });
    },
  },
  {
    promise:
      'a row is accepted once: whoever comes with the same number is told that it is taken, and nothing of his is kept',
    async keeps(store) {
      await store.create(opening('m'), [], projection('m', 0));
      same('first', await store.append('m', rows(1), projection('m', 1)), 'done');
      same('second', await store.append('m', rows(1, 2), projection('m', 9)), 'taken');
      same('with a gap', await store.append('m', rows(3), projection('m', 9)), 'taken');
      same('what is read', await store.read('m', 0), { opening: opening('m'), rows: rows(1) });
      same('the list', await store.list(), [summary('m', 1)]);
    },
  },
  {
    promise: 'of many at once one is quicker',
    async keeps(store) {
      await store.create(opening('m'), [], projection('m', 0));
      for (const n of [1, 2, 3]) {
        const all = await Promise.all(Array.from({ length: 6 }, () => store.append('m', rows(n), projection('m', n))));
        same('accepted', all.filter((each) => each === 'done').length, 1);
        same('the rest', all.filter((each) => each === 'taken').length, 5);
      }
    },
  },
  {
    promise: 'several rows are kept together or not at all',
    async keeps(store) {
      await store.create(opening('m'), [], projection('m', 0));
      same('together', await store.append('m', rows(1, 3), projection('m', 3)), 'done');
      const sent = [{ ...row(4), device: 'd', nonce: 'x' }, row(5)];
      same('sent', await store.append('m', sent, projection('m', 5)), 'done');
      const mixed = [row(6), { ...row(7), device: 'd', nonce: 'x' }];
      same('one that is there', await store.append('m', mixed, projection('m', 9)), 'again');
      same('rows', await store.read('m', 3), { opening: opening('m'), rows: sent });
    },
  },
  {
    promise: 'a device’s nonce is in a match once; another device and another match may have the same',
    async keeps(store) {
      for (const match of ['m', 'o']) await store.create(opening(match), [], projection(match, 0));
      const by = (n: number, device: string): LogRow[] => [{ ...row(n), device, nonce: 'x' }];
      same('first', await store.append('m', by(1, 'd'), projection('m', 1)), 'done');
      same('again, as the next', await store.append('m', by(2, 'd'), projection('m', 2)), 'again');
      same('again, as the same', await store.append('m', by(1, 'd'), projection('m', 2)), 'again');
      same('another device', await store.append('m', by(2, 'e'), projection('m', 2)), 'done');
      same('another match', await store.append('o', by(1, 'd'), projection('o', 1)), 'done');
      same('none', await store.append('m', rows(3), projection('m', 3)), 'done');
      same('none again', await store.append('m', rows(4), projection('m', 4)), 'done');
    },
  },
  {
    promise: 'heads are those of the matches that are there',
    async keeps(store) {
      await store.create(opening('m'), rows(1, 12), projection('m', 12));
      await store.create(opening('n'), rows(1), projection('n', 1));
      same('heads', [...(await store.heads(['m', 'none', 'n']))].sort(), [
        ['m', 12],
        ['n', 1],
      ]);
      same('of none', [...(await store.heads([]))], []);
    },
  },
  {
    promise: 'what is thrown away is gone, and the others stay',
    async keeps(store) {
      for (const match of ['m', 'mm', 'l']) await store.create(opening(match), rows(1, 3), projection(match, 3));
      await store.delete('m');
      same('gone', await store.read('m', 0), null);
      same('the others', (await store.list()).map(({ match }) => match).sort(), ['l', 'mm']);
      same('rows of another', await store.read('mm', 0), { opening: opening('mm'), rows: rows(1, 3) });
      same('a new one', await store.create(opening('m'), [], projection('m', 0)), 'done');
      same('its rows', await store.read('m', 0), { opening: opening('m'), rows: [] });
      same('what is appended to nothing', await store.append('none', rows(1), projection('none', 1)), 'gone');
      same('what is appended to what was thrown away', await store.append('mm', rows(4), projection('mm', 4)), 'done');
      await store.delete('mm');
      same('and then', await store.append('mm', rows(5), projection('mm', 5)), 'gone');
      same('nothing of it', await store.read('mm', 0), null);
    },
  },
  {
    promise: 'the last snapshot of a build is there for that build alone, and goes with its match',
    async keeps(store) {
      for (const match of ['m', 'o']) await store.create(opening(match), rows(1), projection(match, 1));
      same('none', await store.snapshot('m', 'b1'), null);
      await store.snap('m', 'b1', { n: 1, odd: '\u0000' });
      await store.snap('o', 'b1', { n: 7 });
      await store.snap('m', 'b1', { n: 2, odd: '\u0000' });
      same('the last', await store.snapshot('m', 'b1'), { n: 2, odd: '\u0000' });
      same('of another build', await store.snapshot('m', 'b2'), null);
      await store.delete('m');
      same('gone', await store.snapshot('m', 'b1'), null);
      same('of another match', await store.snapshot('o', 'b1'), { n: 7 });
    },
  },
  {
    promise: 'any text comes back as it was',
    async keeps(store) {
      const odd = '\u0000 "quoted" \\ \u2028 ä 𝄞 {"a":1}';
      const text: LogRow = {
        kind: 'answer',
        body: { seat: 0, answer: { odd, [odd]: [odd, null, true, 1e21, -0.5] } },
        n: 1,
        at: 5,
      };
      await store.create(opening(odd, odd), [text], projection(odd, 1));
      same('odd', await store.read(odd, 0), { opening: opening(odd, odd), rows: [text] });
    },
  },
];

/** What a store of a server promises beside that. */
export const SERVER_STORE_PROMISES: readonly { readonly promise: string; keeps(store: Store): Promise<void> }[] = [
  {
    promise: 'what is due by now is told, the longest due first, and no more of it than is wanted',
    async keeps(store) {
      const due = { a: 300, b: 100, c: null, d: 200, e: 900 };
      for (const [match, at] of Object.entries(due))
        await store.create(opening(match), rows(1), projection(match, 1, { due: at }));
      same('nothing yet', await store.due(99, 10), []);
      same('all', await store.due(300, 10), ['b', 'd', 'a']);
      same('two', await store.due(300, 2), ['b', 'd']);
      await store.append('b', rows(2), projection('b', 2, { due: 950 }));
      await store.append('d', rows(2), projection('d', 2));
      same('taken', await store.append('a', rows(1), projection('a', 2)), 'taken');
      same('then', await store.due(900, 10), ['a', 'e']);
      await store.delete('a');
      same('at last', await store.due(1_000, 10), ['e', 'b']);
    },
  },
  {
    promise: 'an opening with terms comes back as it was',
    async keeps(store) {
      const online: Opening = {
        ...opening('m', 'secret'),
        chance: 'hmac-1',
        terms: {
          clock: { per: 'total', ms: 60_000, plus: 1_000 },
          help: 'odds',
          watchers: true,
          substitute: 'adept',
          listed: false,
        },
        seal: 'seal',
        owner: 'p',
      };
      await store.create(online, [], projection('m', 0, { phase: 'waiting', places: [] }));
      same('what is read', await store.read('m', 0), { opening: online, rows: [] });
    },
  },
];

const opening = (match: string, seed = 'seed'): Opening => ({
  match,
  game: 'demons',
  rules: 2,
  options: { turnLimit: 40, short: true },
  seed,
  chairs: [{ who: 'person' }, { who: 'bot', level: 'adept' }],
});

const projection = (match: string, step: number, more: Partial<Projection> = {}): Projection => ({
  summary: summary(match, step),
  phase: 'playing',
  due: null,
  places: [{ player: 'p', seat: 0, mine: step % 2 === 0 }],
  ...more,
});

const summary = (match: string, step: number): Summary => ({
  match,
  game: 'demons',
  chairs: [{ who: 'person' }, { who: 'bot', level: 'adept' }],
  practice: false,
  over: false,
  step,
  saved: 1_000 + step,
});

const row = (n: number): LogRow => ({
  kind: 'answer',
  body: { seat: 0, answer: { do: 'wait', n } },
  n,
  at: 1_000 + n,
  tale: `t${n}`,
});

const rows = (from: number, to = from): LogRow[] => Array.from({ length: to - from + 1 }, (_, i) => row(from + i));

function same(what: string, got: unknown, wanted: unknown): void {
  if (canonical(got) !== canonical(wanted))
    throw new Error(`${what}: ${canonical(got)} instead of ${canonical(wanted)}`);
}
