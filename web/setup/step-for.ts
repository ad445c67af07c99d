import type { OptionSpec, Options } from '@conjure/engine';
import type { LevelStep } from '@conjure/engine/content';

/**
 * What was measured of a level with the options that are chosen. Only options that were tried otherwise, too, make a difference: they may
 * change who is stronger, as a clock does.
 */
export function stepFor(
  steps: readonly LevelStep[],
  level: string,
  chosen: Options,
  specs: readonly OptionSpec[],
): LevelStep | undefined {
  const tried = specs.filter(({ name }) => steps.some(({ options }) => options?.[name] !== undefined));
  return steps.find(
    (step) =>
      step.level === level &&
      tried.every(({ name, default: usual }) => (step.options?.[name] ?? usual) === (chosen[name] ?? usual)),
  );
}
