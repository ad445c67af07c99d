// node hostile-process.ts <port> <how many>: connects so many who do nothing but harm, at the limits of what is heard and beyond, until it is
// killed. In a process of its own, and with messages that are written once: what it costs is not to be taken for what others wait for.
import { randomBytes } from 'node:crypto';
import { type Line, openLine } from '@conjure/server/testing/storm/line';

/** Twice as often as a key may speak. */
const EVERY = 25;
const LONG = 'x'.repeat(60_000);

/** What is worst to hear: long, wrong, foreign, and what takes the processor. */
const SAID: readonly string[] = [
  { do: 'open', id: 1, game: 'demons', seats: [{ who: 'person' }, { who: 'person' }] },
  { do: 'continue', id: 2, match: 'nobody knows it', n: 1 },
  { do: 'answer', id: 3, match: LONG, seat: 0, question: 0, answer: LONG.slice(0, 100) },
  { do: 'say', id: 4, match: 'nobody knows it', words: LONG },
  { do: 'nothing of the kind', id: 5, deep: Array.from({ length: 9_000 }, (_, i) => [i]) },
  { do: 'games', id: 6 },
].map((message) => JSON.stringify(message));

const [port = '0', count = '0'] = process.argv.slice(2);
const lines: Line[] = Array.from({ length: Number(count) }, (_, i) =>
  openLine({
    ports: [Number(port)],
    key: randomBytes(32).toString('base64url'),
    address: `10.200.${i >> 8}.${i & 255}`,
    silence: 60_000,
    welcomed: () => {},
    heard: () => {},
  }),
);
let said = 0;
setInterval(() => {
  for (const line of lines) line.write(SAID[said++ % SAID.length] ?? '');
}, EVERY);
console.log('they are there');
