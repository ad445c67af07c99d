/** By name, what one may wish for, the usual first. */
type Choices<W> = { readonly [Name in keyof W]: readonly W[Name][] };

interface Kept<W> {
  readonly wishes: W;
  wish<Name extends keyof W>(name: Name, value: W[Name]): void;
}

/** What somebody wishes at a game's table, kept for the next visit. */
export function keptWishes<W extends { [name: string]: unknown }>(key: string, choices: Choices<W>): Kept<W> {
  const usual = Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])) as W;
  const wishes: W = $state({ ...usual, ...heard(key, choices) });
  return {
    wishes,
    wish(name, value) {
      wishes[name] = value;
      try {
        localStorage.setItem(key, JSON.stringify(wishes));
      } catch {
        // Where nothing may be kept, the wish holds for this visit.
      }
    },
  };
}

/** What was kept may be of another time: only what is a choice today counts. */
function heard<W>(key: string, choices: Choices<W>): Partial<W> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const isChoice = ([name, wish]: [string, unknown]) =>
      Object.hasOwn(choices, name) && (choices[name as keyof W] as readonly unknown[]).includes(wish);
    return Object.fromEntries(Object.entries(value ?? {}).filter(isChoice)) as Partial<W>;
  } catch {
    return {};
  }
}
