// npm run puzzles -- <game> [--matches 20] [--by adept] [--judge <level>] [--seed 1]
//
// Judges the puzzles of games/<game>/puzzles.json again, keeps those that still are some, and looks for more as `conjure puzzles` does, until there
// are twenty.
import { readFileSync } from 'node:fs';
import { writeWhole } from '@conjure/cli/files';
import type { Puzzle } from '@conjure/engine/content';
import { findPuzzles, MOST_PUZZLES, OBVIOUS, stillPuzzles } from '@conjure/lab/puzzles';
import { reviewersOf } from '@conjure/lab/review';
import { commandLine, wholeNumber } from './command-line.ts';
import { gameNamed, levelNamed } from './named.ts';
import { root } from './node.mjs';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20' },
    by: { type: 'string', default: 'adept' },
    judge: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const box = await gameNamed(positionals[0]);
const { game } = box;
const file = `${root}games/${game.id}/puzzles.json`;

const how = {
  novice: levelNamed(OBVIOUS, 'OBVIOUS', box),
  judge: levelNamed(values.judge ?? reviewersOf(game).judge, '--judge', box),
};
const before = JSON.parse(readFileSync(file, 'utf8')) as Puzzle[];
const kept = stillPuzzles(game, before, how);
console.log(`${kept.length} of ${before.length} stand`);
keep(kept);
const found = await findPuzzles(game, {
  ...how,
  by: levelNamed(values.by, '--by', box),
  matches: wholeNumber(values.matches, '--matches'),
  kept,
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
