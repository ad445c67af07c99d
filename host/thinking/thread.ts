import type { Library } from '../library.ts';
import type { ThinkRequest, TimedThought } from './think-request.ts';
import { thoughtIn } from './thought.ts';

/** What a thread is asked; `id` comes back with what came of it. */
export interface ThoughtJob {
  readonly id: number;
  readonly request: ThinkRequest;
}
/** What came of it. */
export type ThoughtDone = { readonly id: number } & (
  | { readonly thought: TimedThought | null }
  | { readonly failed: string }
);

/** What a thread does with all that it hears: it loads the game where it has to, and thinks. */
export async function runThoughtJob(
  games: Library,
  { id, request }: ThoughtJob,
  now: () => number,
): Promise<ThoughtDone> {
  try {
    return { id, thought: await thoughtIn(games, request, now) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
