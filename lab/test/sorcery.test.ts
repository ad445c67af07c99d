import { expect, test } from 'vitest';
import { report, runStudy } from '../index.ts';

const study = { game: 'sorcery', games: 6, seats: ['random', 'random'], seed: 'x', options: {}, data: {} };
const matches = await runStudy(study, 1);

test('a report of Sorcery tells victories by army and by place in the turn order, each seat under one of them', () => {
  const { traits } = report(study, matches);
  const of = (kind: string) => traits.filter((each) => each.kind === kind);
  for (const kind of ['army', 'place']) expect(of(kind).reduce((sum, { seats }) => sum + seats, 0)).toBe(6 * 2);
  const won = of('place').reduce((sum, { seats, wins }) => sum + seats * wins.value, 0);
  expect(won).toBeCloseTo(matches.filter(({ result }) => result.winners.length > 0).length);
  expect(of('place').map(({ seats }) => seats)).toEqual([6, 6]);
});

test('spells cast and countered, and the length of matches, are counted', () => {
  const sum = (name: string) =>
    matches.reduce((all, { statistics }) => all + statistics.seats.reduce((n, seat) => n + seat[name], 0), 0);
  const ofMatch = (name: string) => matches.map(({ statistics }) => statistics.match[name]);
  expect(sum('casts')).toBe(ofMatch('spellsCast').reduce((all, n) => all + n));
  expect(sum('casts')).toBeGreaterThan(0);
  expect(sum('countered')).toBeLessThanOrEqual(sum('counters'));
  expect(sum('hits')).toBeLessThanOrEqual(sum('attacks') * 3);
  for (const rounds of ofMatch('rounds')) expect(rounds).toBeLessThanOrEqual(10);
});
