import { parseArgs } from 'node:util';
import type { CommandSpec } from './commands.ts';
import { nearest } from './nearest.ts';

/** A sentence about what was typed: a key of the text files and what fills it. */
export interface UsageTrouble {
  readonly key: string;
  readonly facts: { readonly [name: string]: string };
}

export interface ReadLine {
  readonly words: string[];
  readonly options: { readonly [name: string]: string | true };
}

/** Known to every command. */
const ALWAYS = { help: { type: 'boolean', short: 'h' } } as const;

/** Splits what was typed after a command into words and options, or says what is wrong with it. */
export function readLine(
  spec: Pick<CommandSpec, 'options'>,
  args: readonly string[],
): ReadLine | { trouble: UsageTrouble } {
  const known: CommandSpec['options'] = { ...spec.options, ...ALWAYS };
  // Not strict: a parser that throws speaks English only, and cannot say which option was meant.
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...spec.options, ...ALWAYS },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options: { [name: string]: string | true } = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) return { trouble: unknownOption(rawName, Object.keys(known)) };
    if (option.type === 'boolean' && value !== undefined)
      return { trouble: { key: 'usage.noValue', facts: { option: rawName } } };
    if (option.type === 'string' && (value === undefined || value === '' || (!inlineValue && value.startsWith('--'))))
      return { trouble: { key: 'usage.value', facts: { option: rawName, value: option.value ?? '…' } } };
    if (Object.hasOwn(options, name)) return { trouble: { key: 'usage.twice', facts: { option: rawName } } };
    options[name] = value ?? true;
  }
  return { words: positionals, options };
}

/** A whole number as it was typed, or `NaN` where it is none or out of bounds. */
export function wholeIn(typed: string | true, least: number, most: number): number {
  const value = typeof typed === 'string' && /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : Number.NaN;
}

export const wholeTrouble = (option: string, typed: string | true, least: number, most: number): UsageTrouble => ({
  key: 'usage.whole',
  facts: { option, word: String(typed), least: String(least), most: Number.isFinite(most) ? String(most) : 'none' },
});

function unknownOption(typed: string, known: readonly string[]): UsageTrouble {
  const close = nearest(typed.replace(/^-+/, ''), known);
  return { key: 'usage.option', facts: { option: typed, nearest: close ? `--${close}` : 'none' } };
}

/** The one of several words that was typed, or what to say where it is none of them. */
export function oneOfWords<W extends string>(
  typed: string,
  known: readonly W[],
  key: string,
): { word: W } | { trouble: UsageTrouble } {
  const word = known.find((candidate) => candidate === typed);
  if (word !== undefined) return { word };
  const close = nearest(typed, known);
  return { trouble: { key, facts: { word: typed, nearest: close ?? 'none', known: known.join(', ') } } };
}
