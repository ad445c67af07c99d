import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { give } from '../kernel/answering.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { optionsOf } from '../kernel/question.ts';
import { CHECKS, isDue } from '../proof/all.ts';
import { matchOf } from '../testing/playing.ts';
import { addTo } from '../tools/counting.ts';
import { must } from '../tools/must.ts';
import { bazaar } from './games/bazaar.ts';

const PROOF = `${import.meta.dirname}/../proof/`;

/** The first option of whoever is asked first. */
function first(match: Match): unknown {
  const [seat] = waitingFor(match);
  return match.open ? optionsOf(match.open.question, seat)?.at(-1) : undefined;
}

describe('the list of checks', () => {
  test('every check of the room is on it', () => {
    const written = globSync('*.ts', { cwd: PROOF }).flatMap((file) =>
      [...readFileSync(PROOF + file, 'utf8').matchAll(/^export const (\w+): Check = /gm)].map(([, name]) => name),
    );
    expect(CHECKS.map(({ name }) => name).sort()).toEqual(written.sort());
    for (const { name, check } of CHECKS) expect(check.name).toBe(name);
  });

  test('a check is made at every decision', () => {
    const sound = CHECKS.filter(({ grows }) => !grows);
    expect(sound.length).toBeGreaterThan(10);
    for (const each of sound) for (let i = 0; i < 1_000; i++) expect(isDue(each, i)).toBe(true);
  });

  // A scenario of this game leaves out what is buried and the deck.
  const sound = CHECKS.filter(({ name }) => name !== 'survivesJson');
  const [short, long] = [20, 80].map(costsIn);

  /** What each check costs a decision on average in a match of so many turns, in steps that are played for it. */
  function costsIn(turns: number): Map<string, number> {
    const rule = { title: '', text: '', source: '', kind: 'seed' };
    let steps = 0;
    const game = {
      ...bazaar,
      rules: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'].map((id) => ({ ...rule, id })),
      step(table: Parameters<typeof bazaar.step>[0]) {
        steps++;
        return bazaar.step(table);
      },
    };
    const match = matchOf(game, { scenario: { turnsLeft: turns } });
    const costs = new Map<string, number>();
    for (let i = 0; match.open; i++) {
      for (const each of sound) {
        steps = 0;
        if (isDue(each, i)) each.check(match, String(i));
        addTo(costs, each.name, steps);
      }
      const [seat] = waitingFor(match);
      give(match, seat, i % 2 === 0 || !match.open.question.kind.startsWith('turn') ? first(match) : { do: 'pass' });
    }
    return new Map([...costs].map(([name, cost]) => [name, cost / match.answers.length]));
  }

  test.each(sound)('$name costs a decision no more in a long match than in a short one', ({ name }) => {
    expect(must(long.get(name), name)).toBeLessThan(1.5 * must(short.get(name), name) + 1);
  });

  test('a check whose cost grows with the match costs no more than in proportion to the match', () => {
    const growing = { name: 'test', check: () => {}, grows: true } as const;
    let cost = 0;
    const decisions = 100_000;
    for (let i = 0; i < decisions; i++) if (isDue(growing, i)) cost += i;
    expect(cost).toBeLessThan(3 * decisions);
    expect(cost).toBeGreaterThan(decisions / 2);
  });
});
