import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conjure, scratch } from './run.ts';

const ladder = (...args: string[]) => conjure(['ladder', ...args, '--threads', '1']);

describe('conjure ladder', () => {
  const args = ['demons', '--levels', 'random,greedy:2', '--seed', '7', '--json'];

  test('tells Elo with its interval as JSON, keeps what was played, and goes on from there', () => {
    const file = scratch('ladder.json');
    const first = ladder(...args, '--pairs', '1', '--resume', file);
    expect([first.code, first.err]).toEqual([0, '']);
    expect(JSON.parse(first.out).reports[0]).toMatchObject({
      one: 'greedy:2',
      other: 'random',
      pairs: 1,
      verdict: null,
    });
    const kept = JSON.parse(readFileSync(file, 'utf8')).played[0][0];
    const more = JSON.parse(ladder(...args, '--pairs', '2', '--resume', file).out);
    expect(more.reports[0].pairs).toBe(2);
    expect(more.reports[0].elo.low).toBeLessThan(more.reports[0].elo.high);
    // The first pair was not played again.
    expect(JSON.parse(readFileSync(file, 'utf8')).played[0][0]).toEqual(kept);
    writeFileSync(file, 'nothing');
    const bad = ladder(...args, '--pairs', '2', '--resume', file);
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('a ladder that was kept');
    expect(readFileSync(file, 'utf8')).toBe('nothing');
  });

  test('speaks the reader’s language, and says that a few pairs are no claim', () => {
    const { out, code } = ladder('satchel', '--levels', 'easy,hard', '--pairs', '1', '--lang', 'de');
    expect(code).toBe(0);
    expect(out).toContain('hard gegen easy');
    expect(out).toContain('weniger als 100 Paare: keine Behauptung');
  });

  test('what is wrong is said, and nothing is played', () => {
    expect(ladder('demons', '--levels', 'random').err).toContain('how many levels');
    expect(ladder('demons', '--pairs', 'many').err).toContain('--pairs');
    expect(ladder('chess').code).toBe(2);
  });
});
