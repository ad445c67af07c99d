import type { Script } from '@conjure/engine';
import type { State } from '../state.ts';
import type { Todo } from '../todo.ts';

/** A step of the rules: a script that asks, or something done at once. */
export type Step = Script | 'rest';

/** What comes next, in the order in which it is to be done. */
export function next(t: { state: State }, ...todos: Todo[]): void {
  const { todo } = t.state;
  for (let i = todos.length - 1; i >= 0; i--) todo.push(todos[i]);
}
