// npm run bench
//
// Prints how fast the engine plays, side by side with others, and writes bench/results.json.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { allBoxes } from '@conjure/shelf';
import { noArguments } from '../scripts/command-line.ts';
import { measureGame } from './game.ts';
import { BENCHED } from './games.ts';
import { lightDecisions, undoneOverPlain } from './proof.ts';
import { measureToy } from './toy.ts';
import { openingCost, wireCost } from './wire.ts';

noArguments();

/** What was measured, by name: how many per second, unless the name says otherwise (`Over`: how many times as fast). */
type Measured = { [name: string]: number };

const GOALS: { [figure: string]: number } = {
  'toy.engineOverBare': 0.8,
  'toy.engineOverBoardgameio': 50,
  'demons.decisions': 150_000,
  'satchel.decisions': 300_000,
  'lodge.decisions': 60_000,
  'sorcery.decisions': 20_000,
  'demons.wire.wholeOverSent': 5,
  'lodge.wire.wholeOverSent': 5,
  // So that a hundred million are a night's run.
  'demons.lightDecisions': 30_000,
  'satchel.lightDecisions': 30_000,
  'lodge.lightDecisions': 30_000,
  'sorcery.lightDecisions': 30_000,
};

const results: { [bench: string]: Measured } = {};

show('toy', { ...(await measureToy()) });

for (const { game } of await allBoxes()) {
  const measured = measureGame(game, BENCHED[game.id]);
  const light = await lightDecisions(game);
  show(game.id, {
    ...measured,
    decisionsOverBare: measured.decisions / results.toy.bare,
    copyOverStructuredClone: measured.structuredCloneMicros / measured.copyMicros,
    imaginedOverImagine: measured.imagineMicros / measured.imaginedMicros,
    searchOverDecisions: measured.searchIterations / measured.decisions,
    lightDecisions: light,
    lightOverBare: light / results.toy.bare,
    replayUndoneOverPlain: undoneOverPlain(game),
  });
}

// What an answer costs a host with four people at the match, and coming back to a long one.
for (const { game } of await allBoxes()) {
  const { wire } = BENCHED[game.id];
  if (!wire) continue;
  const { ms, bytes, wholeBytes } = await wireCost(game, 1_200, 'bench');
  show(`${game.id}.wire`, {
    answerMicros: ms * 1_000,
    sentKilobytes: bytes / 1_000,
    wholeOverSent: wholeBytes / bytes,
    ...(wire.openAt ? { [`openAt${wire.openAt}Micros`]: (await openingCost(game, wire.openAt, 'bench')) * 1_000 } : {}),
  });
}

const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
const file = new URL('./results.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);

function show(bench: string, measured: Measured): void {
  results[bench] = measured;
  console.log(`\n${bench}`);
  for (const [name, value] of Object.entries(measured)) {
    const goal = GOALS[`${bench}.${name}`];
    const verdict = goal === undefined ? '' : value >= goal ? `  goal ${goal}: met` : `  goal ${goal}: missed`;
    const text = `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })} ${unit(name)}`;
    console.log(`  ${name.padEnd(34)}${text.padStart(18)}${verdict}`);
  }
}

function unit(name: string): string {
  if (name.includes('Over')) return '×';
  if (name.endsWith('Micros')) return 'µs';
  return name.endsWith('Kilobytes') ? 'kB' : '/s';
}
