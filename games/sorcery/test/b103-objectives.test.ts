import { describe, expect, test } from 'vitest';
import { at, END, move, only, setUp, shoot, type TestMatch } from './table.ts';

/** Shrine Crossing: objectives at (15, 15), (8, 19) and (22, 11). */
const guard = (x: number, y: number, of = 0, more = {}) => ({ is: 'ossuary_guard', of, at: [x, y] as const, ...more });
const far = guard(28_000, 28_000, 1);
const holders = (s: TestMatch) => s.view().objectives.map(({ holder }) => holder);
const ended = (figures: Record<string, ReturnType<typeof guard>>, rest = {}, options = {}) => {
  const s = setUp({ figures: { far, home: guard(2_000, 2_000), ...figures }, ...rest }, { options });
  s.does(END);
  return s;
};

describe('[B103] objective tokens', () => {
  test('lie where the battlefield puts them, with a radius of half an inch', () => {
    const s = setUp({ figures: { home: guard(2_000, 2_000) } });
    expect(s.view().objectives).toMatchObject([
      { at: at(15_000, 15_000), radius: 500, holder: null },
      { at: at(8_000, 19_000), radius: 500 },
      { at: at(22_000, 11_000), radius: 500 },
    ]);
  });

  test('block neither moves nor lines of fire', () => {
    const s = setUp({
      figures: {
        archer: { is: 'bellows_apprentice', at: [12_000, 15_000] },
        walker: guard(15_000, 13_000),
        foe: { is: 'scourge_bearer', of: 1, at: [18_000, 15_000] },
      },
    });
    s.does(shoot('archer', 'foe'), [1, 2]);
    s.does(move('walker', [at(15_000, 16_000)]));
  });
});

