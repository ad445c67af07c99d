/** Places by score: the highest first, equals side by side. */
export function ranking<T>(contenders: readonly T[], score: (contender: T) => number): T[][] {
  const places: T[][] = [];
  let last = Number.NaN;
  for (const contender of [...contenders].sort((a, b) => score(b) - score(a))) {
    const value = score(contender);
    const place = places.at(-1);
    if (place && value === last) place.push(contender);
    else places.push([contender]);
    last = value;
  }
  return places;
}
