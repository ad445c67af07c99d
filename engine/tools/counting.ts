/** How often each of these is there, in the order in which they first come. */
export function countEach<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) addTo(counts, thing);
  return counts;
}

/** Adds to what is counted under a key: nothing, if it has not come before. */
export function addTo<K>(counts: Map<K, number>, key: K, n = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}
