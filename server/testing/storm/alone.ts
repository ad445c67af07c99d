import { randomBytes } from 'node:crypto';
import { pledgeOf } from '@conjure/host';
import { newKey } from '../../people/keys.ts';
import { type Asker, ask, type Question } from './asking.ts';

/** Somebody at a table of their own, with a bot as a rule, who does everything by HTTP. */
export interface Alone {
  readonly asker: Asker;
  readonly match: string;
  /** Does something in the match, once. */
  tell(message: object): Promise<string>;
}

const randomNonce = () => randomBytes(12).toString('hex');

/** Opens a table; where a server is killed before it answers there is one that nobody knows of. */
export async function openAlone(
  ports: readonly number[],
  address: string,
  game: string,
  other: object = { who: 'bot', level: 'random' },
): Promise<Alone> {
  const asker: Asker = { ports, address, key: newKey() };
  await ask(asker, { path: '/api/me', body: { name: 'alone', lang: 'en' } }, (status) => status === 200);
  const terms = { clock: null, help: 'none', watchers: true, substitute: 'random', listed: false };
  const seats = [{ who: 'person' }, other];
  const { body } = await ask(asker, { path: '/api/tables', body: { game, seats, terms } }, (status) => status === 200);
  const match = String(body.match);
  const path = `/api/matches/${encodeURIComponent(match)}/tell`;
  return {
    asker,
    match,
    async tell(message) {
      const answer = await ask(asker, { path, body: message, nonce: randomNonce() });
      return String(answer.body.is === 'error' ? answer.body.what : (answer.body.is ?? answer.body.error));
    },
  };
}

/** Sits down, promises a text for the dice and tells it: the match begins. */
export async function begin({ asker, match }: Alone): Promise<void> {
  const text = randomBytes(16).toString('hex');
  const at = `/api/matches/${encodeURIComponent(match)}`;
  const pledge = { seats: [0], pledge: pledgeOf(match, 0, text) };
  const questions: Question[] = [
    { path: `${at}/pledge`, body: pledge, nonce: randomNonce() },
    { path: `${at}/text`, body: { text }, nonce: randomNonce() },
  ];
  for (const question of questions) await ask(asker, question, (status) => status === 200);
}
