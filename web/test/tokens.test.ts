import { expect, test } from 'vitest';
import { type Style, sourceOf, sources, stylesOf } from './stylesheets.ts';

const TOKENS = 'web/app/tokens.css';

/** A kind of measure: which properties it is for, which tokens it has, and what else may be said. */
interface Measure {
  readonly of: RegExp;
  readonly tokens: RegExp;
  /** As few as will do; a step more is a step less in common. */
  readonly atMost: number;
  readonly allowed: readonly RegExp[];
}

const MEASURES: Record<string, Measure> = {
  type: {
    of: /^font(-size)?$/,
    tokens: /^--text-/,
    atMost: 12,
    allowed: [
      // In `font`: how bold, and how high a line is.
      /\b[1-9]00\b/,
      /\/\s*[\d.]+(px)?/,
      // Between two steps, with the window or the part.
      /(?<=clamp\([^,]+,\s*)[\d.]+(vw|cqi)/,
      // A share of a piece's own size.
      /calc\(var\(--size\) \* [\d.]+\)/,
    ],
  },
  room: {
    of: /^(gap|row-gap|column-gap|(padding|margin)(-.+)?)$/,
    tokens: /^--space-/,
    atMost: 9,
    allowed: [
      // A hairline; a share of the type, the window, the part; so many steps.
      /(?<![\d.])-?1px/,
      /-?[\d.]+(em|vw|vh|cqi|%)/,
      /calc\(-?\d+ \*/,
      /min\(var\(--\w+\), \d\)/,
    ],
  },
  corners: {
    of: /^border(-.+)?-radius$/,
    tokens: /^--radius-/,
    atMost: 5,
    // A disc, a die.
    allowed: [/[\d.]+%/],
  },
  shadows: { of: /^box-shadow$/, tokens: /^--(shadow|rim)/, atMost: 10, allowed: [] },
  layers: { of: /^z-index$/, tokens: /^--z-/, atMost: 11, allowed: [/calc\(var\(--z-\d\) [+-] var\(--\w+\)\)/] },
};

const sheets = sources('.css', '.svelte').filter((file) => file !== TOKENS);
const styles = sheets.flatMap(stylesOf);
const tokens = new Map(
  stylesOf(TOKENS).flatMap(({ property, value }) => (property.startsWith('--') ? [[property, value]] : [])),
);
const REM = Number.parseFloat(tokens.get('--text-root') ?? '');

for (const [name, measure] of Object.entries(MEASURES)) {
  test(`${name}: no number of its own outside ${TOKENS}`, () => {
    const faults = styles
      .filter(({ property }) => measure.of.test(property))
      .filter((style) => own(style, measure) !== '');
    expect(faults.map((style) => said(style, measure))).toEqual([]);
  });

  test(`${name}: the scale stays short`, () => {
    const steps = [...tokens.keys()].filter((token) => measure.tokens.test(token));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(measure.atMost);
  });
}

test(`screens change only at the widths that ${TOKENS} names`, () => {
  const widths = [...sourceOf(TOKENS).matchAll(/^ \* {3}(\d+px) {2}/gm)].map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(0);
  const known = new RegExp(`\\((width|height) (<|>=) (${widths.join('|')})\\)`, 'g');
  const faults = styles
    .filter(({ property, value }) => property === '@media' && /width|height/.test(value.replace(known, '')))
    .map(({ file, line, value }) => `${file}:${line} @media ${value}: one of ${widths.join(', ')}, as (width < …)`);
  expect(faults).toEqual([]);
});

test('every custom property that is read is set somewhere', () => {
  // By a style, or by a component: style:--size={…}.
  const set = new Set([...tokens.keys(), ...styles.map(({ property }) => property)]);
  for (const file of sources('.svelte', '.ts'))
    for (const [, name] of sourceOf(file).matchAll(/(?:style:|['"`; {])(--[\w-]+)(?==|:|['"`])/g))
      if (name) set.add(name);
  const faults = [...styles, ...stylesOf(TOKENS)].flatMap(({ file, line, value }) =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => name && !set.has(name))
      .map(([read]) => `${file}:${line} ${read}`),
  );
  expect(faults).toEqual([]);
});

test('every token is in use', () => {
  const read = new Set(
    [...sources('.css', '.svelte', '.ts')].flatMap((file) =>
      [...sourceOf(file).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    ),
  );
  expect([...tokens.keys()].filter((token) => !read.has(token))).toEqual([]);
});

test('no component gives the name of a class of one property to something of its own', () => {
  const shared = sourceOf('web/app/utilities.css').matchAll(/^\.([\w-]+)/gm);
  const names = new Set([...shared].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(0);
  const faults = sources('.svelte').flatMap((file) => {
    const [styles = ''] = /<style>[\s\S]*<\/style>/.exec(sourceOf(file)) ?? [];
    const selectors = [...styles.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(
      ([, selector]) => selector,
    );
    return selectors
      .flatMap((selector) => [...(selector?.matchAll(/\.([a-z][\w-]*)/gi) ?? [])])
      .filter(([, name]) => names.has(name))
      .map(([said]) => `${file} ${said}`);
  });
  expect(faults).toEqual([]);
});

/** What a value says that is neither a token nor allowed, or nothing if that is no number. */
function own({ value, isPrinted, isDrawn, property }: Style, { allowed }: Measure): string {
  if (isPrinted || (isDrawn && property.startsWith('font'))) return '';
  const rest = [...allowed, /var\(--[\w-]+\)/, /#[\da-f]+/, /rgb\([^)]*\)/].reduce(
    (text, pattern) => text.replace(new RegExp(pattern, 'gi'), ''),
    value,
  );
  return /[1-9]/.test(rest) ? rest : '';
}

/** Where it is, what it says, and what would be next to it in the scale. */
function said(style: Style, measure: Measure): string {
  const numbers = [...own(style, measure).matchAll(/(?<![\w.])-?([\d.]+)(px|rem|em|)(?![\w.%])/g)];
  const nearest = numbers.map(([, number, unit]) => near(Number(number), unit ?? '', measure));
  const known = [...new Set(nearest.filter((token) => token !== null))];
  const hint = known.length > 0 ? known.join(', ') : `one of ${measure.tokens.source.slice(1)}…`;
  return `${style.file}:${style.line} ${style.property}: ${style.value} → ${hint}`;
}

/** The token that is next to a number. */
function near(number: number, unit: string, measure: Measure): string | null {
  if (number === 0) return null;
  const isLess = unit === 'em';
  let best: { token: string; away: number } | null = null;
  for (const [token, value] of tokens) {
    const [, step, itsUnit] = measure.tokens.test(token) ? (/^(-?[\d.]+)(px|rem|em|)$/.exec(value) ?? []) : [];
    if (step === undefined || token === '--text-root' || (itsUnit === 'em') !== isLess) continue;
    const away = Math.abs(Number(step) * (itsUnit === 'rem' ? REM : 1) - number * (unit === 'rem' ? REM : 1));
    if (best === null || away < best.away) best = { token, away };
  }
  return best && `var(${best.token})`;
}
