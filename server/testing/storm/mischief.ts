import { pledgeOf } from '@conjure/host';
import { newKey } from '../../people/keys.ts';
import { begin, openAlone } from './alone.ts';
import { type Asker, ask } from './asking.ts';
import { askForStream } from './reader.ts';

/** Where it is done, and what becomes of it. */
export interface MischiefPlace {
  readonly ports: readonly number[];
  /** Without a line between that keeps what is not read. */
  readonly straight: readonly number[];
  /** An address that nobody else comes from. */
  address(): string;
  /** Why a server says that it is not ready, as far as one answers and should be. */
  unready(): Promise<readonly string[]>;
  /** Matches that were thrown away, which was acknowledged. */
  readonly thrownAway: string[];
  /** Who was forgotten, which was acknowledged, and the match in which they sat. */
  readonly forgotten: { readonly player: string; readonly match: string }[];
  /** Those that are there. */
  readonly opened: string[];
  readonly problems: string[];
}

const isFine = (status: number): boolean => status === 200;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Throws it away; whoever is told that there is none has thrown it away before, without having heard so. */
async function throwAway({ thrownAway, problems }: MischiefPlace, asker: Asker, match: string): Promise<void> {
  const { status } = await ask(asker, { method: 'DELETE', path: `/api/matches/${encodeURIComponent(match)}` });
  if (status === 200 || status === 404) thrownAway.push(match);
  else problems.push(`${match} could not be thrown away: ${status}`);
}

/** A match that bots play alone is thrown away while it is the turn of one of them. */
async function throwAwayBots(place: MischiefPlace): Promise<void> {
  const alone = await openAlone(place.ports, place.address(), 'lodge');
  await begin(alone);
  await alone.tell({ do: 'resign', seat: 0 });
  await sleep(1_000);
  await throwAway(place, alone.asker, alone.match);
}

/** A table is thrown away by whoever then gets up from it. */
async function getUpFromNowhere(place: MischiefPlace): Promise<void> {
  const alone = await openAlone(place.ports, place.address(), 'demons');
  await alone.tell({ do: 'pledge', seats: [0], pledge: pledgeOf(alone.match, 0, 'x'.repeat(32)) });
  await throwAway(place, alone.asker, alone.match);
  await alone.tell({ do: 'stand' });
  for (const why of await place.unready()) place.problems.push(`a server is not ready: ${why}`);
}

/** So many streams are asked for at a time, again and again, and given up after so many milliseconds at the most. */
const GIVEN_UP = 40;
const TIMES = 6;
const SOON = 20;

/** So often it is looked whether a server has noticed, in milliseconds. */
const LOOK = 100;
const NOTICED = 300;

async function giveUpStreams(place: MischiefPlace): Promise<void> {
  const { ports, straight, opened, problems } = place;
  const alone = await openAlone(ports, place.address(), 'demons');
  opened.push(alone.match);
  await begin(alone);
  const { asker, match } = alone;
  const giveUp = async (port: number, after: number) => {
    const asked = askForStream(asker, match, port);
    await sleep(after);
    asked.destroy();
  };
  for (const port of straight)
    for (let times = 0; times < TIMES; times++)
      await Promise.all(Array.from({ length: GIVEN_UP }, (_, i) => giveUp(port, i % SOON)));
  // None of them is open: there is one to be had from each server that is there.
  for (const port of straight) {
    let status: number | null = TOO_MANY;
    for (let looks = 0; status === TOO_MANY && looks < NOTICED; looks++) {
      await sleep(LOOK);
      status = await statusOfStream(asker, match, port);
    }
    if (status === TOO_MANY) problems.push('streams that were given up are open');
  }
}

const TOO_MANY = 429;

/** How a stream is answered; `null` where nobody answers. */
const statusOfStream = (asker: Asker, match: string, port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const asked = askForStream(asker, match, port);
    asked.on('response', ({ statusCode = null }) => {
      resolve(statusCode);
      asked.destroy();
    });
    asked.on('close', () => resolve(null));
  });

