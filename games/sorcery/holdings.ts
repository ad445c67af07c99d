import type { Holding, Seat } from '@conjure/engine';
import { standing } from './playout/dial.ts';
import { seenBy, sightOf } from './playout/sight.ts';
import type { Position } from './state.ts';
import { type Features, featuresOf } from './value/features.ts';

/** Who holds the objectives, what is left of the armies, and what each could strike at next. */
export function holdings(at: Position, seat: Seat): Holding[] {
  const all = featuresOf(at);
  const own = all[seat];
  const best = (of: (features: Features) => number) => Math.max(...all.filter((_, other) => other !== seat).map(of));
  const sight = sightOf(at, seat);
  const points = (of: Seat) => seenBy(sight, of).own.reduce((sum, figure) => sum + standing(at, figure), 0);
  const others = all.flatMap((_, other) => (other === seat ? [] : [points(other)]));
  const blows = ({ blows: share }: Features) => (share * at.state.options.buildTotal) / 3;
  return [
    { said: { key: 'holding.objectives' }, n: own.held, isGood: true },
    { said: { key: 'holding.rivals' }, n: best(({ held }) => held), isGood: false },
    { said: { key: 'holding.points' }, n: points(seat), isGood: true },
    { said: { key: 'holding.theirPoints' }, n: Math.max(...others), isGood: false },
    { said: { key: 'holding.grip' }, n: own.grip, isGood: true },
    { said: { key: 'holding.blows' }, n: blows(own), isGood: true },
    { said: { key: 'holding.theirBlows' }, n: best(blows), isGood: false },
  ];
}

/** Of what happens, what is gained and lost. */
export const TELLING: ReadonlySet<string> = new Set([
  ...['eliminated', 'damaged', 'healed', 'raised', 'notRaised', 'regenerated', 'objectiveGained', 'defeated', 'venom'],
  ...['spellTookEffect', 'spellFizzled', 'cardAway', 'bookDropped', 'bookTaken', 'domainEntered', 'domainCancelled'],
  ...['frozen', 'siphoned', 'tapped', 'gaveUp'],
]);
