import type { Account } from '../kernel/account.ts';
import type { Result } from '../kernel/game.ts';
import { samePlain } from '../kernel/plain.ts';
import { accountOf } from '../kernel/tell-account.ts';
import { must } from '../tools/must.ts';
import type { Check } from './checks.ts';

/** What is told of a match that is over: the lines come to their sums, the first sum to the score, and all lists fit each other. */
export const countAddsUp: Check = (match) => {
  const result = match.over ? match.game.result(match.table) : null;
  const account = accountOf(match, null);
  if ((account === null) !== (result === null))
    throw new Error('a match is accounted for when it is over, and only then');
  if (!account || !result) return;
  const fault = sumFault(account) ?? scoreFault(account, result) ?? lengthFault(account, match.answers.length);
  if (fault) throw new Error(fault);
  if (!samePlain(JSON.parse(JSON.stringify(account)), account)) throw new Error('an account must survive JSON');
};

function sumFault({ sums }: Account): string | null {
  for (const { lines, total } of sums)
    for (const [i, n] of total.of.entries()) {
      const sum = lines.reduce((all, { of }) => all + (must(of[i], 'a number of party', i) ?? 0), 0);
      if (lines.length > 0 && sum !== (n ?? 0)) return `the sum of party ${i} is ${sum}, not ${n}`;
    }
  return null;
}

function scoreFault({ parties, sums: [score] }: Account, { scores }: Result): string | null {
  for (const [i, { seats }] of parties.entries())
    for (const seat of seats)
      if (score && scores[seat] !== score.total.of[i])
        return `the score of seat ${seat} is ${scores[seat]}, not ${score.total.of[i]}`;
  const counted = parties.flatMap(({ seats }) => seats).sort((a, b) => a - b);
  return samePlain(counted, [...scores.keys()]) ? null : `counted are the seats ${counted}`;
}

function lengthFault({ parties, sums, beside, curves, moments }: Account, steps: number): string | null {
  const lists = [
    ...sums.flatMap(({ lines, total }) => [...lines, total]),
    ...beside,
    ...curves.flatMap(({ points }) => points),
  ];
  if (lists.some(({ of }) => of.length !== parties.length)) return 'a line is not as long as there are parties';
  for (const { points, signs } of curves) {
    if (points.some(({ at }, i) => i > 0 && at <= must(points[i - 1], 'point', i - 1).at)) return 'a curve goes back';
    if (signs.some(({ at }) => !points.some((point) => point.at === at))) return 'a sign stands where the curve is not';
  }
  return moments.some(({ step }) => step < 0 || step > steps) ? 'a moment is outside of the match' : null;
}
