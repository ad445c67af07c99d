// npm run reliability -- <game> --by search:12:turn --matches 80 --seed s: plays matches of bots and measures how well the game's value
// foretells who wins; writes lab/review/calibrations.json, which reviews are told by, and the table in docs/ladder.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { levelFrom } from '@conjure/bots';
import { writeWhole } from '@conjure/cli/files';
import { errorOf, fitCalibration, type KeptCalibration, samplesOf } from '@conjure/lab/review';
import { boxOf } from '@conjure/shelf';
import { root } from './node.mjs';

const FILE = `${root}lab/review/calibrations.json`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'search:12:turn' },
    matches: { type: 'string', default: '80' },
    seed: { type: 'string', default: 'reliability' },
  },
});
const box = await boxOf(positionals[0] ?? '');
if (!box) throw new Error('which game?');
const { game } = box;
const read = levelFrom(values.by, '--by', game.bot?.levels);
if ('fault' in read) throw new Error(read.fault.expected);
const seats = Math.max(2, game.seats.min);
const matches = Array.from({ length: Number(values.matches) }, (_, i) =>
  samplesOf(game, seats, read.level, `${values.seed}/${i}`, box.sideOf),
);
const command = `npm run reliability -- ${game.id} --by ${values.by} --matches ${values.matches} --seed ${values.seed}`;
const found: KeptCalibration = { command, date: new Date().toISOString().slice(0, 10), ...fitCalibration(matches) };
const known = JSON.parse(readFileSync(FILE, 'utf8')) as { [game: string]: KeptCalibration };
const sorted = Object.entries({ ...known, [game.id]: found }).sort(([a], [b]) => a.localeCompare(b));
writeWhole(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(
  `${game.id}: shift ${found.shift.toFixed(3)}, slope ${found.slope.toFixed(3)}, off by ${errorOf(found).toFixed(3)} on average`,
);
