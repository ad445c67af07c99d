import { demons } from '@conjure/demons';
import { describe, expect, test } from 'vitest';
import { bidding, demonUse, where } from '../protocol/test/set-ups.ts';
import { begin, NOBODY, talk, traceOf } from '../protocol/test/talk.ts';

describe('open', () => {
  test('lists every legal answer, ready to be sent back', () => {
    const s = demonUse();
    const [{ options = [], question, ...entry }] = s.about({ do: 'open' }).open;
    expect(entry).toMatchObject({ seats: [1], how: 'one', kind: 'use', rule: '3.0f' });
    expect(options).toContainEqual({ do: 'power', spirit: 62, power: 'D' });
    for (const answer of options) expect(s.about({ do: 'explain', seat: 1, question, answer }).legal).toBe(true);
  });

  test('shows another seat, and whoever only watches, no options', () => {
    const s = demonUse();
    for (const seat of [0, null]) {
      const [entry] = s.about({ do: 'open', seat, labels: true }).open;
      expect(Object.keys(entry)).toEqual(['question', 'seats', 'how', 'kind', 'rule', 'prompt']);
    }
    expect(s.about({ do: 'open', seat: 1 })).toEqual({ ...s.about({ do: 'open' }), id: expect.any(Number) });
  });

  test('has a text for every option where labels are wanted, in the language that is wanted', () => {
    const s = begin({ seats: 1 });
    const labels = (lang: string) => s.about({ do: 'open', labels: true, lang }).open[0].labels;
    expect(labels('en')).toHaveLength(4);
    expect(new Set(labels('en')).size).toBe(4);
    expect(labels('de')).not.toEqual(labels('en'));
  });

  test('where all are asked in secret, the options are by seat', () => {
    const s = bidding();
    const [all] = s.about({ do: 'open', labels: true }).open;
    expect(all).toMatchObject({ kind: 'bid', how: 'each', seats: [0, 1] });
    expect(all.options).toEqual({
      0: [{ treasures: [] }, { treasures: ['43'] }],
      1: [{ treasures: [] }, { treasures: ['16'] }, { treasures: ['53'] }, { treasures: ['16', '53'] }],
    });
    expect(Object.keys(all.labels ?? {})).toEqual(['0', '1']);
    expect(s.about({ do: 'open', seat: 0 }).open[0].options).toEqual([{ treasures: [] }, { treasures: ['43'] }]);
    s.answer(1, { treasures: ['16'] });
    expect(s.about({ do: 'open', seat: 1 }).open).toEqual([
      expect.not.objectContaining({ options: expect.anything() }),
    ]);
    expect(s.about({ do: 'open' }).open[0]).toMatchObject({ seats: [0], options: { 0: expect.anything() } });
  });

  test('where the answers are too many to list, it gives a dozen of them and shifts no die', () => {
    const spirits = [10, 55, 5, 8, 19, 26, 47, 67, 11, 58];
    const s = begin({
      seats: 1,
      scenario: {
        turn: 2,
        phase: 'search',
        magicians: [{ hex: '0705', found: true, spirits }],
        mortals: { ...NOBODY, metropolitan: { hex: '0805' } },
      },
    });
    const before = traceOf(s.session);
    const [entry] = s.about({ do: 'open' }).open;
    expect(entry).toMatchObject({ kind: 'defend', seats: [0] });
    expect(entry.options).toBeUndefined();
    expect(new Set(entry.sampled?.map((answer) => JSON.stringify(answer))).size).toBe(12);
    for (const answer of entry.sampled ?? [])
      expect(s.about({ do: 'explain', seat: 0, question: entry.question, answer })).toMatchObject({ legal: true });
    expect(s.about({ do: 'open', seat: 0 }).open[0].sampled).toEqual(entry.sampled);
    expect(traceOf(s.session)).toBe(before);
  });

  test('needs a match and a seat that there are', () => {
    const { ask } = talk();
    expect(ask({ do: 'open', match: 'm1' }).error).toMatchObject({
      where: 'match',
      expected: 'a match begun by "new"',
    });
    const s = demonUse();
    expect(s.about({ do: 'open', seat: 2 }).error).toMatchObject({ where: 'seat', expected: 'a seat from 0 to 1' });
    expect(where(s.about({ do: 'open', seat: 'Alaric' }))).toBe('seat');
    expect(where(s.about({ do: 'open', labels: 1 }))).toBe('labels');
  });
});

