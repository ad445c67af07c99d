import { describe, expect, test } from 'vitest';
import { progressBar } from '../simulate/progress.ts';
import { conjure, conjureHere } from './run.ts';

const simulate = (...args: string[]) => conjure(['simulate', ...args]);

describe('conjure simulate', () => {
  test('reports as JSON, and the same whatever the number of threads', () => {
    const args = ['demons', '--games', '6', '--seats', 'random,random', '--seed', '7', '--json'];
    const one = simulate(...args, '--threads', '1');
    expect([one.code, one.err]).toEqual([0, '']);
    const found = JSON.parse(one.out);
    expect(found).toMatchObject({ matches: 6, study: { seed: '7', seats: ['random', 'random'] } });
    expect(found.seats[0].wins.low).toBeLessThanOrEqual(found.seats[0].wins.value);
    expect(simulate(...args, '--threads', '2').out).toBe(one.out);
  });

  test('writes one row a match for a spreadsheet', () => {
    const rows = simulate('demons', '--games', '5', '--seats', 'random', '--csv').out.trim().split('\n');
    expect(rows.length).toBe(6);
    expect(rows[0]).toMatch(/^match,decisions,reason,winners,turns/);
  });

  test('speaks the reader’s language and takes options of the rules', () => {
    const { out, code } = simulate(
      'demons',
      '--games',
      '3',
      '--seats',
      'random',
      '--options',
      'turnLimit=30',
      '--lang',
      'de',
    );
    expect(code).toBe(0);
    expect(out).toContain('95-%');
  });

  test('plays Satchel with its own bots and says its own words', () => {
    const { out, code } = simulate('satchel', '--games', '4', '--seats', 'hard,easy,normal', '--set', 'firstGame');
    expect(code).toBe(0);
    expect(out).toContain('beats, last round');
    expect(out).toContain('rounds won (4)');
    // Who won by side, and by what.
    expect(out).toMatch(/\n {2}heroes +[\d.]+ % .*\n {2}0 hard +/);
    expect(out).toMatch(/\nWon by: (heroes|sorcerer)\n {2}A side has opened/);
    expect(simulate('satchel', '--games', '2', '--lang', 'fr').out).toContain('3 adept');
  });

  test('of Lodge tells Power by source, the share of the Black Rose, and victories by mage and by family', () => {
    const { out, code } = simulate('lodge', '--games', '2', '--seats', 'greedy:4,random,random');
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}(The Black Rose has more Power than every mage|A mage has the most Power)\. +[\d.]+ % /);
    expect(out).toMatch(/\nVictories by mage\n {2}(Jaf’ar|Nero|Rebecca|Tessa) +[\d.]+ % \[.*\] {2}\(of \d\)\n/);
    expect(out).toMatch(/\nVictories of those who summoned a familiar of the family\n/);
    expect(out).toMatch(/\n {2}rooms destroyed +[\d.]+ /);
    expect(out).toMatch(/\n {2}Power from quests +[\d.]+ /);
    expect(simulate('lodge', '--games', '1', '--seats', 'random,random', '--options', 'overkill=true').err).toContain(
      'F42',
    );
    const [head] = simulate('lodge', '--games', '1', '--seats', 'random,random', '--csv').out.split('\n');
    expect(head).toContain('score0,fate0,mage0,family0,quests0');
  });

  test('of Sorcery tells victories by army and by place in the turn order, spells cast and countered, and length', () => {
    const { out, code } = simulate('sorcery', '--games', '2', '--seats', 'random,random');
    expect(code).toBe(0);
    expect(out).toMatch(/\nVictories by army\n {2}\S.* +[\d.]+ % \[.*\] {2}\(of \d+\)\n/);
    expect(out).toMatch(/\nVictories by place in the turn order\n {2}(first to move|later) +[\d.]+ % /);
    for (const figure of ['rounds', 'spells cast', 'own spells countered', 'counters tried', 'objectives held'])
      expect(out).toMatch(new RegExp(`\\n {2}${figure} +[\\d.]+ `));
    const [head] = simulate('sorcery', '--games', '1', '--seats', 'random,random', '--csv').out.split('\n');
    expect(head).toContain('score0,fate0,army0,place0,objectives0');
  });

  test.each([
    [[], 'Which game: demons, lodge, satchel, sorcery?'],
    [['demons', 'lodge'], 'lodge'],
    [['chess'], 'There are: demons, lodge, satchel, sorcery.'],
    [['demons', '--seats', 'hard'], 'seats[0]: expected one of random'],
    [
      ['satchel', '--seats', 'hard,harder,hard'],
      'seats[1]: expected one of beginner, novice, adept, expert, master, easy, normal, hard, random',
    ],
    [['demons', '--games', 'many'], 'games: expected a whole number'],
    [['demons', '--seats', 'random,wizard'], 'seats[1]: expected one of random'],
    [['demons', '--options', 'turnLimit=7'], 'options.turnLimit: expected one of 100'],
    [['demons', '--threads', '0'], '--threads'],
  ])('%j is misused, and told in one sentence', async (args, sentence) => {
    const { out, err, code } = await conjureHere(['simulate', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n').length).toBe(1);
  });

  test('a folder of data without data files is told, exit code 1', () => {
    const { err, code } = simulate('demons', '--data', '/nowhere');
    expect(code).toBe(1);
    expect(err).toContain('/nowhere');
  });
});

test('the progress bar fills on a screen and is silent elsewhere', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  progressBar({ write }, String, 10).show(5);
  expect(written).toEqual([]);
  const bar = progressBar({ isTTY: true, write }, (played) => `${played} of 10`, 10);
  bar.show(5);
  expect(written[0]).toContain(`${'█'.repeat(15)}${'·'.repeat(15)} 5 of 10`);
  bar.end();
});
