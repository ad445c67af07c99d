import { type Game, type Match, type Mind, mindOf } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { analyse, commonLuck, levelFrom, think } from '../index.ts';
import { levelFor } from '../levels.ts';
import { haste } from './games/haste.ts';
import { PLACES, places } from './games/places.ts';
import { begin, botDice, level, mindAt } from './series.ts';

describe('width', () => {
  test('finds what no idea has named, and without it nobody does', () => {
    const mind = mindAt(begin(places, 'any'));
    expect(think(mind, level('search:60'), botDice('any'))).toBe(3);
    expect(think(mind, level(`search:60:wide${PLACES}`), botDice('any'))).toBe(PLACES - 1);
  });

  test('more of it finds better ones', () => {
    const found = [10, 100, PLACES].map((width) =>
      Number(think(mindAt(begin(places, 'any')), level(`search:60:wide${width}`), botDice('any'))),
    );
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found[0]).toBeGreaterThan(3);
  });

  test('takes what a game offers, and only what is legal of it', () => {
    const game = { ...places, wide: () => [41, 40, -7, 'nowhere', 9999] } as unknown as Game<unknown, null>;
    expect(think(mindAt(begin(game, 'any')), level('search:60:wide5'), botDice('any'))).toBe(41);
  });

  test('keeps to the clock', () => {
    let now = 0;
    const mind = mindAt(begin(places, 'any'));
    const answer = think(mind, { ...level('search:60:wide400'), budget: { ms: 100 } }, botDice('any'), () => now++);
    expect(mind.question.refuse(answer)).toBeNull();
    expect(now).toBeLessThan(130);
  });
});

describe('the same luck', () => {
  test('in each turn, however much was rolled before it', () => {
    const rolls = [0, 5].map((before) => {
      const world = begin(haste, 'any') as Match;
      const luck = commonLuck('world 1');
      for (let i = 0; i < before; i++) world.table.dice.d6('any');
      luck.inTurn(world, 1);
      return [world.table.dice.d6('any'), world.table.dice.d6('any'), luck.dice.index('any', 1000)];
    });
    expect(rolls[0]).toEqual(rolls[1]);
    expect(commonLuck('world 1').dice.index('any', 1000)).not.toBe(commonLuck('world 2').dice.index('any', 1000));
  });

  test('turned round in every second world', () => {
    const rolls = [0, 1, 2].map((number) => {
      const world = begin(haste, 'any') as Match;
      commonLuck('worlds', number).inTurn(world, 1);
      return Array.from({ length: 12 }, () => world.table.dice.d6('any'));
    });
    expect(rolls[1]).toEqual(rolls[0].map((face) => 7 - face));
    expect(rolls[2]).not.toEqual(rolls[0]);
  });
});

describe('what need not be weighed is not', () => {
  /** So many worlds were imagined for a thought of up to so many. */
  function worldsFor(sense: Mind['sense']): number {
    const mind = mindOf(begin(haste, 'any') as Match, 0);
    if (!mind) throw new Error('seat 0 is not asked');
    return analyse({ ...mind, sense }, level('search:6000'), botDice('any')).iterations;
  }

  test('options that are all the same, or one of them better in every world', () => {
    expect(worldsFor(() => 0.5)).toBeLessThan(600);
    expect(worldsFor(({ table }) => (table.state as { worths: number[] }).worths[0] / 10)).toBeLessThan(600);
  });

  test('as long as chance may have the say, all worlds are played', () => {
    let n = 0;
    expect(worldsFor(() => (n++ * 0.618) % 1)).toBeGreaterThan(3000);
  });
});

describe('who forgets', () => {
  const WAYS = [{ do: 'good' }, { do: 'good', twice: true }, { do: 'bad' }];
  const answers = (by: string) =>
    Array.from({ length: 40 }, (_, seed) => {
      const mind = mindAt(begin(places, 'any'));
      const question = { ...mind.question, options: () => WAYS, refuse: () => null };
      const answer = analyse({ ...mind, question, hasPlayout: false, sense: () => 0.5 }, level(by), botDice(`${seed}`));
      return (answer.answer as { do: string }).do;
    });

  test('does not think of some kinds of answers, all of a kind together, and always of something', () => {
    const forgetful = answers('greedy:12:forgets90');
    expect(new Set(forgetful)).toEqual(new Set(['good', 'bad']));
    expect(answers('greedy:12:forgets90')).toEqual(forgetful);
  });
});

describe('a game may say how levels play it', () => {
  test('and they keep their names and answer in time', () => {
    const usual = level('master');
    const found = levelFor({ master: 'tree:70:turns' }, usual);
    expect(found).toMatchObject({ name: 'master', kind: 'tree', ahead: 'turns', budget: { iterations: 70, ms: 2000 } });
    expect(levelFor({ adept: 'tree:70' }, usual)).toBe(usual);
    expect(() => levelFor({ master: 'the best' }, usual)).toThrow('levels.master');
  });

  test('what it says is done', () => {
    const game = { ...places, levels: { adept: 'search:40:wide500' } };
    expect(think(mindAt(begin(game, 'any')), level('adept'), botDice('any'), () => 0)).toBe(PLACES - 1);
  });

  test.each([
    ['search:200:wide400', { width: 400 }],
    ['search:200:wide400:turn', { width: 400, ahead: 'turn' }],
    ['greedy:20:action:forgets30', { ahead: 'action', forgets: 0.3 }],
    ['tree:50', { kind: 'tree' }],
  ])('%s is a level', (text, parts) => {
    expect(levelFrom(text)).toMatchObject({ level: parts });
  });
});
