import { spawn, spawnSync } from 'node:child_process';
import { type Dice, type Game, type Match, pick, type Seat } from '@conjure/engine';
import { boxOf } from '@conjure/shelf';
import { testFile } from '@conjure/shelf/testing';
import { describe, expect, test } from 'vitest';
import { sharesOf } from '../fuzz-shares.ts';
import { roomFor, tallyOf, tallyReport } from '../fuzz-tally.ts';
import { fuzzedGame } from '../fuzzed.ts';
import { fuzzOne, recordText } from '../fuzzing.ts';
import { pinnedNode, root } from '../node.mjs';

const fuzz = (...args: string[]) =>
  spawnSync(pinnedNode(), [`${root}scripts/fuzz.ts`, ...args], { cwd: root, encoding: 'utf8' });

const demons = (await boxOf('demons'))?.game as Game;
/** Any game, under no invariants. */
const plain = { game: demons, holds: () => {}, bound: 5000 };
const never = () => false;

describe('one match', () => {
  test.each([true, false])('comes to its end where nothing is wrong; light: %s', (light) => {
    const outcome = fuzzOne(plain, { seed: '3', light, isEnough: never });
    expect(outcome.is).toBe('over');
    expect(outcome.decisions).toBeGreaterThan(10);
  });

  test('is the same match light or not', () => {
    const kinds = [true, false].map((light) => {
      const seen: (string | null)[] = [];
      const holds = ({ open }: Match) => void seen.push(open?.question.kind ?? null);
      fuzzOne({ ...plain, holds }, { seed: '5', light, isEnough: () => seen.length === 15 });
      return seen;
    });
    expect(kinds[0]).toEqual(kinds[1]);
  });

  test('is broken off in the middle when there is enough', () => {
    let left = 12;
    const outcome = fuzzOne(plain, { seed: '3', light: true, isEnough: () => left-- === 0 });
    expect(outcome).toEqual({ is: 'brokenOff', decisions: 11 });
  });

  test('is broken off between two checks of a decision, too', () => {
    let asked = 0;
    const outcome = fuzzOne(plain, { seed: '1', light: false, isEnough: () => ++asked === 3 });
    expect(outcome).toEqual({ is: 'brokenOff', decisions: 0 });
  });

  test.each([true, false])(
    'that must end fails at its bound, one that may go on is broken off there; light: %s',
    (light) => {
      const wanted = { seed: '3', light, isEnough: never };
      const bounded = { ...plain, bound: 9 };
      const outcome = fuzzOne(bounded, wanted);
      expect(outcome.is === 'failed' && outcome.why).toContain('the match goes on after 9 decisions');
      expect(fuzzOne({ ...bounded, mayGoOn: () => true }, wanted)).toEqual({ is: 'brokenOff', decisions: 8 });
    },
  );

  test('is checked from its beginning or from anywhere, so that a short run sees more than beginnings', () => {
    const begun = Array.from({ length: 8 }, (_, i) => {
      let looked = 0;
      let first: number | null = null;
      fuzzOne(
        { ...plain, holds: () => void looked++ },
        {
          seed: `from ${i}`,
          light: false,
          isEnough(more) {
            if (more > 0) first ??= looked;
            return first !== null;
          },
        },
      );
      return first ?? looked;
    });
    expect(begun.filter((first) => first === 1).length).toBeGreaterThan(1);
    expect(begun.filter((first) => first > 10).length).toBeGreaterThan(1);
  });

  test('has eager players now and then, or begins with a rare scenario where that can be', () => {
    let [eagerly, scenarios] = [0, 0];
    const fuzzed = {
      ...plain,
      eager: ({ open }: Match, seat: Seat, dice: Dice) => {
        eagerly++;
        return open && pick(open.question, seat, dice);
      },
      scenario: (seed: string) => {
        scenarios++;
        return Number(seed) % 2 === 0 ? { turn: 9, phase: 'waking' } : { turn: 'never' };
      },
    };
    const turns = Array.from({ length: 30 }, (_, i) => {
      let turn: unknown = null;
      const holds = ({ table }: Match) => {
        turn = (table.state as { turn: number }).turn;
      };
      let left = 3;
      fuzzOne({ ...fuzzed, holds }, { seed: String(i), light: true, isEnough: () => left-- === 0 });
      return turn;
    });
    expect(eagerly).toBeGreaterThan(5);
    expect(scenarios).toBeGreaterThan(5);
    expect(turns.filter((turn) => Number(turn) >= 9).length).toBeGreaterThan(1);
    expect(turns.filter((turn) => Number(turn) < 9).length).toBeGreaterThan(10);
  });

  test('of Satchel that goes on for very long comes to its end, too', async () => {
    const outcome = fuzzOne(await fuzzedGame('satchel'), { seed: 'mwo24rb9-0-4000', light: true, isEnough: never });
    expect(outcome.is).toBe('over');
    // Where it is shorter, chance has changed: another long one is wanted here.
    expect(outcome.decisions).toBeGreaterThan(20_000);
  });

  test('of Demons may go on where there is no limit of turns [R118]', async () => {
    const { mayGoOn } = (await testFile('demons', 'invariants.ts')) as { mayGoOn(options: object): boolean };
    expect([0, 30, 100].map((turnLimit) => mayGoOn({ turnLimit }))).toEqual([true, false, false]);
  });

  test.each([true, false])('that fails says why, and its record leads there; light: %s', (light) => {
    let looked = 0;
    const holds = () => {
      if (++looked === 9) throw new Error('planted');
    };
    const outcome = fuzzOne({ ...plain, holds }, { seed: '3', light, isEnough: never });
    if (outcome.is !== 'failed' || !outcome.match) throw new Error(outcome.is);
    expect(outcome.why).toContain('planted');
    expect(JSON.parse(recordText(outcome.match)).log).toHaveLength(8);
  });
});

