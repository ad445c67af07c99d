import { describe, expect, test } from 'vitest';
import { give } from '../kernel/answering.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { optionsOf } from '../kernel/question.ts';
import * as proof from '../proof/index.ts';
import { matchOf } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';

const { CHECKS, isDue } = proof;

/** The first option of whoever is asked first. */
function first(match: Match): unknown {
  const [seat] = waitingFor(match);
  return match.open ? optionsOf(match.open.question, seat)?.at(-1) : undefined;
}

describe('the list of checks', () => {
  test('every check of the room is on it', () => {
    const tools = [
      'answersTo',
      'checkAlong',
      'followLesson',
      'isDue',
      'lessonKeys',
      'lightPlay',
      'randomOptions',
      'randomPlay',
      'same',
      'showsWhatWasTold',
      'someSeat',
      'twinOf',
    ];
    const written = Object.entries(proof).filter(
      ([name, value]) => typeof value === 'function' && !tools.includes(name),
    );
    expect(new Map(CHECKS.map(({ name, check }) => [name, check]))).toEqual(new Map(written as [string, unknown][]));
  });

  test('a check is made at every decision', () => {
    const sound = CHECKS.filter(({ grows }) => !grows);
    expect(sound.length).toBeGreaterThan(10);
    for (const each of sound) for (let i = 0; i < 1_000; i++) expect(isDue(each, i)).toBe(true);
  });

  test('all of them together cost a decision no more in a long match than in a short one', () => {
    const rule = { title: '', text: '', source: '', kind: 'seed' };
    // A scenario of this game leaves out what is buried and the deck.
    const sound = CHECKS.filter(({ name }) => name !== 'survivesJson');
    const steps = (turns: number) => {
      let count = 0;
      const game = {
        ...bazaar,
        rules: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'].map((id) => ({ ...rule, id })),
        step(table: Parameters<typeof bazaar.step>[0]) {
          count++;
          return bazaar.step(table);
        },
      };
      const match = matchOf(game, { scenario: { turnsLeft: turns } });
      for (let i = 0; match.open; i++) {
        for (const each of sound) if (isDue(each, i)) each.check(match, String(i));
        const [seat] = waitingFor(match);
        give(match, seat, i % 2 === 0 || !match.open.question.kind.startsWith('turn') ? first(match) : { do: 'pass' });
      }
      return count / match.given.length;
    };
    const [short, long] = [150, 600].map(steps);
    expect(long).toBeLessThan(1.5 * short);
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
