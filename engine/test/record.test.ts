import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../kernel/game.ts';
import { scriptDice, waitingFor } from '../kernel/match.ts';
import { copyPlain } from '../kernel/plain.ts';
import { answer, type Play, play, redo, undo } from '../kernel/play.ts';
import { pick } from '../kernel/question.ts';
import { type Record, readRecord, record, replay } from '../kernel/record.ts';
import { diceOf, matchOf, position } from '../testing/playing.ts';
import { type Bazaar, bazaar } from './games/bazaar.ts';
import { tower } from './games/tower.ts';

/** A play with random answers, undos and redos. */
function anyPlay(game: Game, seed: string, entries: number): Play {
  const p = play(matchOf(game, { seed }), true);
  const dice = diceOf(seed);
  for (let i = 0; i < entries && p.match.open; i++) {
    const seats = waitingFor(p.match);
    const seat = seats[dice.index('seat', seats.length)];
    const whim = dice.index('whim', 8);
    if (whim === 0) undo(p, seat);
    else if (whim === 1) redo(p, seat);
    else if (whim === 2) scriptDice(p.match, [1 + dice.index('face', 6)]);
    else answer(p, seat, pick(p.match.open.question, seat, dice));
  }
  return p;
}

/** As it would be read from a file. */
function throughJson(value: Record): Record {
  const read = readRecord(JSON.parse(JSON.stringify(value)));
  if ('fault' in read) throw new Error(read.fault);
  return read.record;
}

function replayed<S>(game: Game<S>, saved: Record, entries?: number) {
  const again = replay(game, saved, entries);
  if ('fault' in again) throw new Error(JSON.stringify(again.fault));
  return again;
}

describe('record and replay', () => {
  test('a record says what was played, by which rules, and how it came out', () => {
    const p = play(matchOf(bazaar, { seed: 'x', scenario: { coins: [1, 1] }, dice: [4] }));
    answer(p, 0, { do: 'gamble' });
    expect(record(p)).toEqual({
      conjure: 'record',
      game: 'bazaar',
      rules: 1,
      seats: 2,
      options: { coins: 3, turns: 6 },
      seed: 'x',
      scenario: { coins: [1, 1] },
      dice: [4],
      log: [{ seat: 0, answer: { do: 'gamble' } }],
      digests: [expect.stringMatching(/^[0-9a-f]{8}$/)],
    });
  });

  test.each([bazaar, tower])('property: any play of $id, through JSON, is replayed to the same position', (game) => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (seed, entries) => {
        const p = anyPlay(game as Game, seed, entries);
        const again = replayed(game as Game, throughJson(record(p)));
        expect(again.disagrees).toBeNull();
        expect(position(again.play.match)).toEqual(position(p.match));
        expect(again.play.log).toEqual(p.log);
        expect(record(again.play)).toEqual(record(p));
      }),
      { numRuns: 80 },
    );
  });

  test('recording changes nothing', () => {
    const p = anyPlay(bazaar as Game, 's', 12);
    const before = position(p.match);
    record(p);
    expect(position(p.match)).toEqual(before);
  });

  test('an undo that the others agreed to is agreed to again', () => {
    const p = play(matchOf(bazaar));
    answer(p, 0, { do: 'draw' });
    undo(p, 0, true);
    expect(replayed(bazaar, throughJson(record(p))).disagrees).toBeNull();
  });

  test('a record can be replayed in part', () => {
    const p = play(matchOf(bazaar));
    answer(p, 0, { do: 'draw' });
    const before = position(p.match);
    answer(p, 1, { do: 'draw' });
    answer(p, 0, { do: 'pass' });
    expect(position(replayed(bazaar, record(p), 1).play.match)).toEqual(before);
  });

  test('practice and scripted dice are kept, also those that still wait', () => {
    const p = play(matchOf(bazaar), true);
    scriptDice(p.match, [6]);
    answer(p, 0, { do: 'gamble' });
    scriptDice(p.match, [5]);
    const saved = throughJson(record(p));
    expect(saved).toMatchObject({ free: true, scripted: [5], log: [{ seat: 0, dice: [6] }] });
    const again = replayed(bazaar, saved).play;
    answer(again, 0, true);
    expect(again.match.table.state.coins[0]).toBe(3 - 1 + 3 - 1 + 3);
  });
});

