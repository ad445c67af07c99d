import { expect, test } from 'vitest';
import { groupOutcomes, withFaces } from '../kernel/outcome-groups.ts';
import type { Outcome } from '../kernel/outcomes.ts';

interface Fought {
  type: string;
  die: number;
  result: string;
}

const fought = (die: number, result: string, ends: Outcome['ends'] = 'rest'): Outcome<Fought> => ({
  p: 1 / 6,
  events: [{ type: 'fought', die, result }],
  ends,
});

test('outcomes that differ only in the die are one, with the faces that lead there', () => {
  const gists = groupOutcomes([fought(1, 'lost'), fought(2, 'won'), fought(3, 'lost'), fought(4, 'lost', 'question')]);
  expect(gists.map(({ p, faces, ends }) => [Math.round(p * 6), faces, ends])).toEqual([
    [2, [1, 3], 'rest'],
    [1, [2], 'rest'],
    [1, [4], 'question'],
  ]);
});

test('where several dice lead somewhere no single face is named', () => {
  const twice: Outcome<Fought> = {
    p: 1,
    events: [...fought(1, 'lost').events, ...fought(6, 'won').events],
    ends: 'rest',
  };
  expect(groupOutcomes([twice])[0].faces).toEqual([]);
});

test('a sentence tells all its faces, and only if there are several', () => {
  const told = { key: 'event.fought', facts: { die: 1, by: 'A' } };
  expect(withFaces(told, [1])).toBe(told);
  expect(withFaces(told, [1, 3])).toEqual({ key: 'event.fought', facts: { die: '1, 3', by: 'A' } });
  expect(withFaces({ key: 'event.moved', facts: { by: 'A' } }, [1, 3])).toEqual({
    key: 'event.moved',
    facts: { by: 'A' },
  });
});