describe('the time of a thread', () => {
  test('is shared: a game whose matches take long is broken off when the others have had less', () => {
    const shares = sharesOf(3, 1, 300);
    expect(shares.next()).toBe(2);
    expect([99, 101].map((now) => shares.isUsedUp(2, now))).toEqual([false, true]);
    shares.add(2, 101);
    expect(shares.next()).toBe(0);
    shares.add(0, 100);
    expect(shares.next()).toBe(1);
    shares.add(1, 60);
    expect([shares.next(), shares.isUsedUp(1, 39), shares.isUsedUp(1, 41)]).toEqual([1, false, false]);
  });
});

test('what was done is told by game', () => {
  const tally = tallyOf(roomFor(2), 2);
  tally.add(0, 'matches', 3);
  tally.add(0, 'decisions', 1_200);
  tally.add(1, 'decisions', 34);
  tally.add(1, 'brokenOff', 1);
  expect(tallyReport(tally, ['demons', 'lodge'], 2)).toBe(
    '3 matches to their end and 1 broken off in the middle, 1,234 decisions (demons 1,200, lodge 34) in 2.0 s',
  );
});

describe('npm run fuzz', () => {
  test('keeps the time it was given, in mid-match too, and says so', () => {
    // Most matches of Satchel take many minutes under every check.
    const { stdout, status } = fuzz('--minutes', '0.15', '--game', 'satchel', '--threads', '1');
    expect(stdout).toMatch(
      /^[\d,]+ matches to their end and 1 broken off in the middle, [\d,]+ decisions .*, no failure\n$/,
    );
    expect(status).toBe(0);
  });

  test('says what it has done when it is broken off', async () => {
    // Ctrl-C before it has begun just ends it: on a busy machine that takes a while.
    const brokenOff = async (after: number) => {
      const child = spawn(pinnedNode(), [`${root}scripts/fuzz.ts`, '--minutes', '9', '--light'], { cwd: root });
      let out = '';
      child.stdout.on('data', (text) => {
        out += text;
      });
      setTimeout(() => child.kill('SIGINT'), after);
      const code = await new Promise((resolve) => child.on('close', resolve));
      return { code, out };
    };
    let last = await brokenOff(3_000);
    if (last.code === null) last = await brokenOff(20_000);
    expect(last.code).toBe(130);
    expect(last.out).toMatch(/^broken off: [\d,]+ matches .* decisions \(demons .*, no failure\n$/);
  });

  test.each([
    [['--minutes', 'soon'], '--minutes takes a number above 0, not "soon".'],
    [['--minutes', '-1'], 'argument is ambiguous'],
    [['--threads', '0'], '--threads takes a whole number from 1 to 256, not "0".'],
    [['--game', 'chess'], 'There is no game "chess"; there are demons, lodge, satchel, sorcery.'],
    [['--gmae', 'demons'], "Unknown option '--gmae'"],
    [['demons'], "Unexpected argument 'demons'"],
  ])('%j is misused', (args, sentence) => {
    const { status, stderr } = fuzz(...args);
    expect(stderr).toContain(sentence);
    expect(status).toBe(2);
  });
});
