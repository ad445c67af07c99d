import type { Fault } from '@conjure/engine';

/** A scene that has the right shape but cannot be. Thrown and caught only inside this folder. */
export function misfit(place: string, expected: string, got: string, rule?: string): Error & { fault: Fault } {
  const fault: Fault = { place: `scenario.${place}`, expected, got };
  return Object.assign(new Error(place), { fault: rule ? { ...fault, rule } : fault });
}

export const isMisfit = (wrong: unknown): wrong is { fault: Fault } => wrong instanceof Error && 'fault' in wrong;
