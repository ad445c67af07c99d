import { type Dice, diceFrom, seeded } from '@conjure/engine';

const among = <T>(dice: Dice, list: readonly T[]): T => list[dice.index('among', list.length)];

/** Values that are never what a field wants, or hardly ever. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  99,
  1e9,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'm1',
  'm999',
  'x'.repeat(300),
  '\u0000',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { do: 'done' },
  { '': '' },
];

/** Every place in a value, as the way to it. */
function places(value: unknown, way: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [way];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [way, ...keys.flatMap((key) => places((value as Record<string, unknown>)[key], [...way, key]))];
}

function parentOf(request: object, way: readonly (string | number)[]): Record<string | number, unknown> {
  let at = request as Record<string | number, unknown>;
  for (const key of way.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  return at;
}

/** Changes one place of a copy of the request; the request itself has no place that could be changed. */
function at(
  dice: Dice,
  request: object,
  change: (parent: Record<string | number, unknown>, key: string | number) => void,
) {
  const copy = JSON.parse(JSON.stringify(request));
  const [, ...ways] = places(copy);
  const way = among(dice, ways);
  change(parentOf(copy, way), way[way.length - 1]);
  return copy;
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** `others`: the requests that are in order, to borrow from. */
type Mutation = (dice: Dice, request: object, others: readonly object[]) => string;

/** Ways to spoil a request, each to the line that is sent. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  flip(dice, request) {
    const bytes = Buffer.from(JSON.stringify(request));
    for (let flips = 1 + dice.index('flips', 3); flips > 0; flips--) {
      const place = dice.index('byte', bytes.length);
      bytes[place] ^= 1 << dice.index('bit', 8);
    }
    return bytes.toString('utf8');
  },
  cut(dice, request) {
    const line = JSON.stringify(request);
    return line.slice(0, dice.index('cut', line.length));
  },
  drop: (dice, request) =>
    JSON.stringify(
      at(dice, request, (parent, key) => {
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
      }),
    ),
  double(dice, request) {
    const line = JSON.stringify(request);
    const [key, value] = among(dice, Object.entries(request));
    const other = dice.index('same', 2) ? value : among(dice, ODD);
    return `{${JSON.stringify(key)}:${JSON.stringify(other)},${line.slice(1, -1)},${JSON.stringify(key)}:${JSON.stringify(other)}}`;
  },
  odd: (dice, request) =>
    JSON.stringify(
      at(dice, request, (parent, key) => {
        parent[key] = among(dice, ODD);
      }),
    ),
  /** What stands under the same name in another request: the likeliest to be taken for right. */
  borrow: (dice, request, others) =>
    JSON.stringify(
      at(dice, request, (parent, key) => {
        const other = among(dice, others);
        const ways = places(other).filter((way) => way[way.length - 1] === key);
        if (ways.length === 0) return;
        const way = among(dice, ways);
        parent[key] = parentOf(other, way)[key];
      }),
    ),
  huge: (dice, request) =>
    JSON.stringify(
      at(dice, request, (parent, key) => {
        parent[key] = 'HUGE';
      }),
    ).replace('"HUGE"', among(dice, ['1e400', '-1e999', '9'.repeat(400), '0.00000000000000000000001', '-0'])),
  nest: (dice, request) =>
    JSON.stringify(
      at(dice, request, (parent, key) => {
        parent[key] = 'DEEP';
      }),
    ).replace('"DEEP"', deep(among(dice, [50, 101, 5000, 100_000]))),
  stale(dice, request) {
    const spoilt = { ...request, [among(dice, ['question', 'match', 'seat', 'viewer'])]: dice.index('stale', 40) };
    return JSON.stringify(dice.index('name', 2) ? spoilt : { ...spoilt, match: `m${dice.index('match', 12)}` });
  },
  poison(dice, request) {
    const name = among(dice, ['__proto__', 'constructor', 'toString', 'hasOwnProperty']);
    const poisoned = at(dice, request, (parent, key) => {
      parent[key] = { POISON: parent[key] };
    });
    return JSON.stringify(poisoned).replace('"POISON"', JSON.stringify(name));
  },
  extra: (dice, request) =>
    JSON.stringify({ ...request, [among(dice, ['x', 'seat', 'lang', 'labels', 'answer', 'do'])]: among(dice, ODD) }),
  untouched: (_dice, request) => JSON.stringify(request),
};

export const chance = (seed: string): Dice => diceFrom(seeded(seed));
