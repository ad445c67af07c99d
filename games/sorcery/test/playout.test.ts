import { accept, create, diceFrom, judge, type Options, seeded, waitingFor } from '@conjure/engine';
import { randomOptions } from '@conjure/engine/proof';
import { describe, expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { ideas, playout, turnsBegun } from '../playout/playout.ts';
import { distance, sightOf } from '../playout/sight.ts';
import { refuseAction } from '../rules/act.ts';
import type { ActionAnswer, MoveAnswer } from '../rules/answers.ts';
import { kindOf } from '../rules/figures.ts';
import { setUp } from './table.ts';

const dice = (seed: string) => diceFrom(seeded(seed));
const SEEDS = Array.from({ length: 12 }, (_, i) => `${i}`);

type Wanted = Parameters<typeof setUp>[0];

/** What seat 0 would do in a scenario, with twelve different whims. */
function played(wanted: Wanted): ActionAnswer[] {
  const { match } = setUp(wanted);
  const { open, table } = match;
  if (!open) throw new Error('nobody is asked');
  return SEEDS.map((seed) => playout(table, 0, open.question, dice(seed)) as ActionAnswer);
}

test('every answer of a playout is a legal answer, under any options and with any number of players', () => {
  for (const [i, seed] of SEEDS.slice(0, 6).entries()) {
    const made = create(sorcery, { seed, seats: 2 + (i % 3), options: randomOptions(sorcery, seed) as Options });
    if ('fault' in made) throw new Error(made.fault.place);
    const { match } = made;
    const chance = dice(seed);
    while (match.open) {
      const [seat] = waitingFor(match);
      const answer = playout(match.table, seat, match.open.question, chance);
      expect(judge(match as never, seat, answer)).toHaveProperty('done');
      accept(match as never, seat, answer);
    }
    expect(sorcery.result(match.table)).not.toBeNull();
  }
});

test('every answer of a playout is legal in positions that chance has led to, and nobody is pushed to death by it', () => {
  let pushes = 0;
  for (const seed of SEEDS.slice(0, 6)) {
    const made = create(sorcery, { seed: `random ${seed}`, seats: 2, options: {} });
    if ('fault' in made) throw new Error(made.fault.place);
    const { match } = made;
    const chance = dice(seed);
    for (let turn = 0; match.open; turn++) {
      const [seat] = waitingFor(match);
      const { question } = match.open;
      const { table } = match;
      if (question.kind === 'action' && turn % 4 === 0) {
        const answer = playout(table, seat, question, chance) as ActionAnswer;
        expect(refuseAction(table, answer)).toBeNull();
        if ('figure' in answer && answer.do !== 'browse' && table.state.tokens[answer.figure] === 1) {
          pushes++;
          expect(table.state.click[answer.figure] + 1).toBeLessThan(kindOf(table, answer.figure).clicks);
        }
      }
      accept(
        match as never,
        seat,
        question.sample ? question.sample(chance, seat) : playout(table, seat, question, chance),
      );
    }
  }
  expect(pushes).toBeGreaterThan(0);
});

describe('by playout', () => {
  const foe = { is: 'dust_reaver', of: 1, at: [15_000, 13_500] as [number, number], facing: 27_000 };
  const reaver = { is: 'dust_reaver', at: [15_000, 12_000] as [number, number], facing: 9_000 };

  test('[B71] who stands before a foe strikes', () => {
    for (const answer of played({ figures: { own: reaver, foe }, holders: [0, 0, 0] })) expect(answer.do).toBe('close');
  });

  test('[B48] nobody is pushed to death, and who would not be may strike', () => {
    const last = kindOfNamed('dust_reaver').clicks - 1;
    const other = { is: 'dust_reaver', at: [3_000, 3_000] as [number, number], facing: 9_000 };
    const worn = { ...reaver, click: last, tokens: 1 };
    for (const answer of played({ figures: { worn, other, foe } }))
      if ('figure' in answer) expect(answer.figure).not.toBe(0);
  });

  test('[B104] a figure near an objective that nobody holds goes to it or to another one', () => {
    const near = { is: 'dust_reaver', at: [15_000, 9_000] as [number, number], facing: 9_000 };
    const far = { is: 'dust_reaver', of: 1, at: [27_000, 28_000] as [number, number], facing: 27_000 };
    const { objectives } = sorcery.content.fields[0];
    for (const answer of played({ figures: { near, far } })) {
      expect(['move', 'doubleTime', 'quickness']).toContain(answer.do);
      const end = (answer as MoveAnswer).path.at(-1) ?? { x: 0, y: 0 };
      expect(Math.min(...objectives.map((objective) => distance(end, objective)))).toBeLessThan(1_500);
    }
  });
});

function kindOfNamed(id: string) {
  return sorcery.content.figures[sorcery.content.figureIndex.get(id) ?? 0];
}

test('where there are only as many ready armies as players, no two bots come with the same', () => {
  const made = create(sorcery, { seats: 2, seed: 'armies', options: { buildTotal: 100 } });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { table, open } = made.match;
  const chosen = [0, 1].flatMap((seat) => (open ? ideas(table, seat, open.question, dice('armies')) : []));
  expect(new Set(chosen.map((army) => JSON.stringify(army))).size).toBe(2);
});

test('what is worth a thought is legal and holds the end of the phase', () => {
  for (const seed of SEEDS.slice(0, 3)) {
    const made = create(sorcery, { seed: `ideas ${seed}`, seats: 2, options: {} });
    if ('fault' in made) throw new Error(made.fault.place);
    const { match } = made;
    const chance = dice(seed);
    for (let turn = 0; match.open; turn++) {
      const [seat] = waitingFor(match);
      const { question } = match.open;
      if (question.kind === 'action' && turn % 5 === 0) {
        const found = ideas(match.table, seat, question, chance) as ActionAnswer[];
        for (const answer of found) expect(refuseAction(match.table, answer)).toBeNull();
        expect(found).toContainEqual({ do: 'end' });
      }
      accept(match as never, seat, playout(match.table, seat, question, chance));
    }
  }
});

test('turns are counted from the first one, those of all seats', () => {
  const { table } = setUp({ figures: { own: { is: 'dust_reaver', at: [9_000, 9_000] } }, round: 3 }).match;
  const later = setUp({ figures: { own: { is: 'dust_reaver', at: [9_000, 9_000] } }, round: 4 }).match.table;
  expect(turnsBegun(later) - turnsBegun(table)).toBe(2);
});

test('objectives are worth more the fewer rounds are left', () => {
  const prize = (round: number) =>
    sightOf(setUp({ figures: { own: { is: 'dust_reaver', at: [9_000, 9_000] } }, round }).match.table, 0).prize;
  expect(prize(10)).toBeGreaterThan(prize(5));
  expect(prize(5)).toBeGreaterThan(prize(1));
});
