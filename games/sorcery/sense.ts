import type { Seat } from '@conjure/engine';
import { result } from './rules/ending.ts';
import { isOut } from './rules/turn-order.ts';
import type { Position } from './state.ts';
import { courseOf, FEATURES, featuresOf, partOver } from './value/features.ts';
import table from './value/weights.json' with { type: 'json' };

/** By feature: what one of it is worth in log-odds of victory early, in the middle and late in a match. */
const WEIGHTS = FEATURES.map((name) => [name, table.weights[name]] as const);

/** How good the position is for the seat, from 0 to 1: its chance of victory, by what the outcomes of matches say. */
export function sense(at: Position, seat: Seat): number {
  const end = result(at);
  if (end) return end.winners.includes(seat) ? 1 : end.winners.length === 0 ? 0.5 : 0;
  const { state } = at;
  if (isOut(state, seat)) return LEAST;
  const worths = worthsOf(at);
  let others = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && !isOut(state, other)) others += Math.exp(worths[other] - worths[seat]);
  return Math.max(LEAST, Math.min(1 - LEAST, 1 / (1 + others)));
}

const LEAST = 0.001;

/** By seat, in log-odds. */
function worthsOf(at: Position): number[] {
  const [early, middle, late] = courseOf(partOver(at));
  return featuresOf(at).map((features) => {
    let worth = 0;
    for (const [name, weight] of WEIGHTS)
      worth += features[name] * (early * weight[0] + middle * weight[1] + late * weight[2]);
    return worth;
  });
}
