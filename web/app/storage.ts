/** What this browser keeps for the next visit, as JSON under a key; `null` where there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it where it is `null`. Where nothing may be kept, it holds for this visit. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse.
  }
}

/** Whether nobody has asked before; where nothing may be kept, it would be so on every visit, and so it never is. */
export function isFirst(key: string): boolean {
  try {
    if (localStorage.getItem(key)) return false;
    localStorage.setItem(key, 'told');
    return true;
  } catch {
    return false;
  }
}

/** By name, what one may choose. */
export type ChoicesByName<Chosen> = { readonly [Name in keyof Chosen]: readonly Chosen[Name][] };

/** What was chosen may be of another time, or nobody's: only what is a choice today counts. */
export function storedChoices<Chosen extends object>(key: string, choices: ChoicesByName<Chosen>): Partial<Chosen> {
  const isChoice = ([name, value]: [string, unknown]) =>
    Object.hasOwn(choices, name) && (choices[name as keyof Chosen] as readonly unknown[]).includes(value);
  return Object.fromEntries(Object.entries(readStored(key) ?? {}).filter(isChoice)) as Partial<Chosen>;
}
