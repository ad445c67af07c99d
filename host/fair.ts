// Nobody chooses the dice of a match with others: the server is bound by its seal before anybody sits down, every device by its pledge
// before any text is told. Each function is a few lines in any language (docs/fair.md): strings are UTF-8, bytes are lower-case hex.
import { canonical, hmacSha256, type Options, type Record, type Seat, sha256, toHexText } from '@conjure/engine';

const utf8 = new TextEncoder();
const hash = (text: string): string => toHexText(sha256(utf8.encode(text)));
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const mac = (key: string, text: string): string => toHexText(hmacSha256(bytesOf(key))(utf8.encode(text)));

/** What the server shows before anybody sits down. */
export const sealOf = (match: string, secret: string): string => hash(`conjure seal 1\n${match}\n${secret}`);

/** What a device shows when it sits down, made of the text that it keeps to itself until all have sat down. */
export const pledgeOf = (match: string, seat: Seat, text: string): string =>
  hash(`conjure pledge 1\n${match}\n${seat}\n${text}`);

/** All that is promised: the seal and every pledge, by seat. */
export interface DicePromises {
  readonly seal: string;
  readonly pledges: readonly (readonly [seat: Seat, pledge: string])[];
}

const bySeat = <T extends readonly [Seat, ...unknown[]]>(list: readonly T[]): T[] =>
  [...list].sort(([a], [b]) => a - b);

/** Twelve digits of all that is promised: people can read them to each other. */
export const markOf = ({ seal, pledges }: DicePromises): string =>
  hash(canonical([seal, bySeat(pledges)])).slice(0, 12);

/** What the dice of a match follow from. */
export interface SeedParts {
  readonly match: string;
  readonly seal: string;
  readonly secret: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly places: readonly (readonly [seat: Seat, pledge: string, text: string])[];
}

/** The seed of the match, for its generator `hmac-1`. */
export const seedOf = ({ match, seal, secret, game, rules, options, seats, places }: SeedParts): string =>
  mac(secret, `conjure seed 1\n${match}\n${canonical([seal, game, rules, options, seats, bySeat(places)])}`);

/** The server's secret for its next try, when a table was void so many times: it follows from the first, and tells nothing of it. */
export const secretAfter = (match: string, secret: string, voids: number): string =>
  voids === 0 ? secret : mac(secret, `conjure secret 1\n${match}\n${voids}`);

/** What is wrong with the dice of a record, or `null`. Whether each die fell as the seed says is what its replay tells. */
export type Unfair = 'unproved' | 'seal' | 'pledge' | 'seed' | 'chosen';

/** Checks where the dice of a match came from. `unproved`: it says nothing about it; `chosen`: a scenario, or dice that were set. */
export function checkFair(record: Record): Unfair | null {
  const { fair, game, rules, options, seats, seed, chance } = record;
  if (!fair || chance !== 'hmac-1') return 'unproved';
  if (record.scenario !== undefined || record.dice || record.free || record.log.some((entry) => 'dice' in entry))
    return 'chosen';
  const { match, seal, secret, places } = fair;
  if (sealOf(match, secret) !== seal) return 'seal';
  if (places.some(([seat, pledge, text]) => pledgeOf(match, seat, text) !== pledge)) return 'pledge';
  return seedOf({ match, seal, secret, game, rules, options, seats, places }) === seed ? null : 'seed';
}
