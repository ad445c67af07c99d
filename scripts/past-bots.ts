import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@conjure/bots';
import type * as Engine from '@conjure/engine';
import { type Game, type Match, must } from '@conjure/engine';
import type { Opponent } from '@conjure/lab';
import type * as Shelf from '@conjure/shelf';
import { misused } from './command-line.ts';
import { root } from './node.mjs';

/** What playing needs. */
export const ROOMS = ['engine', 'bots', 'shelf', 'games'];

/**
 * A level of the bots in another tree of the project. They know only its own engine and its own game: they sit at a match of their own, which
 * is brought up to date with every answer that was given in the true one.
 */
export async function opponentIn(at: string, game: Game, level: string): Promise<Opponent> {
  const load = (path: string) => import(pathToFileURL(join(at, path)).href);
  const engine: typeof Engine = await load('engine/index.ts');
  const bots: typeof Bots = await load('bots/index.ts');
  const shelf: typeof Shelf = await load('shelf/index.ts');
  const { game: past } = known(await shelf.boxOf(game.id), 'the game');
  if (past.version !== game.version)
    throw new Error(`${game.id} has rules version ${past.version} there, and ${game.version} now.`);
  const read = bots.levelFrom(level, 'level', past.bot?.levels);
  if ('fault' in read) misused(`--other takes ${read.fault.expected}, not "${level}".`);
  const mirrored = new WeakMap<Match, Match>();
  return {
    level: read.level,
    think(match, { seat }, dice, clock) {
      const twin = mirrored.get(match) ?? begun(match);
      mirrored.set(match, twin);
      for (const { seat: by, answer } of match.answers.slice(twin.answers.length)) engine.accept(twin, by, answer);
      const mind = known(engine.mindOf(twin, seat), 'a question to the same seat');
      return bots.think(mind, read.level, dice, clock);
    },
  };

  function begun({ origin: { seats, seed, options } }: Match): Match {
    const made = engine.create(past, { seats, seed: String(seed), options });
    if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
    return made.match;
  }
}

/** The rooms of a commit in a folder of their own. */
export function treeOf(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', commit], { cwd: root, encoding: 'utf8' }).trim();
  const at = join(tmpdir(), `conjure-${hash}`);
  if (existsSync(at)) return at;
  const made = mkdtempSync(`${at}-`);
  const packed = execFileSync('git', ['archive', hash, ...ROOMS], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', made], { input: packed });
  joined(made);
  renameSync(made, at);
  return at;
}

/** Lets the rooms in a folder import each other, and nothing of ours. */
export function joined(at: string): string {
  const scope = join(at, 'node_modules/@conjure');
  mkdirSync(scope, { recursive: true });
  const games = readdirSync(join(at, 'games')).map((name) => `games/${name}`);
  for (const room of ['engine', 'bots', 'shelf', ...games])
    symlinkSync(join('../..', room), join(scope, must(room.split('/').at(-1), 'a name')));
  return at;
}

function known<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`there is not ${what}`);
  return value;
}
