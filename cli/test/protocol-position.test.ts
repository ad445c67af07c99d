import { must } from '@conjure/engine';
import { GAMES } from '@conjure/shelf';
import { LANGUAGES } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { SAMPLES, sampleMatch } from '../protocol/test/samples.ts';
import { bidding, demonUse, where } from '../protocol/test/set-ups.ts';
import { begin, type TestMatch, talk, traceOf } from '../protocol/test/talk.ts';

test('there is a sample of every game', () => {
  expect(SAMPLES.map(({ game }) => game)).toEqual(GAMES);
});

describe.each(SAMPLES)('$game', (sample) => {
  const { game, seats, wanted, by, other, unasked, kind, rule, rolls, quiet, telling, done, forbidden, misshapen } =
    sample;
  const { ending, misfit, ended = done } = sample;
  const begun = (more: object = {}, talking = talk()) => sampleMatch(sample, more, talking);

  describe('open, answer, explain and odds', () => {
    test('every legal answer is listed, or some where they cannot be, ready to be sent back, with words in every language', () => {
      const s = begun();
      const [{ options, sampled = [], question, ...entry }] = s.about({ do: 'open', seat: by }).open;
      expect(entry).toMatchObject({ seats: [by], kind, rule });
      const known = [quiet, telling.answer, done, ...(rolls ? [rolls.answer] : [])];
      if (options) for (const answer of known) expect(options).toContainEqual(answer);
      const offered = options ?? sampled;
      expect(offered.length).toBeGreaterThan(0);
      for (const answer of [...known, ...offered])
        expect(s.about({ do: 'explain', seat: by, question, answer }).legal).toBe(true);
      for (const lang of LANGUAGES) {
        const [{ labels = [], prompt }] = s.about({ do: 'open', seat: by, labels: true, lang }).open;
        expect(labels).toHaveLength(offered.length);
        for (const text of [prompt, ...labels]) expect(text).not.toMatch(/⟨|undefined/);
      }
    });

    test('another seat, and whoever only watches, sees no options', () => {
      const s = begun();
      for (const seat of [other, null]) {
        const [entry] = s.about({ do: 'open', seat, labels: true }).open;
        expect(Object.keys(entry).filter((name) => name !== 'facts')).toEqual([
          'question',
          'seats',
          'how',
          'kind',
          'rule',
          'prompt',
        ]);
      }
    });

    test.each(['answer', 'explain', 'odds'])(
      '%s: what is wrong is told with its rule or its place, and changes nothing',
      (how) => {
        const s = begun();
        const before = traceOf(s.session);
        const { question } = s.open();
        const good = { do: how, seat: by, question, answer: done };
        for (const { answer, rule: cited } of forbidden) {
          const { refused } = s.about({ ...good, answer });
          expect(refused).toMatchObject({ rule: cited, title: expect.any(String) });
          for (const lang of LANGUAGES) {
            const text = s.about({ ...good, answer, lang }).refused?.text ?? '';
            expect(text).toMatch(/\S/);
            expect(text).not.toMatch(/⟨|undefined/);
          }
        }
        const wrong = (change: object) => where(s.about({ ...good, ...change }));
        expect(wrong({ question: question + 1 })).toBe('question');
        expect(wrong({ question: undefined })).toBe('question');
        const toOther = s.about({ ...good, seat: other });
        if (unasked) expect(toOther.refused).toMatchObject({ rule: unasked, title: expect.any(String) });
        else expect(where(toOther)).toBe('seat');
        expect(wrong({ seat: seats })).toBe('seat');
        expect(wrong({ answer: misshapen.answer })).toBe(misshapen.where);
        expect(wrong({ answer: undefined })).toBe('answer');
        expect(traceOf(s.session)).toBe(before);
        expect(s.about(good).error).toBeUndefined();
      },
    );

    test('an answer tells what happened, in sentences too, and asks on', () => {
      const s = begun();
      const { question } = s.open();
      const said = s.about({ do: 'answer', seat: by, question, answer: telling.answer, labels: true, viewer: other });
      expect(said.words).toHaveLength(said.events.length);
      expect(said.open).toMatchObject([{ kind }]);
    });

    test('the odds are exact, complete, and roll nothing', () => {
      const s = begun();
      const before = traceOf(s.session);
      const { question } = s.open();
      const { answer, faces } = rolls ?? { answer: quiet, faces: [] };
      const { outcomes, complete } = s.about({ do: 'odds', seat: by, question, answer });
      expect(complete).toBe(true);
      expect(outcomes).toHaveLength(6 ** faces.length);
      for (const { p } of outcomes) expect(p).toBeCloseTo(1 / outcomes.length, 12);
      expect(traceOf(s.session)).toBe(before);
    });

    test.each(['random', 'novice', 'adept', 'greedy:20', 'search:20'])(
      'the bot %s answers within the rules',
      (level) => {
        const s = begun();
        const before = traceOf(s.session);
        const { answer, question } = s.about({ do: 'bot', seat: by, level });
        expect(traceOf(s.session)).toBe(before);
        expect(s.about({ do: 'explain', seat: by, question, answer })).toMatchObject({ legal: true });
        expect(where(s.about({ do: 'bot', seat: other, level }))).toBe('seat');
      },
    );
  });

  describe('view', () => {
    test('is what the viewer may see, and words for it in every language', () => {
      const s = begun();
      for (const viewer of [by, other, null]) {
        const { view } = s.about({ do: 'view', viewer });
        expect(view).toMatchObject({ viewer });
        for (const lang of LANGUAGES)
          for (const text of s.about({ do: 'view', viewer, lang }).words) expect(text).not.toMatch(/⟨|undefined/);
      }
      expect(s.about({ do: 'view', viewer: by, lang: 'fr' }).words).not.toEqual(
        s.about({ do: 'view', viewer: by }).words,
      );
    });

    test('needs a viewer', () => {
      const s = begun();
      expect(where(s.about({ do: 'view' }))).toBe('viewer');
      expect(where(s.about({ do: 'view', viewer: seats }))).toBe('viewer');
      expect(where(s.about({ do: 'view', viewer: 0, lang: 'xx' }))).toBe('lang');
    });
  });

  describe('dice', () => {
    test.runIf(rolls)('come as scripted, after those that wait already', () => {
      const s = begun();
      const { answer, faces, told } = rolls as NonNullable<typeof rolls>;
      const [first, ...more] = faces;
      expect(s.about({ do: 'dice', faces: [first] })).toMatchObject({ faces: [first] });
      expect(s.about({ do: 'dice', faces: more })).toMatchObject({ faces: [first, ...more] });
      expect(s.answer(by, answer).events).toContainEqual(expect.objectContaining(told));
      expect(where(s.about({ do: 'dice', faces: [0] }))).toBe('faces[0]');
      expect(where(s.about({ do: 'dice' }))).toBe('faces');
    });

    test('are not for everybody to script', () => {
      const s = begun({}, talk({ test: false }));
      const { error } = s.about({ do: 'dice', faces: [4] });
      expect(error).toMatchObject({ where: 'do', what: '"dice" is answered only under "conjure engine --test".' });
      expect(error?.expected).not.toContain('dice');
    });
  });

  describe('fork, undo and redo', () => {
    test('a fork goes its own way', () => {
      const s = begun();
      const { match, open } = s.about({ do: 'fork' });
      expect(match).toBe('m2');
      expect(open).toEqual([s.open()]);
      s.answer(by, done);
      expect(s.ask({ do: 'open', match }).open).toEqual(open);
      expect(where(s.ask({ do: 'fork', match: 'm9' }))).toBe('match');
    });

    test('what came to light is taken back only by consent, and done again', () => {
      const s = begun();
      const { question } = s.open();
      s.answer(by, quiet);
      expect(s.about({ do: 'undo', seat: other })).toMatchObject({ barred: { why: 'nothing' } });
      expect(s.about({ do: 'redo', seat: by })).toMatchObject({ barred: { why: 'nothing' } });
      s.answer(by, telling.answer);
      const before = traceOf(s.session);
      for (const lang of LANGUAGES) {
        const { barred } = s.about({ do: 'undo', seat: by, lang });
        expect(barred?.why).toBe(telling.why);
        expect(barred?.text).toMatch(/\.$/);
      }
      expect(traceOf(s.session)).toBe(before);
      const undone = s.about({ do: 'undo', seat: by, agreed: true });
      expect(undone).toMatchObject({ taken: 1, open: [{ kind }] });
      expect(undone.open[0].question).toBeGreaterThan(question + 2);
      expect(s.about({ do: 'redo', seat: by })).toMatchObject({ given: 1 });
      expect(s.about({ do: 'record' }).record).toMatchObject({
        log: [{}, {}, { undo: 1, by, agreed: true }, { redo: 1, by }],
      });
    });

    test('in practice undo is free', () => {
      const s = begun({ free: true });
      s.answer(by, telling.answer, ...(rolls?.faces ?? []));
      expect(s.about({ do: 'undo', seat: by })).toMatchObject({ taken: 1, open: [{ kind }] });
    });

    test('need a seat', () => {
      const s = begun();
      for (const how of ['undo', 'redo']) {
        expect(where(s.about({ do: how }))).toBe('seat');
        expect(where(s.about({ do: how, seat: seats }))).toBe('seat');
      }
      expect(where(s.about({ do: 'undo', seat: by, agreed: 'yes' }))).toBe('agreed');
    });
  });

  describe('record, replay and scenario', () => {
    const played = () => {
      const s = begun();
      s.answer(by, rolls?.answer ?? telling.answer, ...(rolls?.faces ?? []));
      s.answer(by, ended);
      return s;
    };

    test('a record is played again to the same place', () => {
      const s = played();
      const { record } = s.about({ do: 'record' });
      const again = s.ask({ do: 'replay', record });
      const { rules } = record as unknown as { rules: number };
      expect(again).toMatchObject({ match: 'm2', disagrees: null, rules: { recorded: rules, now: rules } });
      for (const what of [{ do: 'record' }, { do: 'view', viewer: by }, { do: 'open' }])
        expect({ ...s.ask({ match: 'm2', ...what }), id: 0 }).toEqual({ ...s.about(what), id: 0 });
      const half = s.ask({ do: 'replay', record, deeds: 1 });
      expect(half.open).toMatchObject([{ kind, seats: [by] }]);
    });

    test('where it disagrees with the rules, it says where and why', () => {
      const s = played();
      const { record } = s.about({ do: 'record' }) as unknown as { record: { log: object[]; digests: string[] } };
      const { log, digests } = record;
      const replayed = (change: object) => s.ask({ do: 'replay', record: { ...record, ...change } });
      expect(replayed({ digests: ['00000000', digests[1]] }).disagrees).toMatchObject({
        at: 0,
        why: { digest: { recorded: '00000000', now: digests[0] } },
      });
      const [{ answer, rule: cited }] = forbidden;
      expect(replayed({ log: [{ seat: by, answer }, log[1]] }).disagrees).toMatchObject({
        at: 0,
        why: { refused: { rule: cited, title: expect.any(String) } },
      });
      expect(replayed({ log: [{ seat: other, answer: done }] }).disagrees).toMatchObject({
        at: 0,
        why: unasked ? { refused: { rule: unasked } } : { error: { where: 'seat' } },
      });
      expect(replayed({ log: [{ undo: 1, by }] }).disagrees).toMatchObject({ at: 0, why: { barred: 'nothing' } });
    });

    test('what is no record is an error, and begins nothing', () => {
      const s = played();
      const { record } = s.about({ do: 'record' });
      const wrong = (change: object) => where(s.ask({ do: 'replay', record: { ...(record as object), ...change } }));
      expect(wrong({ conjure: 'save' })).toBe('record.conjure');
      expect(wrong({ game: 'chess' })).toBe('record.game');
      expect(wrong({ seats: 9 })).toBe('record.seats');
      expect(wrong({ options: { speed: 1 } })).toBe('record.options.speed');
      expect(wrong({ scenario: { nonsense: 0 } })).toBe('record.scenario.nonsense');
      expect(wrong({ log: [{ seat: 1 }] })).toMatch(/^record\.log\[0\]/);
      expect(where(s.ask({ do: 'replay' }))).toBe('record');
      expect(where(s.about({ do: 'record', match: 'm7' }))).toBe('match');
      expect(s.session.plays.size).toBe(1);
    });

    test('a scenario gives the same position in a new match', () => {
      const s = begun();
      s.answer(by, quiet);
      const { id: _, ...scenario } = s.about({ do: 'scenario' });
      expect(scenario).toMatchObject({ game, seats });
      const again = s.ask({ do: 'new', seed: 'another', ...scenario });
      // Answers that are drawn at random are others every time.
      const [{ sampled: _drawn, ...asked }] = again.open;
      const { sampled: _others, ...before } = s.open();
      expect(asked).toEqual({ ...before, question: 0 });
      expect(s.ask({ do: 'view', match: again.match, viewer: by }).view).toEqual(
        s.about({ do: 'view', viewer: by }).view,
      );
      expect(where(s.about({ do: 'scenario', match: 'm7' }))).toBe('match');
    });

    test('a position or an option that cannot be is told with its place', () => {
      const { ask } = talk();
      const wrong = (change: object) => where(ask({ do: 'new', game, seed: 1, ...wanted, ...change }));
      expect(wrong({ scenario: misfit.scenario })).toBe(misfit.where);
      expect(wrong({ options: misfit.option })).toBe(`options.${Object.keys(misfit.option)[0]}`);
      expect(wrong({ seats: 9 })).toBe('seats');
    });
  });

  describe('result and close', () => {
    test('a match that runs has none', () => {
      const s = begun();
      expect(s.about({ do: 'result' })).toMatchObject({ over: false, result: null });
      expect(where(s.about({ do: 'result', match: 'x' }))).toBe('match');
      expect(where(s.about({ do: 'close', match: 'x' }))).toBe('match');
    });

    test('nothing is asked when it is over', () => {
      const s = begin({ game, ...ending.wanted });
      expect(s.answer(ending.by, ending.answer).open).toEqual([]);
      expect(s.about({ do: 'open', seat: ending.by }).open).toEqual([]);
      expect(s.about({ do: 'result' })).toMatchObject({ over: true, result: ending.result });
      expect(s.about({ do: 'answer', seat: 0, question: 1, answer: {} }).error).toMatchObject({
        where: 'question',
        got: 'a match that is over',
      });
      expect(s.about({ do: 'bot', seat: 0, level: 'random' }).error).toMatchObject({ where: 'seat' });
    });
  });

  describe('when the rules themselves fail', () => {
    /** The game whose next step or view fails, once. */
    const broken = (s: TestMatch, what: 'step' | 'view') => {
      const found = s.session.games.get(game);
      if (!found) throw new Error('no game');
      const sound = found[what];
      Object.assign(found, {
        [what]() {
          Object.assign(found, { [what]: sound });
          throw new Error('a rule that is broken');
        },
      });
    };

    test.each(['step', 'view'] as const)('in a %s, the reply says so and the match is as it was', (what) => {
      const s = begun();
      const { question } = s.open();
      const given = { do: 'answer', seat: by, question, answer: quiet, viewer: other, labels: true };
      const before = traceOf(s.session);
      broken(s, what);
      const { error } = s.about(given);
      expect(error).toMatchObject({ where: 'the engine', what: expect.stringContaining('a rule that is broken') });
      expect(traceOf(s.session)).toBe(before);
      expect(s.about(given).error).toBeUndefined();
    });

    test('an undo that fails takes nothing back', () => {
      const s = begun();
      s.answer(by, quiet);
      const before = traceOf(s.session);
      broken(s, 'view');
      expect(s.about({ do: 'undo', seat: by, viewer: other }).error?.where).toBe('the engine');
      expect(traceOf(s.session)).toBe(before);
      expect(s.about({ do: 'undo', seat: by, viewer: other })).toMatchObject({ taken: 1 });
    });
  });
});

