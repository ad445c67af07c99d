import { describe, expect, test } from 'vitest';
import { bidding, demonUse, where } from '../protocol/test/scenes.ts';
import { NOBODY, type Scene, scene, talk, traceOf } from '../protocol/test/talk.ts';

describe('view', () => {
  test('is what the viewer may see, and words for it', () => {
    const s = demonUse();
    const of = (viewer: number | null, lang?: string) => s.about({ do: 'view', viewer, lang });
    expect(of(1).view).toMatchObject({ viewer: 1, magicians: [{ spirits: [] }, { spirits: [10, 62] }] });
    expect(of(null).view).toMatchObject({ viewer: null, magicians: [{ spirits: [] }, { spirits: [] }] });
    expect(of(1).words.join(' ')).toContain('Volac');
    expect(of(0).words.join(' ')).not.toContain('Volac');
    expect(of(1, 'fr').words).not.toEqual(of(1).words);
  });

  test('needs a viewer', () => {
    const s = demonUse();
    expect(where(s.about({ do: 'view' }))).toBe('viewer');
    expect(where(s.about({ do: 'view', viewer: 4 }))).toBe('viewer');
    expect(where(s.about({ do: 'view', viewer: 0, lang: 'xx' }))).toBe('lang');
  });
});

describe('dice', () => {
  test('come as scripted, after those that wait already', () => {
    const s = demonUse();
    expect(s.about({ do: 'dice', faces: [4] })).toMatchObject({ faces: [4] });
    expect(s.about({ do: 'dice', faces: [3] })).toMatchObject({ faces: [4, 3] });
    const said = s.answer(1, { do: 'power', spirit: 62, power: 'D' });
    expect(said.events).toContainEqual(expect.objectContaining({ type: 'boxRolled', box: '43' }));
    expect(where(s.about({ do: 'dice', faces: [0] }))).toBe('faces[0]');
    expect(where(s.about({ do: 'dice' }))).toBe('faces');
  });

  test('are not for everybody to script', () => {
    const s = scene({ seats: 1 }, talk({ test: false }));
    const { error } = s.about({ do: 'dice', faces: [4] });
    expect(error).toMatchObject({ where: 'do', what: '"dice" is answered only under "conjure engine --test".' });
    expect(error?.expected).not.toContain('dice');
  });
});

describe('fork, undo and redo', () => {
  test('a fork goes its own way', () => {
    const s = demonUse();
    const { match, open } = s.about({ do: 'fork' });
    expect(match).toBe('m2');
    expect(open).toEqual([s.open()]);
    s.answer(1, { do: 'done' });
    expect(s.ask({ do: 'open', match }).open).toEqual(open);
    expect(where(s.ask({ do: 'fork', match: 'm9' }))).toBe('match');
  });

  test('[R106] what was shown is taken back only by consent, and done again', () => {
    const s = demonUse();
    const { question } = s.open();
    s.answer(1, { do: 'control', spirit: 10 });
    expect(s.about({ do: 'undo', seat: 0 })).toMatchObject({ barred: { why: 'nothing' } });
    expect(s.about({ do: 'redo', seat: 1 })).toMatchObject({ barred: { why: 'nothing' } });
    s.answer(1, { do: 'release', spirit: 10 });
    const before = traceOf(s.session);
    const { barred } = s.about({ do: 'undo', seat: 1 });
    expect(barred?.why).toBe('shown');
    expect(barred?.text).toMatch(/\.$/);
    expect(traceOf(s.session)).toBe(before);
    const undone = s.about({ do: 'undo', seat: 1, agreed: true });
    expect(undone).toMatchObject({ taken: 1, open: [{ kind: 'use' }] });
    expect(undone.open[0].question).toBeGreaterThan(question + 2);
    expect(s.about({ do: 'redo', seat: 1 })).toMatchObject({ given: 1 });
    expect(s.about({ do: 'record' }).record).toMatchObject({
      log: [{}, {}, { undo: 1, by: 1, agreed: true }, { redo: 1, by: 1 }],
    });
  });

  test('in practice undo is free', () => {
    const s = scene({ seats: 1, free: true, scenario: { magicians: [{ hex: '0306' }], mortals: NOBODY } });
    s.answer(0, { do: 'conjure', rank: 'Knight' }, 1);
    expect(s.about({ do: 'undo', seat: 0 })).toMatchObject({ taken: 1, open: [{ kind: 'first' }] });
  });

  test('need a seat', () => {
    const s = demonUse();
    for (const how of ['undo', 'redo']) {
      expect(where(s.about({ do: how }))).toBe('seat');
      expect(where(s.about({ do: how, seat: 3 }))).toBe('seat');
    }
    expect(where(s.about({ do: 'undo', seat: 1, agreed: 'yes' }))).toBe('agreed');
  });
});

