// npm run value [-- --matches 1200] [--by <level>] [--seed <text>]
//
// Plays matches of Sorcery, one in ten with other points, one with three and one with four armies, and fits what its positions are worth to who won,
// beginning with the weights that were set by hand. Every fourth match is held out and only measured. Writes games/sorcery/value/weights.json.
import { proposal, think } from '@conjure/bots';
import { writeWhole } from '@conjure/cli/files';
import { accept, asGame, create, diceFrom, type Match, mindOf, must, seeded, waitingFor } from '@conjure/engine';
import { sorcery } from '@conjure/sorcery';
import { courseOf, FEATURES, type Features, featuresOf, partOver } from '@conjure/sorcery/value';
import { commandLine, wholeNumber } from './command-line.ts';
import { type Contest, fitted, logLoss } from './conditional-logit.ts';
import { levelNamed } from './named.ts';
import { root } from './node.mjs';

const FILE = `${root}games/sorcery/value/weights.json`;
/** The positions of a match hang together: a thousand matches are not as many thousand contests. */
const PENALTY = 600;
/** Of so many answers one is given by playout, so that positions are met that a level would avoid. */
const ASTRAY = 8;

type WeightTable = { readonly [name in keyof Features]: readonly number[] };

/**
 * Early, in the middle and late, as they were set by hand: points count in any case. Matches by playout are decided by objectives, and of
 * what follows from them alone a player would make little of losing figures.
 */
const BY_HAND: WeightTable = {
  held: [0.4, 0.5, 1.1],
  kept: [0.3, 0.4, 2],
  contested: [-0.1, 0.1, -1.6],
  near: [0.5, 0.8, 0.5],
  grip: [0, 0, 0],
  points: [1.7, 1.7, 1.7],
  blows: [1, 1.5, 1.5],
  leads: [0, 0, 0],
  toMove: [0, 0, 0],
};

const flat = (table: WeightTable): number[] => FEATURES.flatMap((name) => [...table[name]]);

const { values } = commandLine({
  options: {
    matches: { type: 'string', default: '1200' },
    by: { type: 'string', default: 'playout' },
    seed: { type: 'string', default: 'value' },
  },
});
const level = values.by === 'playout' ? null : levelNamed(values.by, '--by', { game: asGame(sorcery) });

const many = wholeNumber(values.matches, '--matches');
const played = Array.from({ length: many }, (_, i) => contestsOf(i));
const isHeldOut = (i: number) => i % 4 === 0;
const kept = played.flatMap((contests, i) => (isHeldOut(i) ? contests : []));
const learnt = played.flatMap((contests, i) => (isHeldOut(i) ? [] : contests));
const before = flat(BY_HAND);
const weights = fitted(learnt, before, PENALTY).map((weight) => Math.round(weight * 100) / 100);
const made = {
  command: `npm run value -- --matches ${many} --by ${values.by} --seed ${values.seed}`,
  date: new Date().toISOString().slice(0, 10),
  positions: learnt.length,
  heldOut: kept.length,
  logLoss: rounded3(logLoss(kept, weights)),
  logLossByHand: rounded3(logLoss(kept, before)),
};
console.log(made);
const table = Object.fromEntries(FEATURES.map((name, i) => [name, weights.slice(3 * i, 3 * i + 3)]));
writeWhole(FILE, `${JSON.stringify({ made, weights: table }, null, 2)}\n`);

function rounded3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The positions of a match when a turn began and once in each, if somebody won it. */
function contestsOf(i: number): Contest[] {
  const seats = i % 10 === 8 ? 3 : i % 10 === 9 ? 4 : 2;
  const options = i % 10 === 7 ? { buildTotal: must([200, 400, 500][Math.floor(i / 10) % 3], 'a total') } : {};
  const made = create(sorcery, { seats, seed: `${values.seed}/${i}`, options });
  if ('fault' in made) throw new Error(made.fault.expected);
  const { match } = made;
  const dice = diceFrom(seeded(`${values.seed}/${i}/players`));
  const rows: number[][][] = [];
  let turn = 0;
  let actions = 0;
  while (match.open) {
    const { question } = match.open;
    const now = sorcery.turn?.(match.table) ?? 0;
    const hasBegun = now !== turn;
    if (hasBegun) [turn, actions] = [now, 1 + dice.index('looks', 3)];
    else if (question.kind === 'action') actions--;
    if (hasBegun || (question.kind === 'action' && actions === 0)) rows.push(rowsOf(match));
    answer(match);
  }
  const winner = sorcery.result(match.table)?.winners[0];
  return winner === undefined ? [] : rows.map((all) => ({ rows: all, winner }));

  function answer(at: typeof match): void {
    const [seat] = waitingFor(at);
    const mind = mindOf(at, must(seat, 'a seat'));
    if (!mind) throw new Error('who is asked has something to answer');
    const isThought = level && !sorcery.setUp?.has(mind.question.kind) && dice.index('astray', ASTRAY) > 0;
    accept(at, mind.seat, isThought ? think(mind, level, dice, () => 0) : proposal(mind, dice));
  }
}

function rowsOf({ table }: Match): number[][] {
  const at = table as Parameters<typeof featuresOf>[0];
  const course = courseOf(partOver(at));
  return featuresOf(at).map((features) => FEATURES.flatMap((name) => course.map((part) => part * features[name])));
}
