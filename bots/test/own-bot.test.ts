import type { Game, OwnBot } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { analyse, levelFrom, ownLevel, think } from '../index.ts';
import { guess } from './games/guess.ts';
import { begin, botDice, level, mindAt } from './series.ts';

/** A game that brings players of its own: each says what it is. */
function withOwnBot(own: readonly string[], answer: OwnBot['answer']) {
  const game = { ...guess, bot: { levels: own, answer } } as unknown as Game<unknown, null>;
  return mindAt(begin(game, 'any'));
}

describe('a game may bring bots of its own', () => {
  const own = ['easy', 'normal', 'hard'];

  test('their levels are known by name where the game has them, and nowhere else', () => {
    expect(levelFrom('hard', 'level', own)).toEqual({ level: { name: 'hard', kind: 'own', budget: {}, noise: 0 } });
    expect(levelFrom('hard')).toHaveProperty('fault');
    const { fault } = levelFrom('harder', 'level', own) as { fault: { expected: string } };
    expect(fault.expected).toContain('easy, normal, hard, random, beginner, novice');
  });

  test.each([
    ['novice', 'easy'],
    ['adept', 'normal'],
    ['master', 'hard'],
    ['hard', 'hard'],
  ])('%s is played by %s', (name, stands) => {
    const found = levelFrom(name, 'level', own);
    if ('fault' in found) throw new Error(found.fault.expected);
    const mind = withOwnBot(own, (_view, seat, by) => `${by} in seat ${seat}`);
    expect(think(mind, found.level, botDice('a'))).toBe(`${stands} in seat ${mind.seat}`);
  });

  test('with fewer levels the nearest serves', () => {
    expect(['novice', 'adept', 'master'].map((name) => ownLevel(['one'], level(name)))).toEqual(['one', 'one', 'one']);
    expect(['novice', 'master'].map((name) => ownLevel(['weak', 'strong'], level(name)))).toEqual(['weak', 'strong']);
  });

  test.each(['random', 'greedy:20', 'search:20'])('%s thinks for itself all the same', (name) => {
    const mind = withOwnBot(own, () => 'never said');
    const { answer } = analyse(mind, level(name), botDice('a'));
    expect(mind.question.refuse(answer)).toBeNull();
  });

  test('one that lets another speak first says nothing', () => {
    expect(
      think(
        withOwnBot(own, () => undefined),
        level('master'),
        botDice('a'),
      ),
    ).toBeUndefined();
  });

  test('a game without them is played by the usual bots', () => {
    const mind = mindAt(begin(guess as Game<unknown, null>, 'any'));
    expect(mind.bot).toBeNull();
    expect(mind.question.refuse(think(mind, level('novice'), botDice('a')))).toBeNull();
  });
});
