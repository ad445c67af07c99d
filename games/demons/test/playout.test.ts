import { accept, create, diceFrom, judge, type Match, type Options, seeded, waitingFor } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { playout, turnsBegun } from '../playout/playout.ts';
import { sense } from '../sense.ts';
import { tally } from '../tally.ts';
import { NOBODY, setUp, type TestMatch } from './table.ts';

const dice = (seed: string) => diceFrom(seeded(seed));
const SEEDS = Array.from({ length: 12 }, (_, i) => `${i}`);

/** What a magician would do, with twelve different whims. */
const played = ({ match }: TestMatch, seat = 0): { do: string; [more: string]: unknown }[] =>
  SEEDS.map((seed) => {
    if (!match.open) throw new Error('nothing is asked');
    return playout(match.table, seat, match.open.question, dice(seed)) as { do: string };
  });

test('every answer of a playout is legal, under any options and with any number of magicians', () => {
  for (const [i, seed] of SEEDS.slice(0, 8).entries()) {
    const made = create(demons, { seed, seats: 1 + (i % 4), options: randomOptions(demons, seed) as Options });
    if ('fault' in made) throw new Error(made.fault.place);
    const match = made.match as unknown as Match;
    const chance = dice(seed);
    for (let answers = 0; match.open && answers < 600; answers++) {
      const [seat] = waitingFor(match);
      const answer = playout(made.match.table, seat, match.open.question, chance);
      expect(judge(match, seat, answer)).toHaveProperty('done');
      accept(match, seat, answer);
    }
  }
});

describe('a magician', () => {
  const owned = { 43: { is: 'owned', counter: 10, by: 0 } };

  test('seizes what has been found where they stand', () => {
    const there = setUp({
      phase: 'use',
      magicians: [{ hex: '1307', spirits: [10] }, { hex: '0110' }],
      mortals: NOBODY,
      boxes: { 43: { is: 'found', counter: 62, by: 0 } },
    });
    for (const answer of played(there)) expect(answer).toMatchObject({ do: 'seize', box: '43' });
  });

  test('walks to what could be seized', () => {
    const away = setUp({
      phase: 'first',
      magicians: [{ hex: '1107', spirits: [10, 15] }, { hex: '0110' }],
      mortals: NOBODY,
      boxes: { 43: { is: 'found', counter: 62, by: 0 } },
    });
    for (const answer of played(away)) expect(answer.do).toBe('move');
  });

  test('with treasure and far ahead leaves by the edge', () => {
    const atEdge = setUp({
      phase: 'first',
      magicians: [{ hex: '0107' }, { hex: '0110' }],
      mortals: NOBODY,
      boxes: owned,
    });
    for (const answer of played(atEdge)) expect(answer.do).toBe('leave');
  });

  test('gives nothing away for nothing, and takes a gift', () => {
    const offered = (give: string[], take: string[]) => {
      const s = setUp({
        phase: 'use',
        magicians: [{ hex: '1307' }, { hex: '1308' }],
        mortals: NOBODY,
        boxes: { 43: { is: 'owned', counter: 10, by: 0 }, 13: { is: 'owned', counter: 12, by: 1 } },
      });
      s.answer(0, { do: 'trade', magician: 1 });
      s.answer(0, { give, take });
      return s;
    };
    for (const { accept } of played(offered([], ['13']), 1)) expect(accept).toBe(false);
    for (const { accept } of played(offered(['43'], []), 1)) expect(accept).toBe(true);
  });

  test('without a spirit calls for some', () => {
    const bare = setUp({
      phase: 'first',
      magicians: [{ hex: '0407', shield: 'Gold' }, { hex: '0110' }],
      mortals: NOBODY,
    });
    for (const answer of played(bare)) expect(answer.do).toBe('conjure');
  });
});

