import type { OpenQuestion } from '@conjure/host';
import { halfText, questText, tileText } from '@conjure/lodge/view';
import { expect, test } from 'vitest';
import { dividing } from '../games/lodge/model/division.ts';
import { countOf, picking, thingsFor } from '../games/lodge/model/picking.ts';
import { answering, autoAnswer } from '../games/lodge/model/reacting.ts';
import { turnActions } from '../games/lodge/model/turn.ts';
import { sentence } from '../games/lodge/names.ts';
import { scenario, seen, wordsOf } from './lodge-table.ts';

const cubes = (owner: number, n: number) => new Array<number>(n).fill(owner);

test('a division shows just the shares that may be chosen and where the cubes would lie [F31] [R6]', async () => {
  const position = scenario({
    nero: { at: '0,1', set: { I: 'thunder_nail/a' } },
    rebecca: { at: '0,0', damage: [...cubes(0, 6), ...cubes(1, 3)], familiar: { id: 'muso', mode: 'guard' } },
  });
  const { asked } = await seen(position, { do: 'cast', slot: 'I' });
  expect(asked.kind).toBe('divide');
  expect(dividing(asked)).toEqual({
    damage: 3,
    freeOnSheet: 2,
    freeOnCard: 3,
    ways: [
      { share: 1, onSheet: 2, lost: 0, fillsCard: false, fillsSheet: true },
      { share: 2, onSheet: 1, lost: 0, fillsCard: false, fillsSheet: false },
      { share: 3, onSheet: 0, lost: 0, fillsCard: true, fillsSheet: false },
    ],
  });
});

test('somebody is asked about reactions as he wishes', async () => {
  const trap = scenario({
    nero: { at: '0,1' },
    rebecca: { at: '0,0', set: { I: 'wall_of_cinders/b', II: 'ember_dart/a' } },
    tessa: { at: '2,-2', set: { I: 'ember_dart/a' } },
  });
  const { asked } = await seen(trap, { do: 'explore', to: '0,0' });
  expect(asked).toMatchObject({ kind: 'react', facts: { trigger: 'enemyEnters' } });
  expect(answering(asked)).toEqual(['I']);
  expect(autoAnswer(asked, 'always')).toBeNull();
  expect(autoAnswer(asked, 'able')).toBeNull();
  expect(autoAnswer(asked, 'hit')).toEqual({ do: 'decline' });
  const helpless: OpenQuestion = { ...asked, options: asked.options?.slice(-1) ?? null, forced: 'secretly' };
  expect(autoAnswer(helpless, 'able')).toEqual({ do: 'decline' });
  expect(autoAnswer(helpless, 'always')).toBeNull();
  const hit: OpenQuestion = { ...asked, facts: { ...asked.facts, trigger: 'damageIncoming' } };
  expect(autoAnswer(hit, 'hit')).toBeNull();
  expect(autoAnswer({ ...asked, kind: 'turn' }, 'able')).toBeNull();
  expect(autoAnswer({ ...helpless, kind: 'dispel' }, 'always')).toEqual({ do: 'decline' });
});

test('cards are picked in whatever order, two alike being two', async () => {
  const schools = {
    divination: ['lodestar'],
    destruction: ['ember_dart', 'ember_dart', 'undermine'],
  };
  const named = { schools: ['divination', 'destruction', 'destruction', 'destruction'] };
  const { view, asked } = await seen(scenario({}, { phase: 'study', turn: undefined, schools }), named);
  expect(asked.kind).toBe('keepStudied');
  expect(thingsFor(view, 'keepStudied')).toHaveLength(4);
  expect(countOf(asked, 'cards')).toBe(2);
  expect(picking(asked, 'cards', ['undermine', 'lodestar'])).not.toBeNull();
  expect(picking(asked, 'cards', ['ember_dart', 'ember_dart'])).not.toBeNull();
  expect(picking(asked, 'cards', ['undermine'])).toBeNull();
});

test('what is printed says itself, in every language from the same effect', async () => {
  const { say } = await wordsOf('en');
  const said = (phrase: ReturnType<typeof halfText>) => (phrase ? sentence(say(phrase)) : '');
  expect(said(halfText('ember_dart', 'a'))).toBe('2 damage to one enemy model within range 2.');
  expect(said(tileText('treasury'))).toBe('Gain 1 Power.');
  expect(said(questText('q103'))).toBe('Place 4 instability.');
  const { say: sage } = await wordsOf('de');
  expect(sage(halfText('ember_dart', 'a') ?? { key: '' })).not.toContain('⟨');
});

test('[B36] a spell with nobody in reach is offered with that, not as the thing to do', async () => {
  const set = { I: 'ember_dart/a' };
  const vain = async (others: object) => {
    const { view, asked } = await seen(scenario({ nero: { at: '0,1', set }, ...others }));
    return turnActions(view, asked).spells.map(({ choice, vain }) => [choice !== null, vain?.rule ?? null]);
  };
  expect(await vain({})).toEqual([[true, 'B36']]);
  expect(await vain({ tessa: { at: '0,0' } })).toEqual([[true, null]]);
});
