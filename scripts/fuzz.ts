// npm run fuzz -- --minutes 5 [--seed S] [--game demons]: random matches with every check, for as long as wanted.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demons } from '@conjure/demons';
import { holdInvariants } from '@conjure/demons/test/invariants.ts';
import { type Game, type Match, play, record } from '@conjure/engine';
import * as proof from '@conjure/engine/proof/index.ts';

/** A game to fuzz, and what none of its positions may break. */
interface Fuzzed {
  game: Game;
  holds(match: Match): void;
}

const GAMES: Readonly<Record<string, Fuzzed>> = {
  demons: {
    game: demons as unknown as Game,
    holds: ({ table, open }) => holdInvariants(table.state as never, table.lore as never, open?.question.kind ?? null),
  },
};

/** Cheap checks at every decision; dear ones now and then, at decisions that differ from match to match. */
const OFTEN = [proof.refusedAreRefused, proof.survivesJson, proof.offeredApply];
const SELDOM = [proof.forkIsIndependent, proof.undoIsIdentity, proof.keepsSecrets, proof.replaysHere];
const SELDOM_EVERY = 7;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    game: { type: 'string', default: 'demons' },
  },
});
const fuzzed = GAMES[values.game];
if (!fuzzed) fail(`There is no game "${values.game}"; there are ${Object.keys(GAMES).join(', ')}.`, 2);
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes takes a number above 0, not "${values.minutes}".`, 2);

const end = Date.now() + minutes * 60_000;
let matches = 0;
let decisions = 0;
for (let n = 0; values.seed === undefined ? Date.now() < end : n === 0; n++) {
  const seed = values.seed ?? `${Date.now().toString(36)}-${n}`;
  decisions += fuzzOne(values.game, fuzzed, seed);
  matches++;
  if (process.stderr.isTTY) process.stderr.write(`\r${matches} matches, ${decisions} decisions `);
}
console.log(`\n${matches} matches, ${decisions} decisions, no failure`);

/** One match with all checks; a failure ends the run. */
function fuzzOne(name: string, { game, holds }: Fuzzed, seed: string): number {
  const { min, max } = game.seats;
  const seats = min + (hash(seed) % (max - min + 1));
  let last: Match | null = null;
  try {
    proof.randomPlay(game, { seed, seats, options: proof.randomOptions(game, seed) }, (match, i) => {
      last = match;
      holds(match);
      for (const check of OFTEN) check(match, `${seed} ${i}`);
      if ((i + hash(seed)) % SELDOM_EVERY === 0) for (const check of SELDOM) check(match, `${seed} ${i}`);
    });
  } catch (error) {
    const saved = last ? save(name, seed, last) : 'no match was begun';
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    fail(
      `\nSeed ${seed} fails: ${why}\nRepeat it with: npm run fuzz -- --game ${name} --seed ${seed}\nThe match: ${saved}`,
      1,
    );
  }
  return last === null ? 0 : (last as Match).given.length;
}

function save(name: string, seed: string, match: Match): string {
  mkdirSync('fuzz-failures', { recursive: true });
  const file = `fuzz-failures/${name}-${seed}.json`;
  writeFileSync(file, JSON.stringify(record(play(match)), null, 1));
  return file;
}

function hash(text: string): number {
  let h = 7;
  for (const letter of text) h = (h * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return h;
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
