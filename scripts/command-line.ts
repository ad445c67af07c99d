import { type ParseArgsConfig, parseArgs } from 'node:util';
import { usageOf } from './usage.mjs';

/** The exit code of a script that was called wrongly. */
export const MISUSED = 2;

/** Says what is wrong with what was typed, and how the script is used, and ends. */
export function misused(message: string): never {
  console.error(`${message}\n\n${usageOf(process.argv[1] ?? '')}`);
  process.exit(MISUSED);
}

/** What was typed behind the name of a script; what it does not know is an error. `--help` is answered by run.mjs. */
export function commandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

/** For a script that takes nothing. */
export const noArguments = (): void => void commandLine({ options: {} });

/** The number that an option was given. */
export function wholeNumber(typed: string, option: string, least = 1): number {
  const number = Number(typed);
  if (!Number.isInteger(number) || number < least)
    misused(`${option} takes a whole number, at least ${least}, not "${typed}".`);
  return number;
}
