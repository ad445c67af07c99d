import { expect, test } from 'vitest';
import { ranking } from '../tools/ranking.ts';

const score = { anna: 3, bruno: 7, carla: 3, dino: -1 };
type Name = keyof typeof score;

test('the highest score comes first, and equals share a place in the order they were given', () => {
  const names: Name[] = ['anna', 'bruno', 'carla', 'dino'];
  expect(ranking(names, (name) => score[name])).toEqual([['bruno'], ['anna', 'carla'], ['dino']]);
  expect(names).toEqual(['anna', 'bruno', 'carla', 'dino']);
});

test('nobody has no places', () => {
  expect(ranking([], () => 0)).toEqual([]);
});
