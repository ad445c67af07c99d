/** How long thoughts of a kind have taken lately: what is to look even is said after the longest of them. */
export interface ThoughtTimes {
  /** One has taken so long, in milliseconds; gives the longest of the last ones, this one among them. */
  longestWith(kind: string, ms: number): number;
}

const LAST = 50;
const KINDS = 1_000;

export function newThoughtTimes(): ThoughtTimes {
  const times = new Map<string, readonly number[]>();
  return {
    longestWith(kind, ms) {
      const last = [...(times.get(kind) ?? []), ms].slice(-LAST);
      if (times.size >= KINDS) times.clear();
      times.set(kind, last);
      return Math.max(...last);
    },
  };
}
