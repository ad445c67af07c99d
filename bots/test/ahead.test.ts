import { diceFrom, type Match, mindOf, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { type Ahead, lookAhead } from '../ahead.ts';
import { analyse, think } from '../index.ts';
import { ownLuck } from '../luck.ts';
import { type Haste, haste } from './games/haste.ts';
import { begin, botDice, level, mindAt } from './series.ts';

const never = () => false;
const luck = ownLuck(diceFrom(seeded('any')));

function after(answer: string, ahead: Ahead, then: 'playout' | 'pass'): Haste {
  const world = begin(haste, 'any');
  lookAhead(world as Match, 0, answer, ahead, then, luck, never);
  return world.table.state;
}

describe('looking ahead', () => {
  test('until everybody has had a turn, whether the own one is ended at once or not', () => {
    for (const answer of ['step', 'rush', 'end']) {
      expect(after(answer, 'turns', 'playout')).toMatchObject({ turn: 2, steps: 0 });
      expect(after(answer, 'turns', 'pass')).toMatchObject({ turn: 2, steps: 0 });
    }
  });

  test('by playout, or with nothing more in this turn', () => {
    expect(after('step', 'turns', 'playout').worths).toEqual([-5, -9]);
    expect(after('step', 'turns', 'pass').worths).toEqual([1, -9]);
    expect(after('end', 'turns', 'pass').worths).toEqual([0, -9]);
  });

  test('to the end of the own turn, with nothing more in it', () => {
    expect(after('step', 'alone', 'pass')).toMatchObject({ turn: 1, steps: 0, worths: [1, 0] });
    const { options } = analyse(mindAt(begin(haste, 'any')), level('search:60:alone'), botDice('any'));
    const worths = new Map(options.map(({ answer, worth }) => [answer, worth]));
    expect(worths.get('step')).toBeGreaterThan(worths.get('end') ?? 1);
  });

  test('to the end of the action, never past the own turn', () => {
    expect(after('end', 'action', 'playout')).toEqual({ turn: 1, steps: 0, worths: [0, 0] });
  });
});

describe('who will decide again', () => {
  test('does not end his turn for fear of what his playout would do next', () => {
    expect(think(mindAt(begin(haste, 'any')), level('search:60'), botDice('any'))).toBe('step');
  });

  test('ends it when nothing good is left', () => {
    const stepped: Haste = { turn: 0, steps: 1, worths: [1, 0] };
    expect(think(mindAt(begin(haste, 'any', stepped)), level('search:60'), botDice('any'))).toBe('end');
  });
});

test('where a game says what is worth a thought, nothing else is weighed', () => {
  const many = Array.from({ length: 100 }, (_, i) => i);
  const game = { ...haste, ideas: () => ['end', 'step'] };
  const mind = mindOf(begin(game, 'any') as Match, 0);
  if (!mind) throw new Error('seat 0 is not asked');
  const question = { ...mind.question, options: () => many };
  const { options } = analyse({ ...mind, question }, level('search:60'), botDice('any'));
  expect(new Set(options.map(({ answer }) => answer))).toEqual(new Set(['end', 'step', 'rush']));
});
