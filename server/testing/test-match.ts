import { randomBytes } from 'node:crypto';
import { diceFrom, type Seat, seeded } from '@conjure/engine';
import { applyPatch, type Chair, pledgeOf, type ServerMessageOf, type Terms } from '@conjure/host';
import type { TestMessage, TestPerson, TestSocket } from './test-server.ts';

export const TERMS: Terms = { clock: null, help: 'all', watchers: true, substitute: 'novice', listed: false };
export const person: Chair = { who: 'person' };
export const bot: Chair = { who: 'bot', level: 'random' };

/** Somebody at a match: who he is, his line, and his seats. */
export interface Sitting {
  readonly who: TestPerson;
  readonly socket: TestSocket;
  readonly seats: readonly Seat[];
}

/** Opens a table; gives its name. */
export async function openTable(
  owner: TestSocket,
  game: string,
  chairs: readonly Chair[],
  more: object = {},
): Promise<string> {
  const told = await owner.tell({ do: 'open', game, seats: chairs, terms: TERMS, ...more });
  if (told.is !== 'table') throw new Error(`no table: ${JSON.stringify(told)}`);
  return String(told.match);
}

/** The owner hands out a link to a seat, and somebody spends it. */
export async function give(owner: TestPerson, match: string, seat: Seat, to: TestPerson): Promise<number> {
  const { body } = await owner.api('POST', `/api/matches/${match}/links`, { kind: 'seat', seat });
  return (await to.api('POST', '/api/links', { link: secretOf(body.link) })).status;
}

export const secretOf = (link: unknown): string => String(link).split('#/link/')[1] ?? '';

/** Sits down, promises a text, and tells it when all have promised. Settled when the match has begun. */
export async function sitDown(
  { socket, seats }: Sitting,
  match: string,
  text = randomBytes(16).toString('hex'),
): Promise<void> {
  const from = socket.heard.length;
  const done = await socket.tell({ do: 'pledge', match, seats, pledge: pledgeOf(match, Math.min(...seats), text) });
  if (done.is !== 'done') throw new Error(`no seat: ${JSON.stringify(done)}`);
  await socket.until((one) => one.is === 'table' && one.match === match && one.mark !== null, from);
  const told = await socket.tell({ do: 'text', match, text });
  if (told.is !== 'done') throw new Error(`not told: ${JSON.stringify(told)}`);
  await socket.until((one) => one.is === 'state' && one.match === match, from);
}

/** A table of the game, everybody seated by a link, and begun. The first one is its owner. */
export async function begin(
  game: string,
  people: readonly TestPerson[],
  more: { bots?: number; terms?: Partial<Terms>; options?: object } = {},
) {
  const sockets = await Promise.all(people.map((one) => one.connect()));
  const [owner, ...others] = people;
  const [first] = sockets;
  if (!owner || !first) throw new Error('nobody is there');
  const chairs = [...people.map(() => person), ...Array.from({ length: more.bots ?? 0 }, () => bot)];
  const terms = { ...TERMS, ...more.terms };
  const match = await openTable(first, game, chairs, { terms, ...(more.options ? { options: more.options } : {}) });
  for (const [i, other] of others.entries()) await give(owner, match, i + 1, other);
  const sitting = people.map((who, seat): Sitting => ({ who, socket: sockets[seat] as TestSocket, seats: [seat] }));
  await Promise.all(sitting.map((one) => sitDown(one, match)));
  return { match, sitting };
}

type Shown = Omit<ServerMessageOf<'state'>, 'story'>;

/** What a viewer has before him, after all that his line has heard. `null`: nothing yet. */
export function shown({ heard }: TestSocket, match: string, viewer: Seat | null): Shown | null {
  let now: Shown | null = null;
  for (const one of heard) {
    if (one.match !== match || one.viewer !== viewer) continue;
    if (one.is === 'state') now = withoutStory(one);
    if (one.is === 'patch' && now && one.base === now.n)
      now = one.patch === null ? { ...now, n: one.n } : (applyPatch({ ...now, n: one.n }, one.patch) as Shown);
  }
  return now;
}

const withoutStory = ({ story: _, re: __, ...rest }: TestMessage) => rest as unknown as Shown;

/** Plays on until so many answers have been given by people, or the match is over. All choices come from the seed. */
export async function playOn(
  match: string,
  sitting: readonly Sitting[],
  answers: number,
  seed = 'apart',
): Promise<number> {
  const dice = diceFrom(seeded(seed));
  let given = 0;
  for (let rounds = 0; given < answers && rounds < answers * 50; rounds++) {
    const asked = sitting.flatMap(({ socket, seats }) =>
      seats.flatMap((seat) => {
        const now = shown(socket, match, seat);
        const options = now?.asked?.options ?? now?.asked?.sampled ?? [];
        return now && !now.over && options.length > 0 ? [{ socket, seat, now, options }] : [];
      }),
    );
    const [next] = asked;
    if (sitting.some(({ socket, seats }) => seats.some((seat) => shown(socket, match, seat)?.over))) return given;
    if (!next) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const { socket, seat, now, options } = next;
    const { answer } = options[dice.index('pick', options.length)] ?? {};
    const nonce = randomBytes(12).toString('hex');
    const told = await socket.tell({ do: 'answer', match, seat, question: now.asked?.question, answer, nonce });
    if (told.is === 'done') {
      given++;
      const all = sitting.map((one) => one.socket.until((each) => reaches(each, match, Number(told.n))));
      await Promise.all(all);
    } else if (told.is !== 'refused' && told.what !== 'stale') throw new Error(`no answer: ${JSON.stringify(told)}`);
  }
  return given;
}

const reaches = ({ is, match, n }: TestMessage, of: string, at: number) =>
  match === of && (is === 'state' || is === 'patch') && Number(n) >= at;
