import { type Choices, keptChoices, writeKept } from './storage.ts';

interface Kept<W> {
  readonly wishes: W;
  wish<Name extends keyof W>(name: Name, value: W[Name]): void;
}

/** What somebody wishes at a game's table, kept for the next visit; of what one may wish for, the first is the usual. */
export function keptWishes<W extends { [name: string]: unknown }>(key: string, choices: Choices<W>): Kept<W> {
  const usual = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])) as W;
  const wishes: W = $state({ ...usual, ...keptChoices(key, choices) });
  return {
    wishes,
    wish(name, value) {
      wishes[name] = value;
      writeKept(key, wishes);
    },
  };
}
