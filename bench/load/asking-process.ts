// node asking-process.ts <port> <how many>: connects so many who ask for all that they may, again and again, until it is killed. Each has a match
// that is over and one that is nearly, which are long: whatever is made of a whole match is dear.
import { randomBytes } from 'node:crypto';
import { must } from '@conjure/engine';
import { type Asker, ask } from '@conjure/server/testing/storm/asking';
import { type Line, openLine } from '@conjure/server/testing/storm/line';
import { longRecord } from './long-record.ts';

/** As often as a key may speak. */
const EVERY = 50;
const SEATS = [0, 1, 2, 3];
/** The number of the message that ends a match. */
const ANSWER = 1;
/** So many answers are missing. */
const NEARLY = 40;

/** What is asked for. Most of it has a limit of its own, which is met. */
const askedFor = (over: string, match: string, step: number, question: number): object[] => [
  ...[over, match].flatMap((each) => [
    { do: 'continue', match: each },
    { do: 'whole', match: each, viewer: 0 },
    { do: 'story', match: each, viewer: 0, from: 0, to: 10_000 },
    { do: 'history', match: each, viewer: 0, step: step >> 1 },
    { do: 'words', match: each, viewer: 0 },
  ]),
  { do: 'account', match: over, viewer: 0 },
  { do: 'account', match: over, viewer: 1 },
  { do: 'export', match: over },
  { do: 'fair', match: over },
  ...SEATS.flatMap((seat) => [
    { do: 'barred', match, seat, question },
    { do: 'labels', match, seat, question, from: 0 },
    { do: 'hint', match, seat },
  ]),
];

const [port = '0', count = '0'] = process.argv.slice(2);
const [almost, nearly] = [await longRecord('lodge', 1), await longRecord('lodge', NEARLY)];
const isFine = (status: number): boolean => status === 200;

async function bring(asker: Asker, record: object): Promise<string> {
  const terms = { clock: null, help: 'all', watchers: true, substitute: 'random', listed: false };
  const body = { record, seats: SEATS.map(() => ({ who: 'person' })), hold: SEATS, terms };
  return String((await ask(asker, { path: '/api/import', body }, isFine)).body.match);
}

/** Brings both matches, ends one, and is ready to ask. */
async function newAsker(number: number): Promise<{ line: Line; asked: readonly object[] }> {
  const key = randomBytes(32).toString('base64url');
  const address = `10.201.${number >> 8}.${number & 255}`;
  const asker: Asker = { ports: [Number(port)], key, address };
  await ask(asker, { path: '/api/me', body: { name: 'curious', lang: 'en' } }, isFine);
  const over = await bring(asker, almost.record);
  const match = await bring(asker, nearly.record);
  const [last] = almost.rest;
  const { promise: isOver, resolve: ended } = Promise.withResolvers<void>();
  const { promise: known, resolve: know } = Promise.withResolvers<number>();
  const line: Line = openLine({
    ...{ ports: [Number(port)], key, address, silence: 60_000 },
    heard({ is, re, ...message }) {
      const asked = message.asked as { readonly question: number } | null | undefined;
      if (is === 'state' && message.match === match && asked) know(asked.question);
      if (is === 'state' && message.match === over && asked && last && 'answer' in last)
        line.say({ do: 'answer', id: ANSWER, match: over, ...last, question: asked.question });
      if (is === 'done' && re === ANSWER) ended();
    },
    welcomed() {
      for (const each of [over, match]) line.say({ do: 'continue', match: each });
    },
  });
  await isOver;
  return { line, asked: askedFor(over, match, nearly.record.log.length, await known) };
}

const askers: Awaited<ReturnType<typeof newAsker>>[] = [];
for (let i = 0; i < Number(count); i++) askers.push(await newAsker(i));
let said = 0;
setInterval(() => {
  for (const { line, asked } of askers) line.say(must(asked[said % asked.length], 'what is asked for'));
  said++;
}, EVERY);
console.log('they are there');
