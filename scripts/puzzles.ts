// npm run puzzles -- <game> [--matches n] [--by adept] [--judge level] [--seed s]: judges the puzzles of games/<game>/puzzles.json again,
// keeps those that still are some, and digs for more as `conjure puzzles` does, until there are twenty.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Level, levelFrom } from '@conjure/bots';
import { writeWhole } from '@conjure/cli/files';
import type { Puzzle } from '@conjure/engine/content';
import { findPuzzles, judgedAgain, MOST_PUZZLES, OBVIOUS } from '@conjure/lab/puzzles';
import { calibrationOf, reviewersOf } from '@conjure/lab/review';
import { boxOf } from '@conjure/shelf';
import { root } from './node.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20' },
    by: { type: 'string', default: 'adept' },
    judge: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const box = await boxOf(positionals[0] ?? '');
if (!box) throw new Error('which game?');
const { game } = box;
const file = `${root}games/${game.id}/puzzles.json`;

function level(name: string): Level {
  const read = levelFrom(name, 'level', game.bot?.levels);
  if ('fault' in read) throw new Error(read.fault.expected);
  return read.level;
}

const how = {
  novice: level(OBVIOUS),
  judge: level(values.judge ?? reviewersOf(game).judge),
  calibration: calibrationOf(game.id),
};
const before = JSON.parse(readFileSync(file, 'utf8')) as Puzzle[];
const kept = before.flatMap((puzzle) => judgedAgain(game, puzzle, how) ?? []);
console.log(`${kept.length} of ${before.length} stand`);
keep(kept);
const found = await findPuzzles(game, {
  ...how,
  by: level(values.by),
  matches: Number(values.matches),
  most: MOST_PUZZLES - kept.length,
  seed: values.seed,
  goesOn(match, so) {
    console.log(`${match} matches, ${so} found`);
    return true;
  },
  hear: (so) => keep([...kept, ...so]),
});
console.log(`${kept.length + found.length} puzzles`);

function keep(puzzles: readonly Puzzle[]): void {
  writeWhole(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}
