import type { HostState } from '../host-state.ts';
import { thinkHere } from './on-this-thread.ts';
import type { ThinkRequest, TimedThought } from './think-request.ts';

/** What is thought, wherever it can be; `null` where there is nothing to think about, or where it was called off. */
export async function thoughtFor(
  { deps, ended }: HostState,
  request: ThinkRequest,
  signal: AbortSignal,
): Promise<TimedThought | 'failed' | null> {
  const here = thinkHere(deps.games, deps.scheduler);
  // A thread may die, and a page may not have any.
  for (const think of deps.think ? [deps.think, here] : [here]) {
    if (ended.aborted) return null;
    try {
      const thought = await think(request, signal);
      if (thought?.trouble) deps.complain?.(new Error(`a bot had trouble: ${thought.trouble}`));
      return thought;
    } catch (error) {
      if (signal.aborted) return null;
      deps.complain?.(error);
    }
  }
  return 'failed';
}