describe('a record that does not agree says at which entry of the log', () => {
  const saved = (): Record => {
    const p = play(
      matchOf(bazaar, {
        dice: [6],
        scenario: {
          hands: [
            [1, 2],
            [3, 4],
          ],
        },
      }),
    );
    answer(p, 0, { do: 'gamble' });
    answer(p, 0, false);
    answer(p, 1, { do: 'sell', card: 3 });
    undo(p, 1);
    answer(p, 1, { do: 'pass' });
    return copyPlain(record(p));
  };

  test('untouched, it agrees', () => {
    expect(replayed(bazaar, saved()).disagrees).toBeNull();
  });

  test('an answer that is not legal', () => {
    const tampered = saved();
    tampered.log[2] = { seat: 1, answer: { do: 'sell', card: 1 } };
    const { disagrees, play: again } = replayed(bazaar, tampered);
    expect(disagrees).toEqual({ at: 2, deed: tampered.log[2], why: { refused: { rule: 'B4', facts: { card: 1 } } } });
    expect(again.match.answers).toHaveLength(2);
  });

  test('an answer by a seat that was not asked, or of another shape', () => {
    const tampered = saved();
    tampered.log[1] = { seat: 1, answer: false };
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 1, why: { fault: { place: 'seat' } } });
    tampered.log[0] = { seat: 0, answer: 'gamble' };
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 0, why: { fault: { place: 'answer' } } });
  });

  test('a digest', () => {
    const tampered = saved();
    const now = tampered.digests[2];
    tampered.digests[2] = '00000000';
    // The third answer that stands is the fifth entry.
    expect(replayed(bazaar, tampered).disagrees).toEqual({
      at: 4,
      deed: tampered.log[4],
      why: { digest: { recorded: '00000000', now } },
    });
  });

  test('more or fewer digests than there are answers that stand', () => {
    const [first, second] = saved().digests;
    const fewer = { ...saved(), digests: [first, second] };
    const more = { ...saved(), digests: [...saved().digests, first] };
    expect(replayed(bazaar, fewer).disagrees).toEqual({
      at: 5,
      deed: null,
      why: { digests: { recorded: 2, now: 3 } },
    });
    expect(replayed(bazaar, more).disagrees).toMatchObject({ why: { digests: { recorded: 4, now: 3 } } });
    // What is only played in part is not compared to its end.
    expect(replayed(bazaar, fewer, 4).disagrees).toBeNull();
  });

  test('none at all: it can be played, and is not verified', () => {
    expect(replayed(bazaar, saved()).verified).toBe(true);
    expect(replayed(bazaar, { ...saved(), digests: [] })).toMatchObject({ disagrees: null, verified: false });
    expect(replayed(bazaar, { ...saved(), log: [], digests: [] })).toMatchObject({ disagrees: null, verified: true });
  });

  test('an undo that was not free, or that took back more', () => {
    const tampered = saved();
    tampered.log[3] = { undo: 1, by: 0 };
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 3, why: { barred: 'other' } });
    tampered.log[3] = { undo: 2, by: 1 };
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 3, why: { barred: 'other' } });
    tampered.log[3] = { undo: 9, by: 1 };
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 3, why: { barred: 'nothing' } });
  });

  test('a redo of nothing', () => {
    const tampered = saved();
    tampered.log.push({ redo: 1, by: 1 });
    expect(replayed(bazaar, tampered).disagrees).toMatchObject({ at: 5, why: { barred: 'nothing' } });
  });

  test('another seed, at the first entry in which it shows', () => {
    const p = play(matchOf(bazaar, { seed: 'x' }));
    answer(p, 0, { do: 'gamble' });
    const disagreements = ['a', 'b', 'c', 'd'].map((seed) => replayed(bazaar, { ...record(p), seed }).disagrees);
    expect(disagreements).toContainEqual(expect.objectContaining({ at: 0, why: { digest: expect.anything() } }));
  });

  test('rules of another version, at the first entry in which they show', () => {
    const changed: Game<Bazaar> = {
      ...(bazaar as unknown as Game<Bazaar>),
      version: 2,
      // Stands for a change of the rules that is told: something happens before the second turn.
      step(table) {
        if (table.state.turnsLeft === 5) table.tell({ type: 'gift' });
        return (bazaar as unknown as Game<Bazaar>).step(table);
      },
    };
    const old = saved();
    expect(old.rules).not.toBe(changed.version);
    expect(replayed(changed, old).disagrees).toMatchObject({
      at: 1,
      why: { digest: { recorded: old.digests[1] } },
    });
  });

  test('a beginning that these rules do not know is a fault', () => {
    expect(replay(bazaar, { ...saved(), seats: 9 })).toMatchObject({ fault: { place: 'seats' } });
    expect(replay(bazaar, { ...saved(), options: { luck: 1 } })).toMatchObject({ fault: { place: 'options.luck' } });
  });
});

describe('readRecord', () => {
  const good = () => JSON.parse(JSON.stringify(record(anyPlay(bazaar as Game, 'r', 20))));

  test('reads what was written', () => {
    expect(readRecord(good())).toEqual({ record: good() });
  });

  test.each([
    ['nothing', () => undefined, 'record: expected an object, got nothing'],
    ['another file', () => ({ ...good(), conjure: 'match' }), 'record.conjure: expected "record", got "match"'],
    ['no seed', () => ({ ...good(), seed: 7 }), 'record.seed: expected a text, got 7'],
    ['an unknown field', () => ({ ...good(), luck: 7 }), /^record\.luck: expected only .*, got an unknown field$/],
    ['a die of seven', () => ({ ...good(), dice: [7] }), 'record.dice[0]: expected a whole number from 1 to 6, got 7'],
    [
      'a bad seat',
      () => ({ ...good(), log: [{ seat: -1, answer: 1 }] }),
      /^record\.log\[0\]\.seat: expected a whole number from 0/,
    ],
    [
      'a bad undo',
      () => ({ ...good(), log: [{ undo: 0, by: 0 }] }),
      /^record\.log\[0\]\.undo: expected a whole number of at least 1/,
    ],
    ['a bad entry', () => ({ ...good(), log: ['undo'] }), 'record.log[0]: expected an object, got "undo"'],
    [
      'an abyss',
      () => ({ ...good(), log: [{ seat: 0, answer: JSON.parse('['.repeat(9999) + ']'.repeat(9999)) }] }),
      /^record\.log\[0\]\.answer: expected anything nested/,
    ],
    ['a prototype', () => ({ ...good(), options: JSON.parse('{"__proto__":1}') }), /^record\.options\.__proto__/],
  ])('says what is wrong with %s', (_, made, fault) => {
    const read = readRecord(made());
    expect('fault' in read && read.fault).toMatch(fault);
  });
});
