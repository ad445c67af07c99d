import { changeNext, next, type Seat } from '@conjure/engine';
import { NONE } from '../board.ts';
import type { LodgeMatter, Run, Volley } from '../matters.ts';
import type { LodgeTable, State } from '../state.ts';

/** Begins an effect; `after` comes when it is done. */
export function startRun(t: LodgeTable, by: Seat, effect: number, trigger = NONE, ...after: LodgeMatter[]): void {
  next(t, { do: 'ops', by, effect, at: 0, same: NONE, trigger, last: NONE }, ...after);
}

/** What belongs to a player's running action or effect, and falls away when his mage is defeated. [B70] [R43] */
const OF_AN_ACTION: ReadonlySet<LodgeMatter['do']> = new Set<LodgeMatter['do']>([
  'steps',
  'part',
  'roomEffect',
  'ops',
  'push',
  'placeModel',
  'spread',
  'heal',
  'convert',
  'convertRoom',
  'summon',
  'specimen',
  'activateEach',
  'recall',
  'activation',
  'extra',
]);

export function cancelActions(state: State, seat: Seat): void {
  state.agenda = state.agenda.filter(
    (matter) => !('by' in matter && matter.by === seat && OF_AN_ACTION.has(matter.do)),
  );
}

const runOf =
  (by: Seat) =>
  (run: Run): boolean =>
    run.by === by;

/** The rest of the effect that is running falls away. [B46] */
export function dropRun(t: LodgeTable, by: Seat): void {
  changeNext(t, 'ops', runOf(by), () => null);
}

/** The spell that was just cast has no effect; false when another reaction has seen to that already. [B51] */
export function cancelSpell(t: LodgeTable, by: Seat): boolean {
  const isUnbegun = (run: Run) => run.by === by && run.at === 0;
  return changeNext(t, 'ops', isUnbegun, () => null);
}

/** What the running effect of a player has to know of what has just happened. */
export function remember(t: LodgeTable, by: Seat, known: Partial<Pick<Run, 'same' | 'last'>>): void {
  changeNext(t, 'ops', runOf(by), (run) => ({ ...run, ...known }));
}

/** The packets that a protection answers are the last that were announced. [B48] */
export function changeVolley(t: LodgeTable, change: (volley: Volley) => Volley): void {
  changeNext(t, 'volley', () => true, change);
}