/** Streams that nobody reads, one more after every so many deeds: what waits in the system for some of them is about full at any time. */
const UNREAD = 8;
const BETWEEN = 40;

/** A device that reads none of its streams is thrown out, and the match goes on. */
async function throwOutSlowReader(place: MischiefPlace): Promise<void> {
  const alone = await openAlone(place.ports, place.address(), 'lodge');
  place.opened.push(alone.match);
  await begin(alone);
  const { asker, match } = alone;
  const { body } = await ask(asker, { path: '/api/devices' }, isFine);
  const other: Asker = { ...asker, key: newKey() };
  await ask(other, { path: '/api/links', body: { link: secretOf(body) } }, isFine);
  const port = place.straight[0] ?? 0;
  const streams = [];
  for (let i = 0; i < UNREAD; i++) {
    const stream = askForStream(other, match, port);
    stream.on('response', (response) => response.pause());
    streams.push(stream);
    for (let deeds = 0; deeds < BETWEEN; deeds++) await alone.tell({ do: 'pace', ms: 1_000 + (deeds % 2) });
  }
  const devices = (await ask(asker, { method: 'GET', path: '/api/devices' })).body.devices as {
    id: string;
    here: boolean;
  }[];
  for (const { id, here } of devices ?? [])
    if (!here) await ask(asker, { method: 'DELETE', path: `/api/devices/${id}` });
  for (let deeds = 0; deeds < 3; deeds++) await alone.tell({ do: 'pace', ms: 2_000 + deeds });
  for (const stream of streams) stream.destroy();
}

/** Two people spend the same link at once. */
async function spendTwice(place: MischiefPlace): Promise<void> {
  const { ports, opened, problems } = place;
  const { asker, match } = await openAlone(ports, place.address(), 'lodge', { who: 'person' });
  opened.push(match);
  const path = `/api/matches/${encodeURIComponent(match)}/links`;
  const { body } = await ask(asker, { path, body: { kind: 'seat', seat: 1 } }, isFine);
  const spend = async () => {
    const other: Asker = { ports, address: place.address(), key: newKey() };
    await ask(other, { path: '/api/me', body: { name: 'other', lang: 'en' } }, isFine);
    return async () => (await ask(other, { path: '/api/links', body: { link: secretOf(body) } })).status;
  };
  const both = await Promise.all([spend(), spend()]);
  const statuses = await Promise.all(both.map((each) => each()));
  // Whoever has it hears so, however often they have to ask.
  if (statuses.toSorted().join(' ') !== '200 409') problems.push(`a link was spent twice at once: ${statuses}`);
}

/** Somebody wants to be forgotten in the middle of a match. */
async function beForgotten(place: MischiefPlace): Promise<void> {
  const alone = await openAlone(place.ports, place.address(), 'lodge');
  place.opened.push(alone.match);
  await begin(alone);
  const { asker, match } = alone;
  const { body } = await ask(asker, { method: 'GET', path: '/api/me' }, isFine);
  const { status } = await ask(asker, { method: 'DELETE', path: '/api/me' });
  // Whoever is nobody was forgotten before, without having heard so.
  if (status === 200 || status === 401) place.forgotten.push({ player: String(body.player), match });
  else place.problems.push(`somebody could not be forgotten: ${status}`);
  const after = await ask(asker, { method: 'GET', path: '/api/devices' });
  if (after.status !== 401) place.problems.push(`whoever was forgotten is somebody: ${after.status}`);
}

const secretOf = ({ link }: { readonly link?: unknown }): string => String(link).split('/').at(-1) ?? '';

/** What people do besides playing, none of which may harm those who play. */
export const MISCHIEF = [
  throwAwayBots,
  getUpFromNowhere,
  giveUpStreams,
  throwOutSlowReader,
  spendTwice,
  beForgotten,
] as const;
