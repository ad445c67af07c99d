// npm run luck -- <game> [--by greedy:12] [--matches 40] [--seed luck]
//
// Plays matches of bots and adds up what the dice gave and took by the review; over many matches that must come to nothing. With Ctrl-C it
// counts the matches that were played. Writes lab/review/lucks.json, which docs/ladder.md shows.
import { readFileSync } from 'node:fs';
import { writeWhole } from '@conjure/cli/files';
import { luckOver, type StoredLuck } from '@conjure/lab/review';
import { commandLine, wholeNumber } from './command-line.ts';
import { gameNamed, levelNamed } from './named.ts';
import { root } from './node.mjs';

const FILE = `${root}lab/review/lucks.json`;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'greedy:12' },
    matches: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'luck' },
  },
});
const box = await gameNamed(positionals[0]);
const { game } = box;
const level = levelNamed(values.by, '--by', box);
const many = wholeNumber(values.matches, '--matches');
const command = `npm run luck -- ${game.id} --by ${values.by} --matches ${values.matches} --seed ${values.seed}`;
const date = new Date().toISOString().slice(0, 10);
const breaking = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breaking.abort());
const over = await luckOver(game, level, many, values.seed, breaking.signal);
const found: StoredLuck = { command, date, ...over };
const known = JSON.parse(readFileSync(FILE, 'utf8')) as { [game: string]: StoredLuck };
const sorted = Object.entries({ ...known, [game.id]: found }).sort(([a], [b]) => a.localeCompare(b));
writeWhole(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
console.log(JSON.stringify(found));
