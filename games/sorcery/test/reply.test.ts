import { expect, test } from 'vitest';
import { replyTo } from '../reading/reply.ts';
import { setUp } from './table.ts';

/** A reader that somebody may shoot at or run at, at the start of its dial or near its end. */
function reader(foe: { is: string; at: [number, number]; facing: number; tokens?: number }, click = 0) {
  const figures = {
    reader: { is: 'tidecourt_reader', at: [5_000, 5_000] as const, facing: 9_000, click },
    foe: { ...foe, of: 1 },
  };
  const s = setUp({ figures }, { options: { buildTotal: 100 } });
  const view = s.view(0);
  return { s, view, reply: (x: number, y: number) => replyTo(view, s.no('reader'), { at: { x, y }, facing: 9_000 }) };
}

test('where nobody can strike or shoot at it, nothing happens to it', () => {
  const { reply } = reader({ is: 'dust_reaver', at: [15_000, 25_000], facing: 27_000 });
  expect(reply(5_000, 5_000)).toEqual({ by: [], unhurt: 1, survives: 1 });
});

test('[B76] a shot that could be made there counts with its chance', () => {
  const { s, reply } = reader({ is: 'magister_corisande', at: [10_000, 12_000], facing: 27_000 });
  const shot = reply(10_000, 6_000);
  const { chance } = shot.by[0];
  expect(shot.by.map(({ figure }) => figure)).toEqual([s.no('foe')]);
  expect(shot.unhurt).toBeCloseTo(1 - chance.p);
  // Out of its arc it cannot be aimed at.
  expect(reply(10_000, 20_000).by).toEqual([]);
});

test('[B74] who can run and strike is reckoned with, and [B46] who has two tokens is not', () => {
  const near = { is: 'causeway_legionary', at: [10_000, 14_000] as [number, number], facing: 27_000 };
  expect(reader(near).reply(10_000, 9_500).by).toHaveLength(1);
  expect(reader({ ...near, tokens: 2 }).reply(10_000, 9_500).by).toEqual([]);
  expect(reader(near).reply(10_000, 3_000).by).toEqual([]);
});

test('near the end of its dial a hit is its end', () => {
  const { view, s } = reader({ is: 'dust_reaver', at: [11_500, 10_000], facing: 18_000 }, 5);
  const stand = { at: { x: 10_000, y: 10_000 }, facing: 0 };
  const { unhurt, survives } = replyTo(view, s.no('reader'), stand);
  expect(survives).toBeCloseTo(unhurt);
  expect(survives).toBeLessThan(1);
});