describe('answer, explain and odds', () => {
  test('an answer gives what happened and the next question', () => {
    const s = demonUse();
    const said = s.answer(1, { do: 'release', spirit: 10 });
    expect(said.events).toEqual([{ type: 'released', by: 1, spirit: 10, why: 'will' }]);
    expect(said.open).toMatchObject([{ kind: 'use', seats: [1] }]);
  });

  test('with labels, what happened is said in sentences, too', () => {
    const s = demonUse();
    const { question } = s.open();
    const answer = { do: 'release', spirit: 10 };
    const said = s.about({ do: 'answer', seat: 1, question, answer, labels: true, viewer: 0 });
    expect(said.words).toHaveLength(1);
    expect(said.words[0]).toContain('Buer');
  });

  test.each(['answer', 'explain', 'odds'])(
    '%s: what a rule forbids is refused with the rule and changes nothing',
    (how) => {
      const s = demonUse();
      const before = traceOf(s.session);
      const { question } = s.open();
      const ask = (lang?: string) => s.about({ do: how, seat: 1, question, answer: { do: 'lift', spirit: 62 }, lang });
      const { refused } = ask();
      expect(refused).toMatchObject({ rule: 'R39', facts: { spirit: { key: 'spirit.62' } } });
      expect(refused?.title).toBe(demons.rules.find(({ id }) => id === 'R39')?.title);
      expect(refused?.text).not.toBe('');
      expect(ask('ru').refused?.title).toMatch(/[а-я]/);
      expect(traceOf(s.session)).toBe(before);
    },
  );

  test.each(['answer', 'explain', 'odds'])('%s: the question, the seat and the shape must be right', (how) => {
    const s = demonUse();
    const { question } = s.open();
    s.answer(1, { do: 'release', spirit: 10 });
    const before = traceOf(s.session);
    const good = { do: how, seat: 1, question: question + 1, answer: { do: 'done' } };
    const wrong = (change: object) => s.about({ ...good, ...change }).error;
    expect(wrong({ question })).toMatchObject({ where: 'question', expected: `the open question, ${question + 1}` });
    expect(wrong({ question: 99 })).toMatchObject({ where: 'question' });
    expect(wrong({ question: undefined })).toMatchObject({ where: 'question' });
    expect(wrong({ seat: 0 })).toMatchObject({ where: 'seat', expected: 'a seat that is asked (1)' });
    expect(wrong({ seat: 2 })).toMatchObject({ where: 'seat' });
    expect(wrong({ seat: null })).toMatchObject({ where: 'seat' });
    expect(wrong({ answer: { do: 'dance' } })).toMatchObject({ where: 'answer.do' });
    expect(wrong({ answer: { do: 'done', now: true } })).toMatchObject({ where: 'answer.now' });
    expect(wrong({ answer: undefined })).toMatchObject({ where: 'answer' });
    expect(traceOf(s.session)).toBe(before);
    expect(s.about(good).error).toBeUndefined();
  });

  test('answers in secret are told when all are in', () => {
    const s = bidding();
    expect(s.answer(1, { treasures: ['16'] }).events).toEqual([]);
    const { question } = s.open();
    expect(where(s.about({ do: 'answer', seat: 1, question, answer: { treasures: [] } }))).toBe('seat');
    expect(s.answer(0, { treasures: [] }).events[0]).toMatchObject({ type: 'bids' });
  });

  test('the odds are exact, complete, and roll nothing', () => {
    const s = demonUse();
    const before = traceOf(s.session);
    const { question } = s.open();
    const { outcomes, complete } = s.about({
      do: 'odds',
      seat: 1,
      question,
      answer: { do: 'power', spirit: 62, power: 'D' },
    });
    expect(complete).toBe(true);
    expect(outcomes).toHaveLength(36);
    for (const { p, ends } of outcomes) {
      expect(p).toBeCloseTo(1 / 36, 12);
      expect(ends).toBe('rest');
    }
    expect(traceOf(s.session)).toBe(before);
  });

  test('the odds look on to the next decision where that is wanted', () => {
    const s = demonUse();
    const { question } = s.open();
    const odds = (until?: unknown) =>
      s.about({ do: 'odds', seat: 1, question, answer: { do: 'release', spirit: 10 }, ...(until ? { until } : {}) });
    expect(odds()).toMatchObject({ complete: true, outcomes: [{ p: 1, ends: 'rest' }] });
    expect(odds('rest').outcomes).toEqual(odds().outcomes);
    expect(odds('decision')).toMatchObject({
      complete: true,
      outcomes: [{ p: 1, events: [{ type: 'released' }], ends: 'question' }],
    });
    expect(odds('tomorrow').error).toMatchObject({ where: 'until' });
  });

  test('the odds of a sealed bid are not to be known', () => {
    const s = bidding();
    const { question } = s.open();
    const odds = s.about({ do: 'odds', seat: 0, question, answer: { treasures: ['43'] } });
    expect(odds).toMatchObject({ complete: false, outcomes: [{ p: 1, events: [], ends: 'question' }] });
  });
});

describe('bot', () => {
  test.each(['random', 'novice', 'adept', 'greedy', 'search:20', 'search:20ms'])(
    '%s answers within the rules',
    (level) => {
      const s = demonUse();
      const before = traceOf(s.session);
      const { answer, question } = s.about({ do: 'bot', seat: 1, level });
      expect(traceOf(s.session)).toBe(before);
      expect(s.about({ do: 'explain', seat: 1, question, answer })).toMatchObject({ legal: true });
    },
  );

  test('with the same seed and so many iterations the answer is the same', () => {
    const s = demonUse();
    const asked = { do: 'bot', seat: 1, level: 'search', iterations: 30, seed: 3 };
    expect(s.about(asked).answer).toEqual(s.about(asked).answer);
    // A master of Demons grows a tree.
    expect(s.about({ ...asked, level: 'master', ms: 10_000 }).answer).toEqual(
      s.about({ ...asked, level: 'tree' }).answer,
    );
  });

  test('needs a level, a seat that is asked, and patience within limits', () => {
    const s = demonUse();
    const wrong = (change: object) => where(s.about({ do: 'bot', seat: 1, level: 'random', ...change }));
    expect(wrong({ level: 'genius' })).toBe('level');
    expect(wrong({ level: undefined })).toBe('level');
    expect(wrong({ level: 'search:900000000' })).toBe('level');
    expect(wrong({ level: 'search:90000ms' })).toBe('level');
    expect(wrong({ seat: 0 })).toBe('seat');
    expect(wrong({ ms: 60_001 })).toBe('ms');
    expect(wrong({ ms: 0 })).toBe('ms');
    expect(wrong({ iterations: 1e9 })).toBe('iterations');
    expect(wrong({ seed: {} })).toBe('seed');
  });
});
