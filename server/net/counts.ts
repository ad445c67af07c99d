/** How many there are of each; whoever has none is forgotten. */
export interface Counts {
  of(key: string): number;
  add(key: string): void;
  drop(key: string): void;
}

export function newCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    add: (key) => void counts.set(key, of(key) + 1),
    drop(key) {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    },
  };
}
