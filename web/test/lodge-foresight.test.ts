import { must } from '@conjure/engine';
import { expect, test } from 'vitest';
import { layoutOf } from '../games/lodge/board/layout.ts';
import { litRooms, omensAt } from '../games/lodge/model/lit.ts';
import { describeOmens } from '../games/lodge/model/said.ts';
import { barsOf } from '../games/lodge/model/taking.ts';
import { stepTo, waysIn } from '../games/lodge/model/ways.ts';
import { newWalk } from '../games/lodge/walk.ts';
import { scenario, seen, wordsOf } from './lodge-table.ts';

const WALK = scenario({
  nero: { at: '0,0', familiar: { id: 'muso', mode: 'hunting', at: '0,1' } },
  rebecca: { at: '0,-1', set: { I: 'ember_dart/a' } },
  tessa: { at: '1,0' },
});

test('rooms tell before a step what everybody knows to follow there, and bear its sign', async () => {
  const { view, asked } = await seen(WALK);
  const { say } = await wordsOf('en');
  const lit = new Map(litRooms(view, asked, null, say).map((one) => [one.room, one]));
  expect(lit.get('0,1')).toMatchObject({
    omens: ['join'],
    label: 'Explore: step to the Altar of Ash. Nero may pick up Muso there.',
  });
  expect(lit.get('0,-1')?.omens).toEqual(['trap']);
  expect(lit.get('1,0')?.omens).toEqual([]);
  const { everywhere, rooms } = omensAt(view, asked, null);
  expect(everywhere).toEqual([]);
  expect(rooms.map(({ room, omens }) => [room, omens.map(say)])).toEqual([
    ['0,-1', ['Rebecca is there with spells face down.']],
    ['0,1', ['Nero may pick up Muso there.']],
  ]);
  const words = await wordsOf('de');
  expect(describeOmens(view, asked, null, words)).toMatch(/^\S+: \S.* Aschenaltar: Nero /);
});

test('what follows wherever one goes is told once', async () => {
  const { view, asked } = await seen(WALK, { do: 'explore', to: '0,1' }, { do: 'leave' });
  const { say } = await wordsOf('en');
  const { everywhere, rooms } = omensAt(view, asked, null);
  expect([everywhere.map(say), rooms]).toEqual([['Muso stays in the Altar of Ash, Hunting.'], []]);
  expect(litRooms(view, asked, null, say).flatMap(({ omens }) => omens)).toEqual([]);
});

test('plausible answers that are refused come with their rules', async () => {
  const { asked } = await seen(WALK);
  expect(asked.barred?.map(({ answer, refused }) => [answer, refused.rule])).toEqual([
    [{ do: 'familiar', use: 'action' }, 'F26'],
    [{ do: 'familiar', use: 'sortie' }, 'F26'],
    [{ do: 'explore', activate: true }, 'B45'],
    [{ do: 'fight', activate: true }, 'B45'],
    [{ do: 'fight', model: 'rebecca' }, 'B42'],
    [{ do: 'fight', model: 'tessa' }, 'B42'],
  ]);
});

test('cubes to be turned are shown where they lie: on a sheet and the card of its guard, or in a room', async () => {
  const { say } = await wordsOf('en');
  const hurt = { at: '0,1', damage: ['rose', 3], familiar: { id: 'polly', mode: 'guard', damage: [3] } };
  const sheet = await seen(scenario({ nero: { at: '0,0', set: { I: 'leech_word/b' } }, jafar: hurt }), {
    do: 'cast',
    slot: 'I',
  });
  expect(barsOf(sheet.view, sheet.asked).map(({ name, cubes, length }) => [say(name), cubes, length])).toEqual([
    ['Jaf’ar', ['rose', 3], 11],
    ['Polly', [3], 2],
  ]);
  const room = await seen(
    scenario({ nero: { at: '0,0', set: { I: 'melt_keystone/b' } } }, { rooms: { '0,1': { cubes: [2, 'rose'] } } }),
    { do: 'cast', slot: 'I' },
    { room: '0,1' },
  );
  expect(barsOf(room.view, room.asked)).toMatchObject([{ from: 'room', cubes: [2, 'rose', 1], length: 6 }]);
});

test('a guard stands close before its mage, with room for a pair beside them', async () => {
  const guarded = (id: string) => ({ at: '0,1', familiar: { id, mode: 'guard' } });
  const { view } = await seen(scenario({ nero: guarded('muso'), jafar: guarded('polly') }));
  const layout = layoutOf(view, undefined);
  const standOf = (model: string) => layout.standOf(must(layout.pieceOf(model), model));
  expect(standOf('nero.muso.1').x - standOf('nero').x).toBeLessThan(40);
  expect(standOf('nero').scale).toBeGreaterThan(0.7);
});

test('[B3] a far room is reached by the shortest way, past nobody where that can be', async () => {
  const { view, asked } = await seen(WALK);
  const ways = waysIn(view, asked);
  expect(ways.has('0,1')).toBe(false);
  expect(ways.has('0,0')).toBe(false);
  expect(ways.get('0,2')).toEqual({ from: '0,0', rooms: ['0,1', '0,2'], most: 2 });
  // Rebecca waits in 0,-1 and Tessa in 1,0.
  expect(ways.get('1,-2')?.rooms).toEqual(['1,-1', '1,-2']);
  expect(ways.get('2,-1')?.rooms).toEqual(['1,-1', '2,-1']);
  expect([...ways.values()].every(({ rooms }) => rooms.length === 2)).toBe(true);
  expect(stepTo(asked, '0,1')?.answer).toEqual({ do: 'explore', to: '0,1' });
  expect(stepTo(asked, '0,2')).toBeNull();
});

test('[B5] from a Cell the way begins at its exits', async () => {
  const { view, asked } = await seen(scenario({}));
  const ways = waysIn(view, asked);
  expect(ways.size).toBeGreaterThan(0);
  for (const { from, rooms } of ways.values()) {
    expect(from).toBeNull();
    expect(view.seats[1].exits).toContain(rooms[0]);
  }
});

test('a walk goes on while steps are asked for, once for each question, and ends with any other', async () => {
  const { asked } = await seen(WALK);
  const later = await seen(WALK, { do: 'explore', to: '0,1' }, { do: 'leave' });
  const walk = newWalk();
  expect(walk.goOn(asked)).toBeNull();
  walk.begin(asked, ['0,2']);
  expect(walk.goOn(asked)).toBeNull();
  expect(walk.goOn(later.asked)).toEqual({ do: 'step', to: '0,2' });
  expect(walk.goOn({ ...later.asked, question: later.asked.question + 1 })).toBeNull();
  walk.begin(asked, ['0,2']);
  expect(walk.goOn({ ...later.asked, kind: 'react', options: [] })).toBeNull();
  expect(walk.goOn({ ...later.asked, question: later.asked.question + 1 })).toBeNull();
});
