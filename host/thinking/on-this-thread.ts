import type { Library } from '../library.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Think } from './think-request.ts';
import { thoughtIn } from './thought.ts';

/** Thinks on the host's own thread: where there is no other, or where the other fails. */
export const thinkHere =
  (games: Library, scheduler: Scheduler): Think =>
  async (request, signal) => {
    // Once more round, so that what was said before is heard before the thought keeps the thread.
    await new Promise<void>((resolve, reject) => {
      const cancel = scheduler.after(0, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
    return thoughtIn(games, request, () => scheduler.now());
  };
