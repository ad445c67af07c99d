import { describe, expect, test } from 'vitest';
import { levelFrom, levels } from '../index.ts';

describe('levels are data, named or written as a kind and a budget', () => {
  test.each(levels)('$name by its name', (level) => {
    expect(levelFrom(level.name)).toEqual({ level });
  });

  test.each([
    ['search:200', 'search', { iterations: 200 }],
    ['search:200ms', 'search', { ms: 200 }],
    ['search', 'search', { ms: 300 }],
    ['greedy', 'greedy', { iterations: 240 }],
    ['greedy:40', 'greedy', { iterations: 40 }],
    ['greedy:40ms', 'greedy', { ms: 40 }],
  ])('%s', (text, kind, budget) => {
    expect(levelFrom(text)).toEqual({ level: { name: text, kind, budget, noise: 0 } });
  });

  test.each([
    '',
    'Master',
    'search:',
    'search:0',
    'search:-5',
    'search:1e9',
    'search:10s',
    'random:5',
    'toString',
    ' greedy',
  ])('%j is none, and the fault says what would be', (text) => {
    expect(levelFrom(text, 'seats[1].level')).toEqual({
      fault: {
        place: 'seats[1].level',
        expected: expect.stringContaining(
          'novice, adept, expert, master, greedy, search, or a budget such as search:200',
        ),
        got: JSON.stringify(text),
      },
    });
  });
});
