import { type ChoicesByName, storedChoices, writeStored } from './storage.ts';

interface PreferenceStore<W> {
  readonly preferences: W;
  prefer<Name extends keyof W>(name: Name, value: W[Name]): void;
}

/** What somebody prefers at a game's table, kept for the next visit; of what there is to choose from, the first is the usual. */
export function storedPreferences<W extends { [name: string]: unknown }>(
  key: string,
  choices: ChoicesByName<W>,
): PreferenceStore<W> {
  const usual = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])) as W;
  const preferences: W = $state({ ...usual, ...storedChoices(key, choices) });
  return {
    preferences,
    prefer(name, value) {
      preferences[name] = value;
      writeStored(key, preferences);
    },
  };
}
