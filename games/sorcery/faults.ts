import { type Fault, faultText, got } from '@conjure/engine';

export const fault = (place: string, expected: string, value: unknown): Fault => ({
  place,
  expected,
  got: got(value),
});

/** Several faults told as one: at the place of the first, the others after it. */
export function together(faults: readonly Fault[]): Fault | null {
  const [first, ...more] = faults;
  if (!first) return null;
  const { place, expected, got, rule } = first;
  return { place, expected, got: [got, ...more.map(faultText)].join('; '), ...(rule && { rule }) };
}

/** The first fault of a list of things, each judged by itself. */
export function firstFault<T>(list: readonly T[], judge: (item: T, index: number) => Fault | null): Fault | null {
  for (const [i, item] of list.entries()) {
    const wrong = judge(item, i);
    if (wrong) return wrong;
  }
  return null;
}

export function repeated(place: string, list: readonly { id: string }[]): Fault | null {
  const at = list.findIndex(({ id }, i) => list.findIndex((other) => other.id === id) !== i);
  return at < 0 ? null : fault(`${place}[${at}].id`, 'no repetition', list[at].id);
}
