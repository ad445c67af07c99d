// npm run ladder -- <game> --levels … [--pairs n] [--seed s] [--threads n] [--set name] [--whole] [--about "…"]: plays a ladder as `conjure ladder`
// does and writes what came of it to bench/ladder.json and docs/ladder.md. What was played is kept in node_modules/.cache, so that it
// can be broken off and taken up again. Without a game it only writes the page anew; with --check it fails where the page is not current.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeWhole } from '@conjure/cli/files';
import {
  keptText,
  type Ladder,
  type LadderBook,
  ladderPage,
  type RecordedLadder,
  readKept,
  readLadder,
  reportsOf,
  runLadder,
} from '@conjure/lab';
import { boxOf } from '@conjure/shelf';
import { root } from './node.mjs';

const BOOK = `${root}bench/ladder.json`;
const PAGE = `${root}docs/ladder.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: 'beginner,novice,adept,expert,master' },
    pairs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string' },
    threads: { type: 'string' },
    about: { type: 'string' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const [id] = positionals;
if (id !== undefined) await play(id);
const page = ladderPage(bookNow());
if (!values.check) writeWhole(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/ladder.md is not current; npm run ladder writes it');
  process.exitCode = 1;
}

function bookNow(): LadderBook {
  return existsSync(BOOK) ? (JSON.parse(readFileSync(BOOK, 'utf8')) as LadderBook) : { ladders: {}, tried: [] };
}

async function play(name: string): Promise<void> {
  const box = await boxOf(name);
  if (!box) throw new Error(`there is no game ${name}`);
  const set = values.set === undefined ? {} : box.sets.find((one) => one.name === values.set)?.options;
  if (!set) throw new Error(`${name} has no set of options ${values.set}`);
  const ladder: Ladder = {
    game: name,
    levels: values.levels.split(','),
    pairs: Number(values.pairs),
    seed: values.seed,
    options: set,
    whole: values.whole,
  };
  const ready = await readLadder(ladder);
  if ('fault' in ready)
    throw new Error(`${ready.fault.place}: expected ${ready.fault.expected}, got ${ready.fault.got}`);
  const cache = `${root}node_modules/.cache/ladder`;
  mkdirSync(cache, { recursive: true });
  const commit =
    git('rev-parse', '--short=8', 'HEAD') +
    (git('status', '--porcelain', '--', 'bots', 'games', 'engine', 'lab') ? '+' : '');
  // What other players played says nothing of these.
  const file = `${cache}/${[name, commit, values.seed, values.set ?? '', ...ladder.levels].join('-').replace(/[^\w.+-]/g, '_')}.json`;
  const before = existsSync(file) ? readKept(readFileSync(file, 'utf8'), ladder, box.game.version) : { played: [] };
  if ('fault' in before) throw new Error(`${file}: ${before.fault.place}: expected ${before.fault.expected}`);
  const breaking = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breaking.abort());
  const played = await runLadder(ladder, ready, {
    ...(values.threads === undefined ? {} : { threads: Number(values.threads) }),
    before: before.played,
    signal: breaking.signal,
    keep: (now) => writeWhole(file, keptText(ladder, box.game.version, now)),
  });
  const reports = reportsOf(ready, played);
  const recorded: RecordedLadder = {
    game: name,
    ...(values.about === undefined ? {} : { about: values.about }),
    date: new Date().toISOString().slice(0, 10),
    commit,
    command: commandOf(name, ladder),
    seed: ladder.seed,
    options: ladder.options,
    machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' },
    reports,
  };
  const book = bookNow();
  const same = ({ command, about }: RecordedLadder) => command === recorded.command && about === recorded.about;
  const next: LadderBook =
    values.about === undefined
      ? { ...book, ladders: { ...book.ladders, [name]: recorded } }
      : { ...book, tried: [...book.tried.filter((one) => !same(one)), recorded] };
  writeWhole(BOOK, `${JSON.stringify(next, null, 2)}\n`);
  for (const { one, other, pairs, both, split, none, elo } of reports)
    console.log(
      `${one} – ${other}: ${pairs} pairs ${both}–${split}–${none}, Elo ${elo.value.toFixed(0)} [${elo.low.toFixed(0)}, ${elo.high.toFixed(0)}]`,
    );
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function commandOf(name: string, { levels, pairs, seed, whole }: Ladder): string {
  const set = values.set === undefined ? '' : ` --set ${values.set}`;
  return `conjure ladder ${name} --levels ${levels.join(',')} --pairs ${pairs} --seed ${seed}${set}${whole ? ' --whole' : ''}`;
}
