// npm run luck -- <game> --by tree:6 --matches 60 --seed s: plays matches of bots, and adds up what the dice gave and took by the review;
// over many matches that must come to nothing. Broken off, it tells those that were played. Writes lab/review/lucks.json, which docs/ladder.md tells.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { levelFrom } from '@conjure/bots';
import { writeWhole } from '@conjure/cli/files';
import { type KeptLuck, luckOver } from '@conjure/lab/review';
import { boxOf } from '@conjure/shelf';
import { root } from './node.mjs';

const FILE = `${root}lab/review/lucks.json`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'greedy:12' },
    matches: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'luck' },
  },
});
const box = await boxOf(positionals[0] ?? '');
if (!box) throw new Error('which game?');
const { game } = box;
const read = levelFrom(values.by, '--by', game.bot?.levels);
if ('fault' in read) throw new Error(read.fault.expected);
const command = `npm run luck -- ${game.id} --by ${values.by} --matches ${values.matches} --seed ${values.seed}`;
const date = new Date().toISOString().slice(0, 10);
const breaking = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breaking.abort());
const over = await luckOver(game, read.level, Number(values.matches), values.seed, breaking.signal);
const found: KeptLuck = { command, date, ...over };
const known = JSON.parse(readFileSync(FILE, 'utf8')) as { [game: string]: KeptLuck };
const sorted = Object.entries({ ...known, [game.id]: found }).sort(([a], [b]) => a.localeCompare(b));
writeWhole(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(JSON.stringify(found));
