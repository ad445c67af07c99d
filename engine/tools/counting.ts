/** How often each thing occurs, in the order of their first occurrence. */
export function countEach<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) addTo(counts, thing);
  return counts;
}

/** Adds to the count of a key, which begins at 0. */
export function addTo<K>(counts: Map<K, number>, key: K, n = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}