describe('record, replay and scenario', () => {
  const played = () => {
    const s = demonUse();
    s.answer(1, { do: 'power', spirit: 62, power: 'D' }, 4, 3);
    s.answer(1, { do: 'done' });
    return s;
  };

  test('a record is played again to the same place', () => {
    const s = played();
    const { record } = s.about({ do: 'record' });
    const again = s.ask({ do: 'replay', record });
    expect(again).toMatchObject({ match: 'm2', disagrees: null, rules: { recorded: 1, now: 1 } });
    for (const what of [{ do: 'record' }, { do: 'view', viewer: 1 }, { do: 'open' }])
      expect({ ...s.ask({ match: 'm2', ...what }), id: 0 }).toEqual({ ...s.about(what), id: 0 });
    const half = s.ask({ do: 'replay', record, deeds: 1 });
    expect(half.open).toMatchObject([{ kind: 'use', seats: [1] }]);
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
    expect(replayed({ log: [log[0], { seat: 1, answer: { do: 'lift', spirit: 10 } }] }).disagrees).toMatchObject({
      at: 1,
      why: { refused: { rule: 'R39', title: expect.any(String) } },
    });
    expect(replayed({ log: [{ seat: 0, answer: { do: 'done' } }] }).disagrees).toMatchObject({
      at: 0,
      why: { error: { where: 'seat' } },
    });
    expect(replayed({ log: [{ undo: 1, by: 1 }] }).disagrees).toMatchObject({ at: 0, why: { barred: 'nothing' } });
  });

  test('what is no record is an error, and begins nothing', () => {
    const s = played();
    const { record } = s.about({ do: 'record' });
    const wrong = (change: object) => where(s.ask({ do: 'replay', record: { ...(record as object), ...change } }));
    expect(wrong({ conjure: 'save' })).toBe('record.conjure');
    expect(wrong({ game: 'chess' })).toBe('record.game');
    expect(wrong({ seats: 9 })).toBe('record.seats');
    expect(wrong({ options: { speed: 1 } })).toBe('record.options.speed');
    expect(wrong({ scenario: { turn: 0 } })).toBe('record.scenario.turn');
    expect(wrong({ log: [{ seat: 1 }] })).toMatch(/^record\.log\[0\]/);
    expect(where(s.ask({ do: 'replay' }))).toBe('record');
    expect(where(s.about({ do: 'record', match: 'm7' }))).toBe('match');
    expect(s.session.plays.size).toBe(1);
  });

  test('a scenario gives the same position in a new match', () => {
    const s = played();
    const { id: _, ...wanted } = s.about({ do: 'scenario' });
    const again = s.ask({ do: 'new', seed: 'another', ...wanted });
    expect(again.open).toEqual([{ ...s.open(), question: 0 }]);
    expect(s.ask({ do: 'view', match: again.match, viewer: 1 }).view).toEqual(s.about({ do: 'view', viewer: 1 }).view);
    expect(where(s.about({ do: 'scenario', match: 'm7' }))).toBe('match');
  });

  test('answers given since the last rest come beside it', () => {
    const s = bidding();
    s.answer(1, { treasures: ['16'] });
    expect(s.about({ do: 'scenario' })).toMatchObject({ since: [{ seat: 1, answer: { treasures: ['16'] } }] });
  });
});

describe('result and close', () => {
  test('a match that runs has none', () => {
    const s = demonUse();
    expect(s.about({ do: 'result' })).toMatchObject({ over: false, result: null });
    expect(where(s.about({ do: 'result', match: 'x' }))).toBe('match');
    expect(where(s.about({ do: 'close', match: 'x' }))).toBe('match');
  });

  test('nothing is asked when it is over', () => {
    const s = scene({ seats: 1, scenario: { magicians: [{ hex: '0110' }], mortals: NOBODY } });
    const said = s.answer(0, { do: 'leave' });
    expect(said.open).toEqual([]);
    expect(s.about({ do: 'open', seat: 0 }).open).toEqual([]);
    expect(s.about({ do: 'answer', seat: 0, question: 1, answer: {} }).error).toMatchObject({
      where: 'question',
      got: 'a match that is over',
    });
    expect(s.about({ do: 'bot', seat: 0, level: 'random' }).error).toMatchObject({ where: 'seat' });
  });
});

describe('when the rules themselves fail', () => {
  /** The game whose next step or view fails, once. */
  const broken = (s: Scene, what: 'step' | 'view') => {
    const game = s.session.games.get('demons');
    if (!game) throw new Error('no game');
    const sound = game[what];
    Object.assign(game, {
      [what]() {
        Object.assign(game, { [what]: sound });
        throw new Error('a rule that is broken');
      },
    });
  };

  test.each(['step', 'view'] as const)('in a %s, the reply says so and the match is as it was', (what) => {
    const s = demonUse();
    const { question } = s.open();
    const release = { do: 'answer', seat: 1, question, answer: { do: 'release', spirit: 10 }, viewer: 0 };
    const before = traceOf(s.session);
    broken(s, what);
    const { error } = s.about(release);
    expect(error).toMatchObject({ where: 'the engine', what: expect.stringContaining('a rule that is broken') });
    expect(traceOf(s.session)).toBe(before);
    expect(s.about(release).error).toBeUndefined();
  });

  test('an undo that fails takes nothing back', () => {
    const s = demonUse();
    s.answer(1, { do: 'control', spirit: 10 });
    const before = traceOf(s.session);
    broken(s, 'view');
    expect(s.about({ do: 'undo', seat: 1, viewer: 0 }).error?.where).toBe('the engine');
    expect(traceOf(s.session)).toBe(before);
    expect(s.about({ do: 'undo', seat: 1, viewer: 0 })).toMatchObject({ taken: 1 });
  });
});
