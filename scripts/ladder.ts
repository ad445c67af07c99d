// npm run ladder -- <game> [options]
//
// Plays a ladder as `conjure ladder` does and writes the results to bench/ladder.json, docs/ladder.md and games/<game>/ladder.json. What was played is
// kept in node_modules/.cache by its two levels, so a ladder can be broken off and taken up again as long as no code changes that plays in it. Steps can
// be played one by one: what is recorded of others stays, with its day and its commit, as long as the levels are what they were. Without a game
// only the page is written anew.
//
//   --levels a,b,…          from the weakest to the strongest; beginner,novice,adept,expert,master
//   --pairs 100             deals for each step, each played twice with the seats exchanged
//   --seed 1                what the deals follow from
//   --options clock=live    options of the rules one by one; what comes of them is kept apart
//   --threads <n>           how many matches are played at the same time
//   --whole                 plays all pairs, also when a step is settled before
//   --about "…"             records the ladder as a trial, with this remark
//   --check                 writes nothing, and fails where the page is not current
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { writeWhole } from '@conjure/cli/files';
import { textDigest } from '@conjure/engine';
import {
  type Ladder,
  type LadderBook,
  ladderFileText,
  ladderPage,
  playersOf,
  type RecordedLadder,
  readLadder,
  readLadderFile,
  reportsOf,
  runLadder,
  stepsIn,
  withRun,
} from '@conjure/lab';
import { GAMES } from '@conjure/shelf';
import { commandLine, misused, wholeNumber } from './command-line.ts';
import { gameNamed, optionsTyped } from './named.ts';
import { root } from './node.mjs';

const BOOK = `${root}bench/ladder.json`;
const PAGE = `${root}docs/ladder.md`;

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: 'beginner,novice,adept,expert,master' },
    pairs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    threads: { type: 'string' },
    about: { type: 'string' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const [id] = positionals;
if (id !== undefined) await play(id);
for (const [file, text] of writtenBy(bookNow()))
  if (!values.check) writeWhole(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.slice(root.length)} is not current; npm run ladder writes it`);
    process.exitCode = 1;
  }

/** The page, and of each game what is told to somebody who chooses a level. */
function writtenBy(book: LadderBook): [file: string, text: string][] {
  const steps = GAMES.map((game): [string, string] => [
    `${root}games/${game}/ladder.json`,
    `${JSON.stringify(stepsIn(book.ladders[game] ?? []), null, 2)}\n`,
  ]);
  return [[PAGE, ladderPage(book)], ...steps];
}

function bookNow(): LadderBook {
  return existsSync(BOOK) ? (JSON.parse(readFileSync(BOOK, 'utf8')) as LadderBook) : { ladders: {}, tried: [] };
}

async function play(name: string): Promise<void> {
  const box = await gameNamed(name);
  const ladder: Ladder = {
    game: name,
    levels: values.levels.split(','),
    pairs: wholeNumber(values.pairs, '--pairs'),
    seed: values.seed,
    options: optionsTyped(values.options, box),
    whole: values.whole,
  };
  const ready = await readLadder(ladder);
  if ('fault' in ready) misused(`${ready.fault.place}: expected ${ready.fault.expected}, got ${ready.fault.got}.`);
  const cache = `${root}node_modules/.cache/ladder`;
  mkdirSync(cache, { recursive: true });
  // What is said, tested or measured of a game changes nobody's play.
  const idle = ['*/test/*', '*/text/*', `games/${name}/ladder.json`, `games/${name}/puzzles.json`];
  const players = ['bots', 'engine', `games/${name}`, ...idle.map((path) => `:(exclude)${path}`)];
  const isChanged = git('status', '--porcelain', '--', ...players) !== '';
  const commit = git('rev-parse', '--short=8', 'HEAD') + (isChanged ? '+' : '');
  // What other players played says nothing of these.
  const who = isChanged ? commit : textDigest(git('ls-files', '--stage', '--', ...players));
  const steps = ready.encounters.map(({ one, other }) => {
    const step: Ladder = { ...ladder, levels: [other, one] };
    const words = [name, who, values.seed, values.options ?? '', other, one];
    return { step, file: `${cache}/${words.join('-').replace(/[^\w.+-]/g, '_')}.json` };
  });
  const before = steps.map(({ step, file }) => {
    if (!existsSync(file)) return [];
    const read = readLadderFile(readFileSync(file, 'utf8'), step, box.game.version);
    if ('fault' in read) throw new Error(`${file}: ${read.fault.place}: expected ${read.fault.expected}`);
    return read.played[0] ?? [];
  });
  const kept = before.map(({ length }) => length);
  const breaking = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => breaking.abort());
  const played = await runLadder(ladder, ready, {
    ...(values.threads === undefined ? {} : { threads: wholeNumber(values.threads, '--threads') }),
    before,
    signal: breaking.signal,
    keep(now) {
      for (const [i, { step, file }] of steps.entries()) {
        if (now[i].length === kept[i]) continue;
        kept[i] = now[i].length;
        writeWhole(file, ladderFileText(step, box.game.version, [now[i]]));
      }
    },
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
    players: playersOf(box.game, ladder.levels),
    reports,
  };
  const book = bookNow();
  const same = ({ command, about }: RecordedLadder) => command === recorded.command && about === recorded.about;
  const next: LadderBook =
    values.about === undefined
      ? { ...book, ladders: { ...book.ladders, [name]: withRun(book.ladders[name] ?? [], recorded) } }
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
  const options = values.options === undefined ? '' : ` --options ${values.options}`;
  return `conjure ladder ${name} --levels ${levels.join(',')} --pairs ${pairs} --seed ${seed}${options}${whole ? ' --whole' : ''}`;
}
