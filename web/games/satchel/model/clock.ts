import type { SatchelView } from '@conjure/satchel/view';
import type { Plays } from './answers.ts';

/** How a seat waits for its next roll, in milliseconds. */
export interface Cooling {
  /** The stamp from which on it may roll: tells one wait from the next. */
  readonly at: number;
  readonly left: number;
  readonly whole: number;
}

/** By the stamp with which the host offers the roll; `null` where there is nothing to wait for. */
export function coolingOf({ live, options }: SatchelView, { rolls }: Plays): Cooling | null {
  const at = rolls[0]?.at;
  if (!live || at === undefined || at <= live.now) return null;
  return { at, left: at - live.now, whole: options.rollCooldownMs };
}

/** Time passes, and everybody acts at once. */
export const isRunning = ({ live, phase }: SatchelView): boolean =>
  live !== null && live.pausedAt === null && phase === 'running';

/** Seconds since the round began, `later` milliseconds after the view was sent. */
export function secondsOf(view: SatchelView, later: number): number {
  const { live, phase } = view;
  if (!live || phase === 'waiting') return 0;
  const now = (live.pausedAt ?? live.now) + (isRunning(view) ? later : 0);
  return Math.max(0, Math.floor((now - live.lost - live.startedAt) / 1000));
}

export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
