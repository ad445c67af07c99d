import { halfIn, spellOf } from '@conjure/lodge/view';
import { expect, test } from 'vitest';
import { choiceOf, vainIn } from '../games/lodge/model/answers.ts';
import { ghostOf, strikesOf } from '../games/lodge/model/ghost.ts';
import { placesOf } from '../games/lodge/model/picking.ts';
import { readingOf } from '../games/lodge/model/reading.ts';
import { goodCards, readyPlan } from '../games/lodge/model/ready.ts';
import { planIn } from '../games/lodge/model/setting.ts';
import { stoppedWay } from '../games/lodge/model/ways.ts';
import { whyOf } from '../games/lodge/model/why.ts';
import { scenario, seen } from './lodge-table.ts';

const kindOf = (spell: string | undefined) => {
  const { card, half } = spellOf(spell ?? '');
  return halfIn(card, half)?.kind;
};

test('a first plan has a blow in I and a protection that waits in Quick', () => {
  const plan = readyPlan(['salt_skin', 'lodestar', 'ember_dart', 'thunder_nail'], 4);
  expect(kindOf(plan.I)).toBe('combat');
  expect(kindOf(plan.Q)).toBe('protection');
  expect(Object.keys(plan).sort()).toEqual(['I', 'II', 'III', 'Q']);
  // Of two blows on a card the one that reaches further.
  expect(Object.values(plan)).toContain('ember_dart/a');
  expect(Object.keys(readyPlan(['ember_dart'], 1))).toEqual(['I']);
});

test('of the cards that are drawn a blow and a protection are kept first', () => {
  expect(goodCards(['open_almanac', 'salt_skin', 'lodestar', 'ember_dart'], 2)).toEqual([1, 3]);
  expect(goodCards(['open_almanac', 'lodestar'], 2)).toEqual([0, 1]);
});

test('a plan that was kept is taken up only by the hand that it was made for', () => {
  expect(planIn({ I: 'ember_dart/a' }, ['ember_dart'])).toEqual({ I: 'ember_dart/a' });
  expect(planIn({ I: 'ember_dart/a' }, ['lodestar'])).toBeNull();
  expect(planIn({ V: 'ember_dart/a' }, ['ember_dart'])).toBeNull();
  expect(planIn(null, [])).toBeNull();
});

test('of two cards alike each is marked in its place', () => {
  expect(placesOf(['salt_skin', 'lodestar', 'salt_skin'], ['salt_skin', 'salt_skin'])).toEqual([0, 2]);
  expect(placesOf(['lodestar'], undefined)).toEqual([]);
});

const cubes = (n: number) => new Array<number>(n).fill(1);
const fray = scenario({
  nero: { at: '0,1', set: { I: 'ember_dart/a' } },
  jafar: { at: '0,1', damage: cubes(3) },
});

test('what a blow would do is told before it falls: how much is left, or that it is the end', async () => {
  const { view, oddsOf } = await seen(fray);
  const reading = readingOf(view, await oddsOf({ do: 'fight', model: 'jafar' }));
  const left = view.seats[0].health - 5;
  expect(reading?.sentences).toMatchObject([{ key: 'lodge.odds.wounds', facts: { n: 2, left } }]);
  const last = scenario({ nero: { at: '0,1' }, jafar: { at: '0,1', damage: cubes(view.seats[0].health - 1) } });
  const { view: late, oddsOf: lateOdds } = await seen(last);
  expect(readingOf(late, await lateOdds({ do: 'fight', model: 'jafar' }))?.sentences).toMatchObject([
    { key: 'lodge.odds.defeats' },
  ]);
});

test('an adviser says what a room is good for, and who is near; and whoever would go there stands there as a ghost', async () => {
  const { view, asked } = await seen(fray);
  const step = { do: 'explore', to: '0,0' };
  const keys = whyOf(view, asked, step, null).map(({ key }) => key);
  expect(keys).toContain('lodge.why.near');
  expect(ghostOf(view, asked, step)).toEqual({ model: 'nero', to: '0,0' });
  expect(ghostOf(view, asked, { do: 'pass' })).toBeNull();
  expect(whyOf(view, asked, { do: 'cast', slot: 'I' }, null).map(({ key }) => key)).toEqual(['lodge.why.cast']);
});

test('whom a spell may strike is known before it is cast', async () => {
  const { view, asked } = await seen(fray);
  expect(strikesOf(view, asked, { do: 'cast', slot: 'I' })).toEqual({ by: 'nero', at: ['jafar'] });
  expect(strikesOf(view, asked, { do: 'pass' })).toBeNull();
});

test('to cast at nobody is known to be in vain, and so no advice', async () => {
  const lonely = await seen(scenario({ nero: { at: '0,2', set: { I: 'ember_dart/a' } } }));
  const cast = { do: 'cast', slot: 'I' };
  expect(vainIn(choiceOf(lonely.asked, cast))).not.toBeNull();
  const close = await seen(fray);
  expect(vainIn(choiceOf(close.asked, cast))).toBeNull();
});

test('on the way to a room that is too far a sign says where the steps end', async () => {
  const { view, asked } = await seen(scenario({ nero: { at: '0,2' } }));
  const way = stoppedWay(view, asked, '0,-2');
  expect(way?.rooms).toHaveLength(way?.most ?? 0);
  expect(way?.stop).toBeDefined();
  expect(stoppedWay(view, asked, '0,1')).toBeNull();
  expect(stoppedWay(view, asked, '0,2')).toBeNull();
});
