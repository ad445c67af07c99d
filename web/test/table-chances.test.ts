import type { Phrase } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';
import { describe, expect, test } from 'vitest';
import { chancesOf, firstOfRule } from '../parts/chances.ts';

type Outcome = ServerMessageOf<'odds'>['outcomes'][number];
const said = (key: string, rule?: string): Phrase => (rule ? { key, rule } : { key });
const outcome = (p: number, faces: number[], ...keys: string[]): Outcome => ({
  p,
  faces,
  ends: 'rest',
  events: keys.map((key) => ({ event: { type: key }, said: said(key) })),
});

describe('the chances of an answer', () => {
  test('what happens in any case is told once, the rest by likelihood', () => {
    const chances = chancesOf([
      outcome(1 / 6, [6], 'defends', 'crushed', 'spent'),
      outcome(4 / 6, [3, 1, 2, 4], 'defends', 'breaks', 'spent'),
      outcome(1 / 6, [5], 'defends', 'stands', 'spent'),
    ]);
    expect(chances.always).toEqual([said('defends'), said('spent')]);
    expect(chances.rows.map((row) => [row.faces, row.phrases.map(({ key }) => key)])).toEqual([
      [[1, 2, 3, 4], ['breaks']],
      [[5], ['stands']],
      [[6], ['crushed']],
    ]);
    expect(chances.rest).toBeNull();
  });

  test('what is certain has nothing beside what happens in any case', () => {
    const chances = chancesOf([outcome(1, [], 'waits')]);
    expect(chances.always).toEqual([said('waits')]);
    expect(chances.rows[0].phrases).toEqual([]);
  });

  test('of very many outcomes the unlikely ones are summed up', () => {
    const outcomes = Array.from({ length: 36 }, (_, i) => outcome(i === 20 ? 0.3 : 0.02, [], `event ${i}`));
    const { rows, rest } = chancesOf(outcomes, 10);
    expect(rows).toHaveLength(9);
    expect(rows[0].phrases).toEqual([said('event 20')]);
    expect(rest?.count).toBe(27);
    expect(rows.reduce((sum, { p }) => sum + p, rest?.p ?? 0)).toBeCloseTo(1);
  });

  test('as many outcomes as there are rows are all shown', () => {
    const outcomes = Array.from({ length: 10 }, (_, i) => outcome(0.1, [], `event ${i}`));
    expect(chancesOf(outcomes, 10)).toMatchObject({ rows: { length: 10 }, rest: null });
  });

  test('it says where something hidden would come up', () => {
    const [drawn, plain] = chancesOf([{ ...outcome(0.5, [1], 'a'), ends: 'draw' }, outcome(0.5, [2], 'b')]).rows;
    expect([drawn.hidden, plain.hidden]).toEqual([true, false]);
  });

  test('a rule is named where it is first met', () => {
    const [a, b, c] = [said('a', '9.0'), said('b', '9.0'), said('c')];
    expect([...firstOfRule([a, b, c])]).toEqual([a]);
  });
});
