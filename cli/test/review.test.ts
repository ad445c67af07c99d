import { readFileSync, writeFileSync } from 'node:fs';
import type { Record } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { conjure, scratch, unbroken } from './run.ts';

const review = (...args: string[]) => conjure(['review', ...args]);

/** The first answers of a match that is kept, as a record of its own. */
function beginning(game: string, name: string, answers: number): string {
  const kept = JSON.parse(readFileSync(`${root}games/${game}/test/goldens/${name}.json`, 'utf8')) as Record;
  const file = scratch(`${name}.json`);
  writeFileSync(
    file,
    JSON.stringify({ ...kept, log: kept.log.slice(0, answers), digests: kept.digests.slice(0, answers) }),
  );
  return file;
}

describe('conjure review', () => {
  const file = beginning('demons', 'two-magicians', 24);

  test('tells choices and luck of every seat as JSON', () => {
    const { out, code, err } = review(file, '--level', 'greedy:6', '--json');
    expect([code, err]).toEqual([0, '']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ game: 'demons', level: 'greedy:6' });
    expect(found.curve).toHaveLength(25);
    expect(found.sums.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1]);
    for (const { choices } of found.sums) expect(choices).toBeLessThanOrEqual(0);
    const lost = found.decisions.reduce(
      (sum: number, one: { seat: number; loss: number }) => sum + (one.seat === 0 ? one.loss : 0),
      0,
    );
    expect(found.sums[0].choices).toBeCloseTo(-Math.max(0, lost));
  });

  test('in words of any language, by what each seat knew, and whether its numbers are chances', () => {
    const { out, code } = review(file, '--level', 'greedy:4', '--seat', '0', '--lang', 'de');
    expect(code).toBe(0);
    expect(unbroken(out)).toContain('Jede Entscheidung wird nach dem beurteilt, was der Platz damals wusste.');
    expect(out).toMatch(/Alaric: Entscheidungen (0|−\d+), Glück [+−]?\d+/);
    expect(out).toMatch(/Siegchancen|keine\s+Chancen/);
  });

  test('what cannot be reviewed is said, with an exit code', () => {
    expect(review().code).toBe(2);
    expect(review(file, 'more').code).toBe(2);
    expect(review(file, '--seat', '7').err).toContain('--seat');
    expect(review(file, '--level', 'random').err).toContain('adept, master or search:200');
    expect(review(file, '--level', 'bishop').code).toBe(2);
    expect(review(scratch('none.json')).code).toBe(1);
  });
});
