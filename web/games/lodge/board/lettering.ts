/** A room's name in one or two lines, and how large it can be. */
export interface Lettered {
  readonly lines: readonly string[];
  readonly size: number;
}

const MOST = 15.5;
/** How wide the walls and the rim of a lit room let the lines be, from the top, where the whole house is seen and names are larger. */
const WIDTHS = { one: [82], two: [78, 100] } as const;

/** How wide a letter is for its height. */
function widthOf(letter: string): number {
  if (/[mwMWжшщюфмЖШЩЮФМ]/.test(letter)) return 0.85;
  if (/[fijlrt’ .-]/.test(letter)) return 0.33;
  return letter === letter.toLowerCase() ? 0.5 : 0.62;
}

const spanOf = (line: string): number => [...line].reduce((sum, letter) => sum + widthOf(letter), 0);

const sizeFor = (lines: readonly string[]): number => {
  const widths = lines.length === 1 ? WIDTHS.one : WIDTHS.two;
  return Math.min(MOST, ...lines.map((line, i) => widths[i] / spanOf(line)));
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
