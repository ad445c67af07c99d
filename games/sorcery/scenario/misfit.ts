import type { Fault } from '@conjure/engine';

/** A scene that has the right shape but cannot be. Thrown and caught only inside this folder. */
export function misfit(place: string, expected: string, got: string, rule?: string): Error & { fault: Fault } {
  const fault: Fault = { place: `scenario.${place}`, expected, got };
  return unfit(rule ? { ...fault, rule } : fault);
}

export const unfit = (fault: Fault): Error & { fault: Fault } => Object.assign(new Error(fault.place), { fault });

export const isMisfit = (wrong: unknown): wrong is { fault: Fault } => wrong instanceof Error && 'fault' in wrong;