describe('of Demons alone', () => {
  test('a view has no more than the viewer may see', () => {
    const s = demonUse();
    const of = (viewer: number | null) => s.about({ do: 'view', viewer });
    expect(of(1).view).toMatchObject({ viewer: 1, magicians: [{ spirits: [] }, { spirits: [10, 62] }] });
    expect(of(null).view).toMatchObject({ viewer: null, magicians: [{ spirits: [] }, { spirits: [] }] });
    expect(of(1).words.join(' ')).toContain('Volac');
    expect(of(0).words.join(' ')).not.toContain('Volac');
  });

  test('answers given since the last rest come beside a scenario', () => {
    const s = bidding();
    s.answer(1, { treasures: ['16'] });
    expect(s.about({ do: 'scenario' })).toMatchObject({ since: [{ seat: 1, answer: { treasures: ['16'] } }] });
  });
});

describe('of Satchel alone', () => {
  const satchel = must(
    SAMPLES.find(({ game }) => game === 'satchel'),
    'a sample of Satchel',
  );
  const green = (seats: object) => {
    const { scenario } = satchel.wanted as { scenario: object };
    return sampleMatch(satchel, { scenario: { ...scenario, seats } });
  };

  test('[R9] [R24] whoever may cut in is asked too, each for himself, and a bot may rather let another speak', () => {
    const s = green({ green: { dice: 'BSF' }, blue: { dice: '---', familiars: ['awake'] } });
    expect(s.open()).toMatchObject({ how: 'first', seats: [1, 2] });
    const { options } = s.open() as unknown as { options: Record<string, { do: string }[]> };
    expect(new Set(options[2].map((answer) => answer.do))).toEqual(new Set(['familiar']));
    expect(s.about({ do: 'bot', seat: 2, level: 'easy' })).toMatchObject({ answer: null });
    expect(s.answer(2, options[2][0]).events[0]).toMatchObject({ type: 'familiarPlayed', by: 2 });
  });

  test('[B59] [B62] by the live clock an answer carries its time, and too early a roll is refused', () => {
    const s = sampleMatch(satchel, { options: { clock: 'live' }, scenario: undefined });
    expect(s.answer(0, { do: 'roll', dice: [1], at: 1000 }, 6).events).toContainEqual({ type: 'roundBegan', by: 0 });
    expect(s.refuses(0, { do: 'roll', dice: [1], at: 1500 })).toBe('B62');
    expect(where(s.answer(0, { do: 'roll', dice: [1] }))).toBe('answer.at');
    expect(where(s.answer(0, { do: 'roll', dice: [1], at: 900 }))).toBe('answer.at');
    expect(s.answer(0, { do: 'roll', dice: [1], at: 1700 }, 1).error).toBeUndefined();
  });
});
