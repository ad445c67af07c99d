import { newKey } from '../../people/keys.ts';
import { newPlayer, type Player, type PlayerOptions } from './player.ts';

export interface SeatingOptions {
  readonly ports: readonly number[];
  readonly game: string;
  /** How many people, and which bots sit with them. */
  readonly people: number;
  readonly bots?: readonly string[];
  readonly luck: string;
  readonly pace: number;
  /** Of the first player; the others come from the next ones. */
  address(player: number): string;
  acknowledged?(): void;
  /** More wishes for each of them. */
  more?(seat: number): Partial<PlayerOptions>;
}

export interface Table {
  readonly match: string;
  readonly players: readonly Player[];
  /** The secrets of the links by which they sat down. */
  readonly links: readonly string[];
}

/** Somebody opens a table, hands out links, and all sit down. What a broken server does not answer is asked again. */
export async function seatAll(options: SeatingOptions): Promise<Table> {
  const { ports, game, people, bots = [], luck, pace } = options;
  const chairs = [
    ...Array.from({ length: people }, () => ({ who: 'person' })),
    ...bots.map((level) => ({ who: 'bot', level })),
  ];
  const player = (seat: number, match: string | null, key: string, more: Partial<PlayerOptions> = {}) =>
    newPlayer({
      ...{ ports, key, seat, match, luck: `${luck} ${seat}`, pace, address: options.address(seat) },
      ...(options.acknowledged ? { acknowledged: options.acknowledged } : {}),
      ...options.more?.(seat),
      ...more,
    });
  const key = newKey();
  const opener: { now?: Player } = {};
  const match = await new Promise<string>((opened) => {
    opener.now = player(0, null, key, { opens: { game, seats: chairs }, opened });
  });
  const players = opener.now ? [opener.now] : [];
  const links: string[] = [];
  for (let seat = 1; seat < people; seat++) {
    const offer = await ask(options, 0, key, `/api/matches/${encodeURIComponent(match)}/links`, { kind: 'seat', seat });
    const link = String(offer.link).split('/').at(-1) ?? '';
    links.push(link);
    const other = newKey();
    await ask(options, seat, other, '/api/me', { name: `storm ${seat}`, lang: 'en' });
    await ask(options, seat, other, '/api/links', { link });
    players.push(player(seat, match, other));
  }
  return { match, players, links };
}

const TRIES = 300;

/** Asks by HTTP until there is an answer. */
async function ask(
  { ports, address }: SeatingOptions,
  seat: number,
  key: string,
  path: string,
  body: object,
): Promise<{ [field: string]: unknown }> {
  let last = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const port = ports[tries % ports.length];
    try {
      const response = await fetch(`http://localhost:${port}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          origin: `http://localhost:${port}`,
          'x-forwarded-for': address(seat),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const said = (await response.json()) as { [field: string]: unknown };
      if (response.ok) return said;
      last = `${response.status} ${JSON.stringify(said)}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} is not answered: ${last}`);
}
