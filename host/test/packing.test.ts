import { demons } from '@conjure/demons';
import type { Game } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { describe, expect, test } from 'vitest';
import { libraryOf, packed, unpacked } from '../index.ts';
import { one, person, playOn, testHost } from '../testing/test-host.ts';

const asked = (options: unknown) => ({ is: 'state', asked: { question: 1, options, seats: [0] } });
const overTheWire = (message: object) => JSON.stringify(unpacked(JSON.parse(JSON.stringify(packed(message)))));

describe('lists of answers that are packed', () => {
  test.each([
    ['alike', [1, 2, 3].map((hex) => ({ answer: { hex }, label: { key: 'place', facts: { hex } } }))],
    [
      'with parts that are all the same',
      [1, 2, 3].map((n) => ({ answer: n, label: { key: 'a', facts: {} }, on: true })),
    ],
    ['the same altogether', [{ a: 1 }, { a: 1 }, { a: 1 }]],
    ['with other fields in the middle', [1, 2, 3, 4, 5, 6].map((n) => (n > 3 ? { a: n } : { b: { c: n, d: 1 } }))],
    ['with other fields', [{ a: 1 }, { b: 1 }, { a: 1, b: 2 }]],
    [
      'with fields in another order',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
        { a: 1, b: 2 },
      ],
    ],
    ['with lists, nothing and texts among them', [{ a: [1] }, { a: null }, { a: 'x' }]],
    ['with fields that hold nothing', [{ a: undefined }, { a: 1 }, { a: 2 }]],
    ['called as the packing is', [1, 2, 3].map((n) => ({ '#': n, '=': { '*': n, n } }))],
    ['named as a prototype is', JSON.parse('[{"__proto__":1},{"__proto__":2},{"__proto__":3}]')],
    ['of plain values', [1, 1, 1]],
    ['short', [{ a: 1 }]],
    ['empty', []],
    ['absent', null],
  ])('come out to the byte as they went in: %s', (_, options) => {
    for (const message of [
      asked(options),
      { is: 'patch', n: 2, patch: { asked: { options: [options], kind: ['x'] } } },
      { is: 'patch', n: 2, patch: { step: [1], asked: [asked(options).asked] } },
      { is: 'patch', n: 2, patch: { asked: { kind: ['x'], options: { '~': [0, 1, ...(options ?? [])] } } } },
      { is: 'patch', n: 2, patch: { asked: { options: { '~': [0, 1, { a: 1 }], 3: [{ a: 2 }] } } } },
      { is: 'patch', n: 2, patch: { asked: { options: 0 } } },
      { is: 'patch', n: 2, patch: null },
    ])
      expect(overTheWire(message)).toBe(JSON.stringify(message));
  });

  test.each([
    ['demons', demons, 2],
    ['lodge', lodge, 2],
    ['satchel', satchel, 3],
    ['sorcery', sorcery, 2],
  ] as [string, unknown, number][])('in matches of %s, and are shorter', async (_, rules, seats) => {
    const game = rules as Game;
    const at = testHost({ games: libraryOf([game]) });
    const people = Array.from({ length: seats }, () => person);
    const opening = { do: 'open', game: game.id, seats: people, seed: 'packed', hold: [0] };
    const { match } = one(await at.tell('0', opening), 'opened');
    for (const seat of people.keys()) await at.tell(String(seat), { do: 'continue', match, seats: [seat] });
    await playOn(at, match, Object.fromEntries([...people.keys()].map((seat) => [seat, String(seat)])), 'packed', 40);
    let [before, after] = [0, 0];
    for (const { message } of at.raw) {
      expect(overTheWire(message)).toBe(JSON.stringify(message));
      before += JSON.stringify(message).length;
      after += JSON.stringify(packed(message)).length;
    }
    expect(at.raw.length).toBeGreaterThan(50);
    expect(after).toBeLessThan(before);
  });
});
