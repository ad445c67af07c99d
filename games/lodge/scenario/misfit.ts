import type { Fault } from '@conjure/engine';

/** A scene that has the right shape but cannot be. Thrown and caught only inside this folder. */
export function misfit(place: string, expected: string, got: string): Error & { fault: Fault } {
  return Object.assign(new Error(place), { fault: { place: `scenario.${place}`, expected, got } });
}

export const isMisfit = (wrong: unknown): wrong is { fault: Fault } => wrong instanceof Error && 'fault' in wrong;
