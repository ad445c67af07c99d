import { create, type Game, type Mind, text } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { analyse, levels, think } from '../index.ts';
import { pig } from './games/pig.ts';
import { rows } from './games/rows.ts';
import { choice, toy } from './games/toy.ts';
import { tricks } from './games/tricks.ts';
import { begin, botDice, level, mindAt } from './series.ts';

/** A mind that counts the worlds it is asked for. */
function counting(mind: Mind): { mind: Mind; worlds: () => number } {
  let worlds = 0;
  const imagine: Mind['imagine'] = (dice) => {
    worlds++;
    return mind.imagine(dice);
  };
  const imagined: Mind['imagined'] = (dice) => {
    const again = mind.imagined(dice);
    return () => {
      worlds++;
      return again();
    };
  };
  return { mind: { ...mind, imagine, imagined }, worlds: () => worlds };
}

/** A clock that goes on by one each time somebody looks. */
function ticking() {
  let now = 0;
  return () => now++;
}

describe('a budget is kept', () => {
  test.each([1, 2, 17, 300])('search:%i imagines as many worlds', (iterations) => {
    const { mind, worlds } = counting(mindAt(begin(tricks, 'any')));
    const thought = analyse(mind, level(`search:${iterations}`), botDice('any'));
    expect(worlds()).toBe(iterations);
    expect(thought.iterations).toBe(iterations);
    expect(thought.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    expect(thought.trouble).toBeNull();
  });

  test.each([1, 5, 60, 240])('greedy:%i imagines no more', (iterations) => {
    const { mind, worlds } = counting(mindAt(begin(rows(5, 4), 'any')));
    expect(analyse(mind, level(`greedy:${iterations}`), botDice('any')).iterations).toBeLessThanOrEqual(iterations);
    expect(worlds()).toBeLessThanOrEqual(iterations);
    expect(worlds()).toBeGreaterThan(iterations / 2);
  });

  test.each(['search:200ms', 'greedy:200ms', 'search:1ms', 'greedy:1ms'])('%s ends by the clock', (by) => {
    const clock = ticking();
    const mind = mindAt(begin(rows(5, 4), 'any'));
    expect(mind.question.refuse(think(mind, level(by), botDice('any'), clock))).toBeNull();
    expect(clock()).toBeLessThan(220);
  });

  test('a playout that never ends is ended by the clock, and still counts', () => {
    const endless = toy({
      id: 'endless',
      start: () => ({ left: 0 }),
      step: ({ state }) =>
        (function* () {
          state.left += (yield* choiceOf()) === 'left' ? 1 : 0;
        })(),
      copy: (state) => ({ ...state }),
      imagine: (state) => ({ ...state }),
      sense: ({ left }) => 1 - 1 / (1 + left),
    });
    const clock = ticking();
    const patient = { ...level('search:500ms'), horizon: Number.POSITIVE_INFINITY };
    const thought = analyse(mindAt(begin(endless, 'any')), patient, botDice('any'), clock);
    expect(thought.iterations).toBe(1);
    expect(thought.options).toHaveLength(1);
    expect(clock()).toBeLessThan(520);
  });

  function* choiceOf(): Generator<ReturnType<typeof choice>, string, unknown> {
    return (yield choice('side', 0, text, ['left', 'right'])) as string;
  }

  test.each(levels.map(({ name }) => name))('%s answers at once where there is one answer', (name) => {
    const full = { cells: [0, 1, 0, 0, 1, 1, 1, 0, -1], turn: 0, winner: null };
    const { mind, worlds } = counting(mindAt(begin(rows(3, 3), 'any', full)));
    expect(think(mind, level(name), botDice('any'))).toBe(8);
    expect(worlds()).toBe(0);
  });
});

describe('thinking is repeatable and leaves no trace', () => {
  test.each(['random', 'novice', 'adept', 'search:150'])('%s thinks the same with the same dice', (by) => {
    for (const game of [tricks, pig] as Game<unknown, null>[]) {
      const thoughts = [1, 2].map(() => analyse(mindAt(begin(game, 'any')), level(by), botDice('same')));
      expect(thoughts[0]).toEqual(thoughts[1]);
    }
  });

  test('no die of the match is shifted, and nothing of it is changed', () => {
    const [thoughtAbout, untouched] = [1, 2].map(() => {
      const made = create(pig, { seats: 2, seed: 'dice' });
      if ('fault' in made) throw new Error(made.fault.expected);
      return made.match;
    });
    for (const by of ['random', 'novice', 'adept', 'search:150'])
      think(mindAt(thoughtAbout), level(by), botDice('any'));
    const rolls = [thoughtAbout, untouched].map((match) => [
      match.table.state,
      match.table.dice.d6('pig'),
      match.answers,
    ]);
    expect(rolls[0]).toEqual(rolls[1]);
  });
});
