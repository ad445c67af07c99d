import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../../scripts/node.mjs';
import { conjure } from './run.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'conjure-'));

/** The command as it runs, until it has said something and then gets a signal. */
function interrupted(
  args: readonly string[],
  { cwd, input = '', until, signal = 'SIGINT' }: Wanted,
): Promise<{ out: string; err: string; code: number | null }> {
  const child: ChildProcess = spawn(pinnedNode(), [`${root}cli/bin/conjure.mjs`, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8' },
  });
  let [out, err, sent] = ['', '', false];
  const look = () => {
    if (sent || !(out + err).includes(until)) return;
    sent = true;
    child.kill(signal);
  };
  child.stdout?.on('data', (text) => {
    out += text;
    look();
  });
  child.stderr?.on('data', (text) => {
    err += text;
    look();
  });
  child.stdin?.write(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ out, err, code })));
}

interface Wanted {
  readonly cwd: string;
  readonly input?: string;
  readonly until: string;
  readonly signal?: 'SIGINT' | 'SIGTERM' | 'SIGHUP';
}

describe('a match that is broken off', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s is kept, and says where', async (signal, code) => {
    const cwd = folder();
    const wanted = { cwd, input: 'Copper\n0109\n', until: 'Game-turn 1', signal };
    const ran = await interrupted(['play', 'demons', '--seed', '../a b'], wanted);
    expect(ran.code).toBe(code);
    const [file] = readdirSync(cwd);
    expect(file).toBe('demons--a-b.json');
    expect(ran.out.replaceAll('\n  ', ' ')).toContain(`The match is saved in ${join(cwd, file)}`);
    expect(JSON.parse(readFileSync(join(cwd, file), 'utf8')).log).toHaveLength(2);
    expect(conjure(['play', 'demons', '--load', join(cwd, file)], 'quit\n').code).toBe(0);
  });

  test('writes nothing over, and nothing where nothing was done', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'demons-1.json'), 'mine');
    await interrupted(['play', 'demons', '--seed', '1'], { cwd, input: 'Copper\n', until: '> Copper' });
    expect(readdirSync(cwd).sort()).toEqual(['demons-1-2.json', 'demons-1.json']);
    expect(readFileSync(join(cwd, 'demons-1.json'), 'utf8')).toBe('mine');
    const untouched = folder();
    const ran = await interrupted(['play', 'demons', '--seed', '1'], { cwd: untouched, until: 'shield' });
    expect(ran.code).toBe(130);
    expect(readdirSync(untouched)).toEqual([]);
  });

  test('of bots alone can be broken off, too', async () => {
    const cwd = folder();
    // Those who think are not through before the signal comes.
    const seats = 'novice,novice,novice,novice';
    const ran = await interrupted(['play', 'demons', '--seats', seats, '--seed', '1'], { cwd, until: 'Game-turn 1' });
    expect(ran.code).toBe(130);
    expect(readdirSync(cwd)).toEqual(['demons-1.json']);
  });
});

describe('a study that is broken off', () => {
  test('says how far it came, and what is known so far', async () => {
    const args = ['simulate', 'satchel', '--games', '1000000', '--seats', 'easy,easy,easy', '--json', '--threads', '1'];
    const child = spawn(pinnedNode(), [`${root}cli/bin/conjure.mjs`, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    // Progress is shown on screens alone, so the clock decides; how much is known by then is the machine's affair.
    const timer = setTimeout(() => child.kill('SIGINT'), 4_000);
    const code = await new Promise((resolve) => child.on('close', resolve));
    clearTimeout(timer);
    expect(code).toBe(130);
    const [, played] = /Interrupted after (\d+) of 1000000 matches/.exec(err) ?? [];
    if (played === undefined) expect(err).toContain('Interrupted before the first of 1000000 matches was over.');
    else expect(JSON.parse(out)).toMatchObject({ matches: Number(played), study: { games: 1_000_000 } });
  });
});

describe('an output that fails', () => {
  const shell = (line: string) =>
    spawnSync('sh', ['-c', line], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', CONJURE: `${pinnedNode()} ${root}cli/bin/conjure.mjs` },
    });

  test.runIf(existsSync('/dev/full')).each([
    ['--help', ''],
    ['rules demons', ''],
    ['simulate demons --games 1 --seats random', ''],
    ['engine', '{"do":"games"}'],
    ['play demons --seed 1', 'quit'],
  ])('because the disk is full is told, exit code 1: %s', (args, input) => {
    const { status, stderr } = shell(`echo '${input}' | $CONJURE ${args} > /dev/full`);
    expect(stderr).toContain('The output could not be written: ENOSPC');
    expect(status).toBe(1);
  });

  test('because nobody reads any more is silent', () => {
    for (const args of ['rules demons', 'simulate satchel --games 2 --seats easy,easy,easy --csv']) {
      const { status, stderr } = shell(`{ $CONJURE ${args}; echo "code $?" >&2; } | head -n 1 > /dev/null`);
      expect([status, stderr]).toEqual([0, 'code 0\n']);
    }
  });
});
