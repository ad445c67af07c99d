/** A room's name in one or two lines, and how large it can be. */
export interface Lettered {
  readonly lines: readonly string[];
  readonly size: number;
}

const MOST = 15.5;
/** How wide a letter is for its height, on the average; and how wide the walls let the lines be, from the top. */
const LETTER = 0.54;
const WIDTHS = { one: [108], two: [98, 114] } as const;

const sizeFor = (lines: readonly string[]): number => {
  const widths = lines.length === 1 ? WIDTHS.one : WIDTHS.two;
  return Math.min(MOST, ...lines.map((line, i) => widths[i] / (LETTER * Math.max(1, line.length))));
};

/** A second line covers more of the room: it must make the letters so much larger. */
const WORTH = 1.15;

/** The break that lets the letters be largest, where one is worth it. */
export function lettered(name: string): Lettered {
  const words = name.split(' ');
  const ways = words.map((_, i) =>
    [words.slice(0, i).join(' '), words.slice(i).join(' ')].filter((line) => line !== ''),
  );
  const best = ways.reduce((a, b) => (sizeFor(b) > sizeFor(a) * (a.length === 1 ? WORTH : 1) ? b : a));
  return { lines: best, size: sizeFor(best) };
}
