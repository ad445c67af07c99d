import { expect, test } from 'vitest';
import { enoughOf, selectorOf, spotOf } from '../games/lodge/model/answers.ts';
import { answerAt, choicesAt, litModels, litRooms } from '../games/lodge/model/lit.ts';
import { describeModel, describeRoom } from '../games/lodge/model/said.ts';
import { turnActions } from '../games/lodge/model/turn.ts';
import { scenario, seen, wordsOf } from './lodge-table.ts';

/** Nero in the Altar of Ash with a trap and a spell, an enemy thrall beside him, his own imp next door. */
const TURN = scenario({
  nero: {
    at: '0,1',
    set: { I: 'thunder_nail/a', Q: 'wall_of_cinders/b' },
    evocations: [{ id: 'cinder_imp', at: '0,2' }],
  },
  jafar: { at: '2,-2', evocations: [{ id: 'bone_thrall', at: '0,1' }] },
  rebecca: { at: '0,0', damage: [0, 0, 1, 'rose'], familiar: { id: 'muso', mode: 'guard', damage: [1] } },
});

test('in a turn the rooms to walk to, the own room and the models are lit, each as what it is', async () => {
  const { view, asked } = await seen(TURN);
  const { say } = await wordsOf('en');
  const rooms = litRooms(view, asked, null, say);
  expect(rooms.find(({ room }) => room === '0,2')).toMatchObject({
    role: 'go',
    label: 'Explore: step to the Winter Garden.',
  });
  expect(rooms.find(({ room }) => room === '0,1')?.role).toBe('activate');
  expect(rooms).toHaveLength(7);
  expect(litModels(asked, null, say).map(({ model, role }) => [model, role])).toEqual([
    ['jafar.bone_thrall.1', 'target'],
    ['nero.cinder_imp.1', 'act'],
  ]);
  expect(choicesAt(view, asked, null, { room: '0,1' })).toHaveLength(2);
  expect(choicesAt(view, asked, null, { model: 'nero.cinder_imp.1' })).toHaveLength(1);
});

test('a step for a discarded spell is aimed first', async () => {
  const { view, asked } = await seen(TURN);
  const aim = { do: 'momentum', slot: 'Q' };
  expect(choicesAt(view, asked, null, { room: '0,2' })).toMatchObject([{ answer: { do: 'explore', to: '0,2' } }]);
  expect(choicesAt(view, asked, aim, { room: '0,2' })).toMatchObject([{ answer: { ...aim, to: '0,2' } }]);
  expect(litRooms(view, asked, aim, () => '')).toHaveLength(6);
});

test('what is pressed though it is not lit becomes a wish that the rules refuse', async () => {
  const { view, asked } = await seen(TURN);
  expect(answerAt(view, asked, null, { room: '2,-2' })).toEqual({ do: 'explore', to: '2,-2' });
  expect(answerAt(view, asked, null, { room: '0,1' })).toEqual({ do: 'explore', activate: true });
  expect(answerAt(view, asked, null, { model: 'rebecca' })).toEqual({ do: 'fight', model: 'rebecca' });
  expect(answerAt(view, asked, { do: 'momentum', slot: 'I' }, { room: '2,-2' })).toEqual({
    do: 'momentum',
    slot: 'I',
    to: '2,-2',
  });
  expect(answerAt(view, null, null, { room: '0,1' })).toBeNull();
});

test('the actions of a turn: what may be done, and what is only to be asked for', async () => {
  const { view, asked } = await seen(TURN);
  const actions = turnActions(view, asked);
  expect(actions.explore).toHaveLength(6);
  expect(actions.fights).toHaveLength(1);
  expect(actions.commands).toHaveLength(1);
  expect(actions.useThenFight.choice).not.toBeNull();
  expect(actions.spells.map(({ slot, spell, choice, steps }) => [slot, spell, choice !== null, steps])).toEqual([
    ['I', 'thunder_nail/a', true, 6],
    ['Q', 'wall_of_cinders/b', false, 6],
  ]);
  expect(actions.familiar).toBeNull();
  expect(actions.end?.answer).toEqual({ do: 'pass' });
  expect(enoughOf(asked)?.answer).toEqual({ do: 'pass' });
});

test('an answer is seen where it would happen', async () => {
  const { view } = await seen(TURN);
  expect(spotOf(view, { do: 'explore', to: '0,2' })).toEqual({ room: '0,2' });
  expect(spotOf(view, { do: 'fight', activate: true })).toEqual({ room: '0,1' });
  expect(spotOf(view, { do: 'fight', model: 'rebecca' })).toEqual({ model: 'rebecca' });
  expect(spotOf(view, { do: 'pass' })).toBeNull();
  expect(spotOf(view, null)).toBeNull();
  expect(selectorOf({ do: 'step', to: '0,2' })).toBe('[data-room="0,2"]');
  expect(selectorOf({ model: 'nero' })).toBe('[data-model="nero"]');
  expect(selectorOf({ do: 'pass' })).toBeNull();
});

test('rooms and models are said in a sentence, with who would gain by their fall', async () => {
  const { view } = await seen(
    scenario(
      {
        rebecca: { at: '0,0', damage: [0, 0, 1, 'rose'], familiar: { id: 'muso', mode: 'guard', damage: [1] } },
        nero: { at: '0,1' },
      },
      { rooms: { '0,1': { cubes: [1, 1, 'rose'], activated: true } } },
    ),
  );
  const words = await wordsOf('en');
  expect(describeRoom(view, '0,1', words, 'Step here.')).toBe(
    'Altar of Ash, grey, already activated. 2 damage to one enemy model within range 2. Instability. Cubes: 3 of 6: Nero 2 and Black Rose 1. Destroyed now: Nero +4, Black Rose +2. Here: Nero. Step here.',
  );
  expect(describeModel(view, 'rebecca', words)).toBe(
    'Rebecca. Power 0. Cubes: 4 of 11: Jaf’ar 2, Nero 1 and Black Rose 1. Muso is on guard. Defeated now: Jaf’ar +4, Nero +1, Black Rose +1.',
  );
});
