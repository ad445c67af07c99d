import { describe, expect, test } from 'vitest';
import { waitingFor } from '../kernel/match.ts';
import { answer, play } from '../kernel/play.ts';
import { pick } from '../kernel/question.ts';
import { record } from '../kernel/record.ts';
import { recordFor } from '../kernel/seen-record.ts';
import { diceOf, matchOf } from '../testing/playing.ts';
import { bazaar } from './games/bazaar.ts';

/** A match of cards and secret bids, played at random to its end or to its first secret, and which answers were secret. */
function played(seed: string, toTheEnd: boolean) {
  const p = play(matchOf(bazaar, { seed: 'seed of the match' }));
  const dice = diceOf(seed);
  const secret: boolean[] = [];
  while (p.match.open && (toTheEnd || !secret.includes(true))) {
    const { question } = p.match.open;
    const [seat] = waitingFor(p.match);
    secret.push(question.secret === true || question.how === 'each');
    answer(p, seat, pick(question, seat, dice));
  }
  return { p, secret };
}

describe('the record for a viewer', () => {
  test('while the match runs it has no seed, and others’ secret answers are not in it', () => {
    const running = ['a', 'b', 'c', 'd', 'e'].map((seed) => played(seed, false));
    const [{ p, secret }] = running.filter((one) => !one.p.match.over && one.secret.includes(true));
    for (const viewer of [0, 1, null]) {
      const seen = recordFor(p, viewer);
      expect(JSON.stringify(seen)).not.toContain('seed of the match');
      seen.log.forEach((entry, i) => {
        const { seat, answer: given } = p.match.answers[i];
        expect(entry).toEqual(secret[i] && seat !== viewer ? { seat } : { seat, answer: given });
      });
    }
  });

  test('when the match is over it is the whole record', () => {
    const { p } = played('a', true);
    expect(p.match.over).toBe(true);
    expect(recordFor(p, null)).toEqual(record(p));
  });
});
