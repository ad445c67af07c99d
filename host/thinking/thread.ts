import type { Thought } from '@conjure/bots';
import type { Library } from '../library.ts';
import { thoughtIn } from './thought.ts';
import type { ToThink } from './to-think.ts';

/** What a thread is asked; `id` comes back with what came of it. */
export interface ThoughtJob {
  readonly id: number;
  readonly toThink: ToThink;
}
/** What came of it. */
export type ThoughtDone = { readonly id: number } & (
  | { readonly thought: Thought | null }
  | { readonly failed: string }
);

/** What a thread does with all that it hears: it loads the game where it has to, and thinks. */
export async function sayThought(games: Library, { id, toThink }: ThoughtJob, now: () => number): Promise<ThoughtDone> {
  try {
    return { id, thought: await thoughtIn(games, toThink, now) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