describe('[B105] gaining control', () => {
  test('in the own end phase, by touching it with an able figure [B13]', () => {
    const touched = (x: number) => holders(ended({ one: guard(x, 15_000) }))[0];
    expect([touched(13_740), touched(13_739), touched(15_000)]).toEqual([0, null, 0]);
  });

  test('not while an opposing able figure touches it, too', () => {
    expect(holders(ended({ one: guard(13_750, 15_000), foe: guard(16_250, 15_000, 1) }))[0]).toBe(null);
    expect(holders(ended({ one: guard(13_750, 15_000), foe: guard(16_261, 15_000, 1) }))[0]).toBe(0);
    const dazed = { ...guard(16_250, 15_000, 1), is: 'barricade_militia', click: 4 };
    expect(holders(ended({ one: guard(13_750, 15_000), foe: dazed }))[0]).toBe(0);
  });

  test('[B89] not by the demoralized alone', () => {
    const dazed = { ...guard(15_000, 15_000), is: 'barricade_militia', click: 4 };
    expect(holders(ended({ one: dazed }))[0]).toBe(null);
  });

  test('not in the end phase of another', () => {
    const s = ended({ foe: guard(15_000, 15_000, 1) });
    expect(holders(s)[0]).toBe(null);
    s.does(END);
    expect(holders(s)[0]).toBe(1);
  });

  test('each one that is touched, all at once', () => {
    expect(holders(ended({ a: guard(15_000, 15_000), b: guard(8_000, 19_000), c: guard(22_000, 11_000) }))).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('[B104] who controls', () => {
  test('control stays when everybody has gone', () => {
    const s = ended({ one: guard(15_000, 15_000) });
    s.does(END);
    s.does(move('one', [at(15_000, 12_000)]));
    s.does(END);
    expect(holders(s)[0]).toBe(0);
  });

  test('until another player gains it', () => {
    const s = ended({ foe: guard(15_000, 15_000, 1) }, { holders: [0, null, null] });
    expect(holders(s)[0]).toBe(0);
    const told = s.does(END);
    expect(only(told, 'objectiveGained')).toMatchObject([{ by: 1 }]);
    expect(holders(s)[0]).toBe(1);
  });

  test('standing on one’s own gains nothing anew', () => {
    const s = setUp({ figures: { far, one: guard(15_000, 15_000) }, holders: [0, null, null] });
    expect(only(s.does(END), 'objectiveGained')).toEqual([]);
  });
});

describe('[B108] [B109] what they are worth', () => {
  const last = (held: (number | null)[], lost: number[]) => {
    const s = setUp({
      round: 10,
      first: 1,
      active: 0,
      figures: { home: guard(2_000, 2_000), far },
      holders: held,
      seats: lost.map((points) => ({ lost: points })),
    });
    return only(s.does(END), 'gameOver')[0];
  };

  test('[B107] [B108] after the last round the player with most objectives wins', () => {
    expect(last([0, null, 1], [0, 0])).toMatchObject({ why: 'time', winner: null });
    expect(last([0, 0, 1], [90, 10])).toMatchObject({ why: 'time', winner: 0 });
    expect(last([1, null, null], [0, 10])).toMatchObject({ winner: 1 });
  });

  test('[B108] on a tie the one who lost fewer points, else nobody', () => {
    expect(last([0, 1, null], [90, 10])).toMatchObject({ winner: 1 });
    expect(last([null, null, null], [5, 6])).toMatchObject({ winner: 0 });
    expect(last([null, null, null], [6, 6])).toMatchObject({ winner: null });
  });

  test('[B108] of more than two, only those tied for most are compared', () => {
    const s = setUp(
      {
        round: 10,
        first: 1,
        active: 0,
        figures: { home: guard(2_000, 2_000), far, third: guard(2_000, 30_000, 2) },
        holders: [0, 1, null, null, null],
        seats: [{ lost: 40 }, { lost: 50 }, { lost: 0 }],
      },
      { seats: 3, options: { battlefield: 'four_courts' } },
    );
    expect(only(s.does(END), 'gameOver')).toMatchObject([{ winner: 0 }]);
  });

  test('[B107] not before the last turn of the last round', () => {
    const s = setUp({ round: 10, figures: { home: guard(2_000, 2_000), far } });
    expect(only(s.does(END), 'gameOver')).toEqual([]);
    expect(only(s.does(END), 'gameOver')).toHaveLength(1);
    const ends = (round: number, options = {}) => {
      const turn = setUp({ round, first: 1, active: 0, figures: { home: guard(2_000, 2_000), far } }, { options });
      return only(turn.does(END), 'gameOver').length === 1;
    };
    expect([6, 9, 10].map((round) => ends(round))).toEqual([false, false, true]);
    expect([ends(6, { roundLimit: 6 }), ends(10, { roundLimit: 20 }), ends(20, { roundLimit: 20 })]).toEqual([
      ...[true, false, true],
    ]);
  });
});

describe('[B109] sweep victory', () => {
  const all = (options = {}, held: (number | null)[] = [0, 0, 0]) =>
    setUp({ figures: { home: guard(2_000, 2_000), far }, holders: held }, { options });
  const on = { objectiveSweep: true };

  test('every objective after two own turns running wins', () => {
    const s = all(on);
    s.does(END);
    s.does(END);
    const told = s.does(END);
    expect(only(told, 'gameOver')).toMatchObject([{ winner: 0, why: 'sweep' }]);
  });

  test('not with one missing, not where it is off', () => {
    for (const s of [all(on, [0, 0, null]), all({})]) {
      for (let i = 0; i < 5; i++) s.does(END);
      expect(s.view().ending).toBe(null);
    }
  });

  test('the count begins anew when one was lost in between', () => {
    const s = setUp(
      { figures: { home: guard(2_000, 2_000), far, foe: guard(15_000, 13_000, 1) }, holders: [0, 0, 0] },
      { options: on },
    );
    s.does(END);
    s.does(move('foe', [at(15_000, 14_000)]));
    s.does(END);
    expect(holders(s)).toEqual([1, 0, 0]);
    s.does(END);
    expect([s.view().ending, s.view().seats[0].sweeps]).toEqual([null, 0]);
  });
});
