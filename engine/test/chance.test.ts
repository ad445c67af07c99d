import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chanceOf, type GeneratorName } from '../kernel/chance.ts';
import { create } from '../kernel/create.ts';
import { fork } from '../kernel/fork.ts';
import { imagine } from '../kernel/imagine.ts';
import { openTo, waitingFor } from '../kernel/match.ts';
import { answer, type Play, play, redo, undo } from '../kernel/play.ts';
import { pick } from '../kernel/question.ts';
import { readRecord, record, replay } from '../kernel/record.ts';
import { matchFrom, resumePointOf } from '../kernel/resume-point.ts';
import { hmacSha256, sha256 } from '../kernel/sha256.ts';
import { diceOf } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (words: Uint32Array) => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

describe('SHA-256 and HMAC', () => {
  test('are as Node has them, at every length around their blocks', () => {
    for (let length = 0; length < 200; length++) {
      const text = bytes('conjure ä 𝄞'.repeat(20)).slice(0, length);
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
      const key = bytes(`key ${'k'.repeat(length)}`);
      expect(hex(hmacSha256(key)(text))).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
  });

  test('give what the standards print', () => {
    expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // RFC 4231, test case 2.
    expect(hex(hmacSha256(bytes('Jefe'))(bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const BY = { seed: SEED, chance: 'hmac-1' } as const;

/** A choice as anybody would work it out with a library of his own. */
function choice(purpose: string, n: number, among: number): number {
  const digest = createHmac('sha256', Buffer.from(SEED, 'hex'))
    .update(`${purpose}\n${Math.floor(n / 8)}`)
    .digest();
  return Math.floor((digest.readUInt32BE((n % 8) * 4) * among) / 2 ** 32);
}

describe('the generator hmac-1', () => {
  test('chooses as it is written down, whatever the purpose and the order', () => {
    const source = chanceOf(BY);
    for (let n = 0; n < 40; n++)
      for (const purpose of ['combat', 'Stöße', ''])
        expect(source.next(purpose, 7 + n)).toBe(choice(purpose, n, 7 + n));
    expect(source.die('combat')).toBe(choice('combat', 40, 6) + 1);
    expect(source.counts()).toEqual({ combat: 41, Stöße: 40, '': 40 });
    // These are for whoever writes another, and were worked out with Python's library: they may never change.
    const fresh = chanceOf(BY);
    expect(Array.from({ length: 12 }, () => fresh.next('example', 1_000))).toEqual([
      382, 935, 689, 285, 547, 591, 650, 100, 317, 407, 883, 705,
    ]);
    expect(chanceOf(BY, { big: 3 }).next('big', 2 ** 32)).toBe(2_166_238_354);
  });

  test('goes on from any count', () => {
    const source = chanceOf(BY);
    const all = Array.from({ length: 30 }, () => source.next('deck', 52));
    for (const from of [0, 1, 7, 8, 9, 29]) expect(source.at({ deck: from }).next('deck', 52)).toBe(all[from]);
  });

  test.each([
    ['a seed that is no key', { seed: 'luck', chance: 'hmac-1' }, 'seed'],
    ['a generator that there is not', { seed: SEED, chance: 'dice-9' }, 'chance'],
  ])('%s is refused', (_, by, place) => {
    expect(create(bazaar, { seats: 2, ...by, chance: by.chance as GeneratorName })).toMatchObject({ fault: { place } });
  });
});

/** A match at random, by this generator or the usual one. */
function played(chance?: GeneratorName): Play {
  const made = create(bazaar, { seats: 3, seed: SEED, chance });
  if ('fault' in made) throw new Error(made.fault.place);
  const here = play(made.match as unknown as Play['match'], true);
  const dice = diceOf('players');
  for (let i = 0; i < 40 && here.match.open; i++) {
    const [seat] = waitingFor(here.match);
    answer(here, seat, pick(here.match.open.question, seat, dice));
    if (i % 7 === 3) {
      undo(here, seat);
      if (i % 2 === 0) redo(here, seat);
    }
  }
  return here;
}

describe('a match by a generator of its record', () => {
  test('has other dice than the usual ones, and the same again by its record', () => {
    const here = played('hmac-1');
    expect(record(here).chance).toBe('hmac-1');
    expect(record(played()).chance).toBeUndefined();
    expect(here.match.story).not.toEqual(played().match.story);
    const read = readRecord(JSON.parse(JSON.stringify(record(here))));
    if ('fault' in read) throw new Error(read.fault);
    const again = replay(bazaar, read.record);
    if ('fault' in again) throw new Error(again.fault.place);
    expect(again.disagrees).toBeNull();
    expect(again.play.match.story).toEqual(here.match.story);
    // Without the name it is another match.
    const { chance: _, ...nameless } = read.record;
    const other = replay(bazaar, nameless);
    expect('fault' in other || other.disagrees).toBeTruthy();
  });

  test('keeps it in forks and elsewhere; imagined worlds have the usual one', () => {
    const { match } = played('hmac-1');
    const next = (at: typeof match) => Array.from({ length: 20 }, () => at.table.seeds.next('test', 1_000));
    const [forked, elsewhere] = [fork(match), matchFrom(match.game, JSON.parse(JSON.stringify(resumePointOf(match))))];
    const truly = Array.from({ length: 20 }, (_, n) => choice('test', n, 1_000));
    expect(next(forked)).toEqual(truly);
    expect(next(elsewhere)).toEqual(truly);
    const [seat] = waitingFor(match);
    if (openTo(match, seat)) expect(next(imagine(match, seat, diceOf('world')))).not.toEqual(truly);
  });
});
