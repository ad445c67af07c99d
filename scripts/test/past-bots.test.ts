import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Encounter, opponentOf, type Pair, playPair } from '@conjure/lab';
import { afterAll, expect, test } from 'vitest';
import { gameNamed, levelNamed } from '../named.ts';
import { root } from '../node.mjs';
import { joined, opponentIn, ROOMS } from '../past-bots.ts';

const above = mkdtempSync(join(tmpdir(), 'conjure-bots-'));
afterAll(() => rmSync(above, { recursive: true }));

/** What is needed of us to play, where it can be changed. */
function copyNamed(name: string): string {
  const at = join(above, name);
  const isUsed = (path: string) => !path.endsWith('/test') && !path.endsWith('/node_modules');
  for (const room of ROOMS) cpSync(join(root, room), join(at, room), { recursive: true, filter: isUsed });
  return joined(at);
}

async function playAgainst(at: string, pairs: number): Promise<Pair[]> {
  const box = await gameNamed('satchel');
  const { game, sideOf } = box;
  const seats = game.seats.min;
  const sides = Array.from({ length: seats }, (_, seat) => sideOf?.(seat) ?? '');
  const encounter: Encounter = { game: game.id, one: 'master', other: 'past', seats, seed: 'past', options: {}, sides };
  const now = opponentOf(levelNamed('master', '--level', box));
  const past = await opponentIn(at, game, 'master');
  return Array.from({ length: pairs }, (_, pair) => playPair(encounter, game, [now, past], pair));
}

test('the bots of another tree play by its code: the same bots win as much as ours, and weaker ones less', async () => {
  const same = await playAgainst(copyNamed('same'), 3);
  for (const { points, other } of same) {
    expect(points[0] + points[1]).toBe(1);
    expect(other.thinking.answers).toBeGreaterThan(50);
  }
  const weaker = copyNamed('weaker');
  const people = join(weaker, 'games/satchel/bot/people.ts');
  const source = readFileSync(people, 'utf8');
  const changed = source.replace("like: 'hard'", "like: 'easy'");
  expect(changed).not.toBe(source);
  writeFileSync(people, changed);
  const won = (await playAgainst(weaker, 4)).map(({ points }) => points[0] + points[1]);
  expect(won.reduce((sum, points) => sum + points)).toBeGreaterThanOrEqual(7);
});

test('a commit whose rules are others is no match for ours', async () => {
  const { game } = await gameNamed('satchel');
  const other = { ...game, version: game.version + 1 };
  await expect(opponentIn(root, other, 'master')).rejects.toThrow(/rules version/);
});
