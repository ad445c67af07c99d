import { must } from '../tools/must.ts';
import type { Script } from './script.ts';

/** A pending matter: something that is still to be done, and by which handler. Plain data, never a closure. */
export interface Matter {
  readonly do: string;
}

/** The matters of a game that have this name, and so one handler. */
export type MatterOf<M extends Matter, D extends M['do']> = M extends unknown ? (D extends M['do'] ? M : never) : never;

/** A step of the rules: a script that asks, or something done at once. */
export type Step = Script | 'rest';

/** What sees to each matter, by its `do`. */
export type Handlers<T, M extends Matter> = {
  readonly [D in M['do']]: (table: T, matter: MatterOf<M, D>) => Step;
};

/** A table whose state has an agenda: what is still to be done, the next matter last. */
export interface Agenda<M extends Matter> {
  readonly state: { readonly agenda: M[] };
}

/** Puts matters on the agenda before all others, in the order in which they are to be done. */
export function next<M extends Matter>({ state }: Agenda<M>, ...matters: NoInfer<M>[]): void {
  const { agenda } = state;
  for (let i = matters.length - 1; i >= 0; i--) agenda.push(must(matters[i], 'a matter', i));
}

/** Takes the next matter off the agenda. A game whose agenda may run out asks for its length before. */
export function takeNext<M extends Matter>({ state }: Agenda<M>): M {
  const matter = state.agenda.pop();
  if (matter === undefined) throw new Error('nothing is left to do and the match is not over');
  return matter;
}

/** Hands a matter to the handler that its `do` names. */
export function handle<T, M extends Matter>(handlers: Handlers<T, M>, table: T, matter: M): Step {
  return (handlers[matter.do as M['do']] as (table: T, matter: M) => Step)(table, matter);
}

/** Changes the next matter of this kind that fits, or takes it off the agenda (`null`); whether there was one. */
export function changeNext<M extends Matter, D extends M['do']>(
  { state }: Agenda<M>,
  kind: D,
  fits: (matter: MatterOf<M, D>) => boolean,
  change: (matter: MatterOf<M, D>) => NoInfer<M> | null,
): boolean {
  const { agenda } = state;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const matter = must(agenda[i], 'a matter', i) as MatterOf<M, D>;
    if (matter.do !== kind || !fits(matter)) continue;
    const changed = change(matter);
    if (changed) agenda[i] = changed;
    else agenda.splice(i, 1);
    return true;
  }
  return false;
}

/** For a handler that has done its matter at once: nobody is asked, and the match is at rest. */
export const rest = (_done: unknown): 'rest' => 'rest';
