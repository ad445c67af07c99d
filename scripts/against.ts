// npm run against -- <game> <commit> [options]
//
// Plays the bots as they are now against those of a commit with the same rules: pairs of matches on the same deal with the seats exchanged, as a
// ladder does. What comes of it is printed and nothing is written: it tells whether a change helps.
//
//   --level expert          the level of those of now
//   --other <level>         the level of those of the commit; the same
//   --pairs 40              deals, each played twice
//   --seed against          what the deals follow from
//   --options clock=live    options of the rules, one by one
import { deedsOf, type Encounter, type Opponent, opponentOf, type Pair, playPair, RUNG, reportsOf } from '@conjure/lab';
import { commandLine, misused, wholeNumber } from './command-line.ts';
import { gameNamed, levelNamed, optionsTyped } from './named.ts';
import { opponentIn, treeOf } from './past-bots.ts';

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'expert' },
    other: { type: 'string' },
    pairs: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'against' },
    options: { type: 'string' },
  },
});
const [id, commit = misused('Against the bots of which commit?')] = positionals;
const box = await gameNamed(id);
const { game, sideOf } = box;
const options = optionsTyped(values.options, box);
const other = values.other ?? values.level;
const seats = Math.max(2, game.seats.min);
const encounter: Encounter = {
  game: game.id,
  one: values.level,
  other: `${other} of ${commit}`,
  seats,
  seed: values.seed,
  options,
  sides: sideOf ? Array.from({ length: seats }, (_, seat) => sideOf(seat)) : [],
};
const opponents: readonly [Opponent, Opponent] = [
  opponentOf(levelNamed(values.level, '--level', box)),
  await opponentIn(treeOf(commit), game, other),
];
const many = wholeNumber(values.pairs, '--pairs');
const played: Pair[] = [];
while (played.length < many) {
  played.push(playPair(encounter, game, opponents, played.length));
  if (played.length % 10 === 0 || played.length === many) tell();
}

function tell(): void {
  const [report] = reportsOf({ encounters: [encounter], test: RUNG }, [played]);
  const { pairs, both, split, none, points, elo, did } = report;
  const percent = (share: number) => Math.round(100 * share);
  console.log(
    `${pairs} pairs ${both}–${split}–${none}: ${percent(points.value)} % [${percent(points.low)}, ${percent(points.high)}], Elo ${elo.value.toFixed(0)} [${elo.low.toFixed(0)}, ${elo.high.toFixed(0)}], ${did.one.cpuMs.toFixed(1)} and ${did.other.cpuMs.toFixed(1)} ms a decision`,
  );
  if (pairs === many)
    console.log(
      deedsOf(report)
        .map(([name, a, b]) => `${name} ${a.toFixed(2)} – ${b.toFixed(2)}`)
        .join('; '),
    );
}
