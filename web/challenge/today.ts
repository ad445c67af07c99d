import { DAY } from '@conjure/engine';
import { type Challenge, challengeOf, dateOf } from '@conjure/engine/content';
import type { ClientMessageOf } from '@conjure/host';
import { chairOf } from '../app/chairs.ts';
import type { PageBox } from '../games/face.ts';
import { boxes, boxOf } from '../games/index.ts';

export const challengeOn = (time: number): Challenge | null => challengeOf(dateOf(new Date(time)), boxes);
export const yesterday = (time: number): string => dateOf(new Date(time - DAY));

/** The position that it begins with, where that is not the start of the game. */
async function scenarioOf({ scenario }: Challenge, box: PageBox): Promise<{ scenario?: unknown }> {
  const found = (await box.scenarios()).find(({ id }) => id === scenario);
  return found ? { scenario: found.scenario } : {};
}

/** Opens the match of a day. Nothing is to be had back but what the rules give back. */
export async function openingOf(challenge: Challenge): Promise<Omit<ClientMessageOf<'open'>, 'id'> | null> {
  const box = boxOf(challenge.game);
  if (!box) return null;
  const { game, date: seed, options = {}, seats } = challenge;
  const from = await scenarioOf(challenge, box);
  return { do: 'open', game, seed, options, seats: seats.map(chairOf), practice: false, ...from };
}

/** How many bots play the same match, to be compared with. */
export const RIVALS = 5;

/** The same match, played by one of them in one's own seat: as the others at the table, or as an adept where nobody else is. */
export async function rivalOf(challenge: Challenge, nth: number): Promise<Omit<ClientMessageOf<'rival'>, 'id'> | null> {
  const box = boxOf(challenge.game);
  if (!box) return null;
  const { game, date: seed, options = {}, seats } = challenge;
  const level = seats.find((word) => word !== 'me') ?? 'adept';
  const levels = seats.map((word) => (word === 'me' ? level : word));
  const from = await scenarioOf(challenge, box);
  return { do: 'rival', game, seed, options, levels, seat: seats.indexOf('me'), luck: `rival ${nth}`, ...from };
}
