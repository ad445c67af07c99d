import type { Holding, Seat } from '@conjure/engine';
import { NONE, OWNERS } from './board.ts';
import { trophiesOf } from './rules/ends.ts';
import { evocationsOf } from './rules/models.ts';
import type { Position } from './state.ts';

/** What a mage has of Power and what brings some, and how near the best of the others is. */
export function holdings(at: Position, seat: Seat): Holding[] {
  const { state, content } = at;
  const others = Array.from({ length: OWNERS }, (_, owner) => owner).filter((owner) => owner !== seat);
  const progress = state.quests[seat].reduce(
    (sum, quest, i) => sum + Math.min(1, state.progress[seat][2 * i] / content.quests[quest].need),
    0,
  );
  return [
    { said: { key: 'holding.power' }, n: state.power[seat], isGood: true },
    { said: { key: 'holding.rivals' }, n: Math.max(...others.map((owner) => state.power[owner])), isGood: false },
    { said: { key: 'holding.quests' }, n: state.solved[seat].length + progress, isGood: true },
    { said: { key: 'holding.trophies' }, n: trophiesOf(state, seat), isGood: true },
    { said: { key: 'holding.tokens' }, n: state.tokens[seat], isGood: true },
    { said: { key: 'holding.wounds' }, n: state.mage[seat] === NONE ? 0 : state.wounds[seat], isGood: false },
    { said: { key: 'holding.evocations' }, n: evocationsOf(state, seat).length, isGood: true },
    { said: { key: 'holding.hand' }, n: state.hand[seat].length, isGood: true },
  ];
}

/** Of what happens, what is gained and lost. */
export const TELLING: ReadonlySet<string> = new Set([
  ...['questSolved', 'defeated', 'defeatScored', 'roomDestroyed', 'crownTaken', 'moonRose', 'stole', 'saved'],
  ...['summoned', 'familiarSummoned', 'notSummoned', 'evocationLeft', 'dispelled', 'cancelled', 'instability'],
]);
