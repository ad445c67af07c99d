import { expect, test } from 'vitest';
import { type LessonStep, wanted } from '../content/lesson.ts';

const step = (want?: LessonStep['want']): LessonStep => ({ id: 'x', at: 'y', rules: [], ...(want ? { want } : {}) });

test('an answer is wanted when the fields that matter are equal, lists in any order', () => {
  const walk = step([{ do: 'walk', to: 'north' }, { with: [8, 15] }]);
  expect(wanted(walk, { do: 'walk', to: 'north', quickly: true })).toBe(true);
  expect(wanted(walk, { do: 'walk', to: 'south' })).toBe(false);
  expect(wanted(walk, { do: 'walk' })).toBe(false);
  expect(wanted(walk, { with: [15, 8] })).toBe(true);
  expect(wanted(walk, { with: [15] })).toBe(false);
  expect(wanted(step([{ to: null }]), { to: null })).toBe(true);
  expect(wanted(walk, null)).toBe(false);
});

test('an answer with the right fields must serve the aim, too', () => {
  const walk = { ...step([{ do: 'walk' }]), aim: 'near' };
  const serves = (aim: unknown, answer: unknown) => aim === 'near' && (answer as { far: number }).far < 3;
  expect(wanted(walk, { do: 'walk', far: 2 }, serves)).toBe(true);
  expect(wanted(walk, { do: 'walk', far: 3 }, serves)).toBe(false);
  expect(wanted(walk, { do: 'run', far: 2 }, serves)).toBe(false);
  expect(wanted(step([{ do: 'walk' }]), { do: 'walk', far: 3 }, serves)).toBe(true);
});

test('where nothing is named, any answer will do', () => {
  expect(wanted(step(), 7)).toBe(true);
});
