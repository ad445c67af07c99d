import { LANGUAGES, type Language } from '@conjure/engine/content';
import { hashOf, isKey, newSecret } from './keys.ts';
import { cleanName } from './names.ts';
import type { PeopleStore, Player } from './store.ts';

/** Who speaks, by which of his devices. */
export interface Identity {
  readonly player: string;
  readonly device: string;
}

export type Unknown = 'noKey' | 'unknown' | 'thrownOut';

/** Whose key it is. */
export async function identify(people: PeopleStore, key: unknown): Promise<Identity | Unknown> {
  if (!isKey(key)) return 'noKey';
  const device = await people.deviceByKey(hashOf(key));
  if (!device) return 'unknown';
  return device.player === null ? 'thrownOut' : { player: device.player, device: device.id };
}

/** A key that nobody had is a new player's. Of two at once with the same one only one is new. */
export async function register(
  people: PeopleStore,
  key: string,
  lang: unknown,
  now: number,
): Promise<Identity | Unknown> {
  const player: Player = { id: newSecret(), name: '', lang: languageOf(lang) };
  const device = newSecret();
  const isNew = await people.addPlayer(player, { id: device, keyHash: hashOf(key) }, now);
  return isNew ? { player: player.id, device } : identify(people, key);
}

/** What a player says of himself, as others may see it. */
export const playerFrom = (id: string, name: unknown, lang: unknown): Player => ({
  id,
  name: typeof name === 'string' ? cleanName(name) : '',
  lang: languageOf(lang),
});

const languageOf = (lang: unknown): Language => LANGUAGES.find((one) => one === lang) ?? 'en';
