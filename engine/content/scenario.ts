import type { Fault, Shape } from '../kernel/shape.ts';

/** A scenario that has the right shape but cannot be, to be thrown while it is read. */
export const unfit = (fault: Fault): Error & { fault: Fault } => Object.assign(new Error(fault.place), { fault });

/** The same by its parts; `place` is the one in the scenario, `rule` the one that forbids it. */
export const misfit = (place: string, expected: string, got: string, rule?: string): Error & { fault: Fault } =>
  unfit({ place: `scenario.${place}`, expected, got, ...(rule && { rule }) });

const isMisfit = (wrong: unknown): wrong is { fault: Fault } => wrong instanceof Error && 'fault' in wrong;

/** Reads a position from a scenario: `build` changes the state as the scenario says. What is wrong is said with its place. */
export function buildFromScenario<Scenario, State>(
  shape: Shape<Scenario>,
  value: unknown,
  state: State,
  build: (scenario: Scenario) => void,
): { state: State } | { fault: Fault } {
  const fault = shape.check(value, 'scenario');
  if (fault) return { fault };
  try {
    build(value as Scenario);
    return { state };
  } catch (wrong) {
    if (isMisfit(wrong)) return { fault: wrong.fault };
    throw wrong;
  }
}