describe('the value', () => {
  const of = ({ match }: TestMatch) => [0, 1].map((seat) => sense(match.table, seat));

  test('knows that nobody may win: two without anything hope for less than a victory together', () => {
    const both = of(setUp({ phase: 'first', magicians: [{ hex: '0107' }, { hex: '0110' }], mortals: NOBODY }));
    expect(both[0] + both[1]).toBeLessThan(0.9);
    expect(both[0]).toBeGreaterThan(0.05);
  });

  test('treasure is better than none, and marks are worse', () => {
    const one = (magician: object, boxes: object = {}) =>
      of(
        setUp({ phase: 'first', magicians: [{ hex: '0407', ...magician }, { hex: '0110' }], mortals: NOBODY, boxes }),
      )[0];
    expect(one({}, { 43: { is: 'owned', counter: 10, by: 0 } })).toBeGreaterThan(one({}));
    expect(one({ wounds: 3 })).toBeLessThan(one({ wounds: 1 }));
    expect(one({ wounds: 1 })).toBeLessThan(one({}));
  });

  test('whoever would leave with less than another has taken home had better go on', () => {
    const homes = (by: number, box: object) =>
      of(
        setUp({
          phase: 'first',
          magicians: [
            { hex: '0407', spirits: [10, 15] },
            { status: 'departed', shield: 'Copper' },
          ],
          mortals: NOBODY,
          boxes: { 43: { is: 'owned', counter: 12, by: 1 }, ...box },
        }),
      )[by];
    expect(homes(0, {})).toBeGreaterThan(0);
    // The other is at home, and hopes that nobody comes with more.
    expect(homes(1, {})).toBeGreaterThan(homes(1, { 25: { is: 'owned', counter: 14, by: 0 } }));
    expect(homes(0, {})).toBeLessThan(homes(0, { 25: { is: 'owned', counter: 14, by: 0 } }));
  });

  test('when time is up nobody comes home any more, so that it is no use putting off the end', () => {
    const far = (turn: number) =>
      of(
        setUp({
          phase: 'use',
          turn,
          magicians: [{ hex: '1107', spirits: [10, 15] }, { hex: '1110' }],
          mortals: NOBODY,
          boxes: { 43: { is: 'owned', counter: 12, by: 0 } },
        }),
      );
    expect(far(100)[0]).toBe(0);
    expect(far(50)[0]).toBeGreaterThan(far(99)[0]);
  });

  test('who is done with his turn has as much time left as before', () => {
    const atEdge = (phase: 'first' | 'use', turn: number, acts: number) =>
      of(
        setUp({
          phase,
          turn,
          acts,
          magicians: [{ hex: '0107', spirits: [10] }, { hex: '1110' }],
          mortals: NOBODY,
          boxes: { 43: { is: 'owned', counter: 12, by: 0 } },
        }),
      )[0];
    expect(atEdge('use', 99, 0)).toBeGreaterThan(0);
    expect(atEdge('first', 99, 1)).toBe(atEdge('use', 99, 0));
    expect(atEdge('first', 100, 0)).toBeGreaterThan(0);
    expect(atEdge('first', 100, 1)).toBe(0);
  });

  test('a dear shield makes it easier for others to come home with more', () => {
    const left = (shield: string) =>
      of(
        setUp({
          phase: 'first',
          acts: 1,
          magicians: [
            { status: 'departed', shield },
            { hex: '0407', shield: 'Gold' },
          ],
          mortals: NOBODY,
          boxes: { 43: { is: 'owned', counter: 12, by: 0 } },
        }),
      )[0];
    expect(left('Copper')).toBeGreaterThan(left('Gold'));
  });
});

test('turns are counted on, and those of the mortals come before the first', () => {
  const made = create(demons, { seed: 'turns', seats: 2 });
  if ('fault' in made) throw new Error(made.fault.place);
  const { match } = made;
  const chance = dice('turns');
  let last = 0;
  while (match.open && match.answers.length < 80) {
    const [seat] = waitingFor(match);
    accept(match as never, seat, playout(match.table, seat, match.open.question, chance));
    expect(turnsBegun(match.table)).toBeGreaterThanOrEqual(last);
    last = turnsBegun(match.table);
  }
  expect(last).toBeGreaterThan(4);
});

test('what magicians did is counted from what was told', () => {
  const { match } = setUp({ phase: 'first', magicians: [{ hex: '0407' }, { hex: '0110' }], mortals: NOBODY });
  const called = { type: 'conjured', by: 1, rank: 'Duke', die: 1, modifier: 0, penalty: 0, number: 1 } as const;
  const found = tally(match.table, [
    called,
    called,
    { type: 'released', by: 1, spirit: 3, why: 'fit' },
    { type: 'released', by: 1, spirit: 4, why: 'power' },
    { type: 'seized', by: 0, spirit: 3, box: '43', die: 5, needed: 4, success: false },
  ]);
  expect(found[1]).toMatchObject({ conjured: 2, tooMany: 1, seizures: 0 });
  expect(found[0]).toMatchObject({ conjured: 0, seizures: 1, seized: 0 });
});
