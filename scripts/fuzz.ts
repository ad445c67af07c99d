// npm run fuzz -- --minutes 5 [--seed S] [--game demons]: random matches with every check, for as long as wanted. Without
// --game the games take turns. What none of a game's positions may break stands in its test/invariants.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Game, type Match, play, record } from '@conjure/engine';
import * as proof from '@conjure/engine/proof/index.ts';
import { boxOf, GAMES } from '@conjure/shelf';

/** A game to fuzz, and what none of its positions may break. */
interface Fuzzed {
  game: Game;
  holds(match: Match): void;
}

interface Invariants {
  holdInvariants(state: unknown, lore: unknown, kind: string | null): void;
}

async function fuzzed(id: string): Promise<Fuzzed> {
  const box = await boxOf(id);
  if (!box) fail(`There is no game "${id}"; there are ${GAMES.join(', ')}.`, 2);
  const { holdInvariants } = (await import(`@conjure/${id}/test/invariants.ts`)) as Invariants;
  return {
    game: box.game,
    holds: ({ table, open }) => holdInvariants(table.state, table.lore, open?.question.kind ?? null),
  };
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    game: { type: 'string' },
  },
});
const games = await Promise.all((values.game === undefined ? GAMES : [values.game]).map(fuzzed));
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes takes a number above 0, not "${values.minutes}".`, 2);

const end = Date.now() + minutes * 60_000;
let matches = 0;
let decisions = 0;
for (let n = 0; values.seed === undefined ? Date.now() < end : n < games.length; n++) {
  const seed = values.seed ?? `${Date.now().toString(36)}-${n}`;
  decisions += fuzzOne(games[n % games.length], seed);
  matches++;
  if (process.stderr.isTTY) process.stderr.write(`\r${matches} matches, ${decisions} decisions `);
}
console.log(`\n${matches} matches, ${decisions} decisions, no failure`);

/** One match with all checks; a failure ends the run. */
function fuzzOne({ game, holds }: Fuzzed, seed: string): number {
  const { id: name } = game;
  const { min, max } = game.seats;
  const seats = min + (hash(seed) % (max - min + 1));
  let last: Match | null = null;
  try {
    proof.randomPlay(game, { seed, seats, options: proof.randomOptions(game, seed) }, (match, i) => {
      last = match;
      holds(match);
      for (const listed of proof.CHECKS) if (proof.isDue(listed, i, hash(seed))) listed.check(match, `${seed} ${i}`);
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
