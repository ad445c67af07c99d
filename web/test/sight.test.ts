import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Seats are told apart by those, too, who see red and green alike: by colour as far as it goes, and always by number and shape.

type Rgb = readonly [r: number, g: number, b: number];

/** What is left of a colour for each kind of eyes, in linear light. (Machado, Oliveira and Fernandes 2009, severity 1) */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

const through = (matrix: readonly (readonly number[])[], rgb: Rgb): Rgb =>
  matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, n, i) => sum + n * (rgb[i] ?? 0), 0),
      ),
    ),
  ) as unknown as Rgb;

/** Oklab, times a hundred: about two are the least that one sees. */
function lab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s),
    100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  ];
}

const apart = (a: Rgb, b: Rgb): number => Math.hypot(...a.map((n, i) => n - (b[i] ?? 0)));

/** The colours of a style sheet by their names, by day and by night. */
function coloursIn(file: string, wanted: RegExp): { day: Map<string, string>; night: Map<string, string> } {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const found = [...text.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].filter(([, name]) =>
    wanted.test(name ?? ''),
  );
  return {
    day: new Map(found.map(([, name, day]) => [name ?? '', day ?? ''])),
    night: new Map(found.map(([, name, , night]) => [name ?? '', night ?? ''])),
  };
}

const LEAST = 8;
const seats = coloursIn('app/theme.css', /^seat-\d$/);

/** The pieces of Satchel have the colours of their wood, by day and by night. */
const heroes = [
  ...readFileSync(join(import.meta.dirname, '../games/satchel/colours.css'), 'utf8').matchAll(
    /\[data-owner="(\w+)"\] \{\s*--own: (#[\da-f]{6})/g,
  ),
].map(([, name, colour]): [string, string] => [name ?? '', colour ?? '']);

/** Those that somebody takes for each other, and how far they are apart. */
const mistaken = (all: readonly (readonly [string, string])[], eyes: keyof typeof EYES): string[] =>
  all.flatMap(([a, one], i) =>
    all.slice(i + 1).flatMap(([b, other]) => {
      const [x, y] = [one, other].map((hex) => lab(through(EYES[eyes], linear(hex))));
      const far = apart(x as Rgb, y as Rgb);
      return far < LEAST ? [`${a} ${b}: ${far.toFixed(1)}`] : [];
    }),
  );

describe.each(Object.keys(EYES) as (keyof typeof EYES)[])('for %s eyes', (eyes) => {
  test.each(['day', 'night'] as const)('the seats differ by %s', (time) => {
    const all = [...seats[time]];
    expect(all).toHaveLength(4);
    expect(mistaken(all, eyes)).toEqual([]);
  });

  test('the heroes and the Keeper differ', () => {
    expect(heroes).toHaveLength(5);
    expect(mistaken(heroes, eyes)).toEqual([]);
  });
});
