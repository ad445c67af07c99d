import { newKey } from '../../people/keys.ts';
import { ask } from './asking.ts';
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
    const by = (number: number, whose: string) => ({ ports, key: whose, address: options.address(number) });
    const offers = `/api/matches/${encodeURIComponent(match)}/links`;
    const offer = await ask(by(0, key), { path: offers, body: { kind: 'seat', seat } }, isFine);
    const link = String(offer.body.link).split('/').at(-1) ?? '';
    links.push(link);
    const other = newKey();
    await ask(by(seat, other), { path: '/api/me', body: { name: `storm ${seat}`, lang: 'en' } }, isFine);
    await ask(by(seat, other), { path: '/api/links', body: { link } }, isFine);
    players.push(player(seat, match, other));
  }
  return { match, players, links };
}

const isFine = (status: number): boolean => status === 200;
