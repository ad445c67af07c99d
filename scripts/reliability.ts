// npm run reliability -- <game> [--seats 2] [--by search:12:turn] [--matches 80] [--seed reliability]
//
// Plays matches of bots and measures how well the game's value foretells who wins with so many seats. Writes lab/review/calibrations.json, by
// which reviews tell values as chances with that number, and the table in docs/ladder.md.
import { readFileSync } from 'node:fs';
import { writeWhole } from '@conjure/cli/files';
import { errorOf, fitCalibration, type StoredCalibration, samplesOf } from '@conjure/lab/review';
import { commandLine, wholeNumber } from './command-line.ts';
import { gameNamed, levelNamed } from './named.ts';
import { root } from './node.mjs';

const FILE = `${root}lab/review/calibrations.json`;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    by: { type: 'string', default: 'search:12:turn' },
    matches: { type: 'string', default: '80' },
    seed: { type: 'string', default: 'reliability' },
  },
});
const box = await gameNamed(positionals[0]);
const { game } = box;
const level = levelNamed(values.by, '--by', box);
const many = wholeNumber(values.matches, '--matches');
const seats = values.seats === undefined ? Math.max(2, game.seats.min) : wholeNumber(values.seats, '--seats');
const matches = Array.from({ length: many }, (_, i) =>
  samplesOf(game, seats, level, `${values.seed}/${i}`, box.sideOf),
);
const command = `npm run reliability -- ${game.id} --seats ${seats} --by ${values.by} --matches ${values.matches} --seed ${values.seed}`;
const found: StoredCalibration = { command, date: new Date().toISOString().slice(0, 10), ...fitCalibration(matches) };
const known = JSON.parse(readFileSync(FILE, 'utf8')) as { [game: string]: { [seats: string]: StoredCalibration } };
const own = { ...known[game.id], [seats]: found };
const sorted = Object.entries({ ...known, [game.id]: own }).sort(([a], [b]) => a.localeCompare(b));
writeWhole(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(
  `${game.id} of ${seats}: shift ${found.shift.toFixed(3)}, slope ${found.slope.toFixed(3)}, off by ${errorOf(found).toFixed(3)} on average`,
);
