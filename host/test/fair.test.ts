import { createHash, createHmac } from 'node:crypto';
import { canonical, type Record } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { checkFair, markOf, pledgeOf, sealOf, secretAfter, seedOf } from '../fair.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex');

const MATCH = 'a match, ä 𝄞';
const SECRET = '00ff'.repeat(16);
const TEXTS = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210 Glück, and luck'];
const SEAL = sealOf(MATCH, SECRET);
const places = [2, 0].map((seat, i): [number, string, string] => [seat, pledgeOf(MATCH, seat, TEXTS[i]), TEXTS[i]]);
const parts = {
  match: MATCH,
  seal: SEAL,
  secret: SECRET,
  game: 'demons',
  rules: 2,
  options: { turnLimit: 40, short: true },
  seats: 4,
  places,
};
const fairRecord: Record = {
  conjure: 'record',
  game: parts.game,
  rules: parts.rules,
  seats: parts.seats,
  options: { short: true, turnLimit: 40 },
  seed: seedOf(parts),
  chance: 'hmac-1',
  fair: { match: MATCH, seal: SEAL, secret: SECRET, places },
  log: [],
  digests: [],
};

describe('the dice are nobody’s', () => {
  test('seal, pledge, mark and seed are what any standard library makes of the same texts', () => {
    expect(SEAL).toBe(sha256(`conjure seal 1\n${MATCH}\n${SECRET}`));
    expect(pledgeOf(MATCH, 2, TEXTS[1])).toBe(sha256(`conjure pledge 1\n${MATCH}\n2\n${TEXTS[1]}`));
    const sorted = [places[1], places[0]];
    const pledges = places.map(([seat, pledge]) => [seat, pledge] as const);
    expect(markOf({ seal: SEAL, pledges })).toBe(
      sha256(JSON.stringify([SEAL, sorted.map(([seat, pledge]) => [seat, pledge])])).slice(0, 12),
    );
    const list = `["${SEAL}","demons",2,{"short":true,"turnLimit":40},4,${JSON.stringify(sorted)}]`;
    expect(canonical([SEAL, 'demons', 2, parts.options, 4, sorted])).toBe(list);
    expect(seedOf(parts)).toBe(hmac(SECRET, `conjure seed 1\n${MATCH}\n${list}`));
    expect(secretAfter(MATCH, SECRET, 0)).toBe(SECRET);
    expect(secretAfter(MATCH, SECRET, 2)).toBe(hmac(SECRET, `conjure secret 1\n${MATCH}\n2`));
  });

  test('known values stay what they are', () => {
    const match = 'table';
    const secret = '11'.repeat(32);
    const text = 'ab'.repeat(16);
    expect(sealOf(match, secret)).toBe('fbf97795bcbc3f9fa01bb800ca279d09fb0e155272a7f7a230605c4a2670be91');
    expect(pledgeOf(match, 0, text)).toBe('9cbcc8ca2ab48503f7a300c13bc9ccc68bb013c1d5cdc5c230a854a616da7e48');
  });

  test('a record proves them, and whatever is changed in it is found', () => {
    const { fair, ...rest } = fairRecord;
    if (!fair) throw new Error('no proof');
    const changed = (more: Partial<typeof fair>): Record => ({ ...rest, fair: { ...fair, ...more } });
    expect(checkFair(fairRecord)).toBeNull();
    expect(checkFair(rest)).toBe('unproved');
    const { chance: _, ...usual } = fairRecord;
    expect(checkFair(usual)).toBe('unproved');
    expect(checkFair(changed({ secret: '11'.repeat(32) }))).toBe('seal');
    expect(checkFair(changed({ match: 'another' }))).toBe('seal');
    expect(checkFair(changed({ places: [[2, places[0][1], TEXTS[1]], places[1]] }))).toBe('pledge');
    expect(checkFair(changed({ places: [places[0]] }))).toBe('seed');
    expect(checkFair({ ...fairRecord, seed: '22'.repeat(32) })).toBe('seed');
    expect(checkFair({ ...fairRecord, options: { short: false, turnLimit: 40 } })).toBe('seed');
    expect(checkFair({ ...fairRecord, rules: 3 })).toBe('seed');
    expect(checkFair({ ...fairRecord, seats: 3 })).toBe('seed');
    expect(checkFair({ ...fairRecord, scenario: {} })).toBe('chosen');
    expect(checkFair({ ...fairRecord, dice: [6] })).toBe('chosen');
    expect(checkFair({ ...fairRecord, log: [{ seat: 0, answer: {}, dice: [6] }] })).toBe('chosen');
  });
});
