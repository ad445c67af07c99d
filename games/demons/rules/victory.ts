import { type Result, ranking, type Seat } from '@conjure/engine';
import { shieldLadder } from '../content.ts';
import type { DemonsTable, Position } from '../state.ts';
import { inPlay } from './places.ts';
import { treasuresOf, worthOf } from './treasures.ts';

/** What the shield carried at the end costs, in thousands. [4.4a] [4.6a] [R15] [R16] */
export function deduction(at: Position, seat: Seat): number {
  const { options, magicians } = at.state;
  const ladder = shieldLadder(at.content, options);
  const level = ladder[Math.max(0, magicians[seat].shield)];
  if (magicians.length > 1) return level.multiDeduction;
  return options.soloDeduction === 'aboveCopper' ? level.soloDeduction - ladder[0].soloDeduction : level.soloDeduction;
}

/** Treasure less the deduction, in thousands of ducats. */
export const netTotal = (at: Position, seat: Seat): number => worthOf(at, treasuresOf(at, seat)) - deduction(at, seat);

/** Victory is judged when nobody is left on the map. [4.2] [4.3c] */
export function result(at: Position): Result | null {
  const { magicians, phase } = at.state;
  if (phase !== 'over') return null;
  const seats = magicians.map((_, seat) => seat);
  const survivors = seats.filter((seat) => magicians[seat].status === 'departed'); // [4.7] [R118]
  return {
    winners: magicians.length === 1 ? survivors.filter((seat) => netTotal(at, seat) > 0) : winners(at, survivors), // [4.6] [R17]
    scores: seats.map((seat) => (magicians[seat].status === 'departed' ? netTotal(at, seat) : null)),
    reason: magicians.some((m) => m.fate === 'lost') ? 'timeUp' : survivors.length === 0 ? 'allDead' : 'allGone',
    fates: magicians.map((m) => m.fate ?? 'lost'),
  };
}

/** Highest net total, even a negative one; then the lower shield; then shared. [4.3] [4.4] [4.5] [R16] [R119] */
function winners(at: Position, survivors: readonly Seat[]): Seat[] {
  const { options, magicians } = at.state;
  const dared = options.mustDare ? survivors.filter((seat) => treasuresOf(at, seat).length > 0) : survivors;
  const [best = []] = ranking(dared, (seat) => netTotal(at, seat));
  const [first = []] = ranking(best, (seat) => -magicians[seat].shield);
  return first;
}

export function finish(t: DemonsTable): void {
  t.state.phase = 'over';
  const outcome = result(t);
  if (outcome) t.tell({ type: 'ended', winners: outcome.winners, nets: outcome.scores });
}

/** When the limit is reached, whoever is still on the map is lost like the dead. [R118] */
export function timeUp(t: DemonsTable): void {
  t.tell({ type: 'timeUp', turn: t.state.turn });
  for (const m of t.state.magicians) {
    if (!inPlay(m)) continue;
    m.status = 'lost';
    m.fate = 'lost';
  }
}
