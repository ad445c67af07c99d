import type { Script, Seat } from '@conjure/engine';
import type { LodgeTable, State } from '../state.ts';
import type { Run, Todo, Volley } from '../todo.ts';

/** A step of the rules: a script that asks, or something done at once. */
export type Step = Script | 'rest';

/** What comes next, in the order in which it is to be done. */
export function next(t: { state: State }, ...todos: Todo[]): void {
  const { todo } = t.state;
  for (let i = todos.length - 1; i >= 0; i--) todo.push(todos[i]);
}

/** What belongs to a player's running action or effect, and falls away when his mage is defeated. [B70] [R43] */
const OF_AN_ACTION: ReadonlySet<Todo['do']> = new Set<Todo['do']>([
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
  state.todo = state.todo.filter((todo) => !('by' in todo && todo.by === seat && OF_AN_ACTION.has(todo.do)));
}

/** The rest of the effect that is running falls away. [B46] */
export function dropRun(state: State, by: Seat): void {
  const at = state.todo.findLastIndex((todo) => todo.do === 'ops' && todo.by === by);
  if (at >= 0) state.todo.splice(at, 1);
}

/** The spell that was just cast has no effect; false when another reaction has seen to that already. [B51] */
export function cancelSpell(state: State, by: Seat): boolean {
  const at = state.todo.findLastIndex((todo) => todo.do === 'ops' && todo.by === by && todo.at === 0);
  if (at >= 0) state.todo.splice(at, 1);
  return at >= 0;
}

/** What the running effect of a player has to know of what has just happened. */
export function remember(state: State, by: Seat, known: Partial<Pick<Run, 'same' | 'last'>>): void {
  const { todo } = state;
  for (let i = todo.length - 1; i >= 0; i--) {
    const run = todo[i];
    if (run.do !== 'ops' || run.by !== by) continue;
    todo[i] = { ...run, ...known };
    return;
  }
}

/** The packets that a protection answers are the last that were announced. [B48] */
export function changeVolley(t: LodgeTable, change: (volley: Volley) => Volley): void {
  const { todo } = t.state;
  for (let i = todo.length - 1; i >= 0; i--) {
    const volley = todo[i];
    if (volley.do !== 'volley') continue;
    todo[i] = change(volley);
    return;
  }
}
