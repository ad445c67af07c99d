/** The known word that a mistyped one most likely means, or `null` where none is like it. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 2));
  for (const candidate of known) {
    const steps = edits(word.toLowerCase(), candidate.toLowerCase());
    if (steps <= least && (best === null || steps < least)) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}

/** Letters to change, add, drop or swap with their neighbour to make one word of the other. */
function edits(a: string, b: string): number {
  let twoAgo: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], twoAgo[j - 2] + 1);
    }
    twoAgo = last;
    last = row;
  }
  return last[b.length];
}
