/** A room's name in one or two lines, and how large it can be. */
export interface Lettered {
  readonly lines: readonly string[];
  readonly size: number;
}

const MOST = 15.5;
/** How wide a letter is for its height, on the average; and how wide the walls let the lines be, from the top. */
const LETTER = 0.5;
const WIDTHS = { one: [118], two: [106, 124] } as const;

const sizeFor = (lines: readonly string[]): number => {
  const widths = lines.length === 1 ? WIDTHS.one : WIDTHS.two;
  return Math.min(MOST, ...lines.map((line, i) => widths[i] / (LETTER * Math.max(1, line.length))));
};

/** The break that lets the letters be largest. */
export function lettered(name: string): Lettered {
  const words = name.split(' ');
  const ways = words.map((_, i) =>
    [words.slice(0, i).join(' '), words.slice(i).join(' ')].filter((line) => line !== ''),
  );
  const best = ways.reduce((a, b) => (sizeFor(b) > sizeFor(a) + 0.01 ? b : a));
  return { lines: best, size: sizeFor(best) };
}
