/** A command of a path with its numbers; how many each takes, and which of them lie across rather than along. */
const COMMANDS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/y;
/** The flags of an arc may stand without a space: `a5 5 0 01-3 4`. */
const FLAG = /[01]/y;
const TAKES: { readonly [letter: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The lines of a drawing of 512 × 512 to whole units: on the screen, where such a drawing is seldom larger than a hand,
 * nobody sees the difference, and the page carries half of them. Each point is rounded where it lies, not how far it is from
 * the one before, so that no line drifts.
 */
export const coarse = (body: string): string =>
  body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarsePath(path)}"`);

interface Segment {
  /** In small letters: everything is told from where the pen is. */
  readonly letter: string;
  readonly numbers: readonly number[];
}

function coarsePath(path: string): string {
  /** Where the pen is and where its line began, exactly; and where it is as it will be drawn. */
  let [x, y, startX, startY, drawnX, drawnY] = [0, 0, 0, 0, 0, 0];
  const segments: Segment[] = [];
  for (const { letter: written, numbers } of segmentsOf(path)) {
    const letter = written.toLowerCase();
    const [fromX, fromY] = letter === written ? [x, y] : [0, 0];
    const across = (n: number) => Math.round(n + fromX) - drawnX;
    const down = (n: number) => Math.round(n + fromY) - drawnY;
    let moved: number[];
    if (letter === 'z') [x, y, moved] = [startX, startY, []];
    else if (letter === 'h') [x, moved] = [numbers[0] + fromX, [across(numbers[0])]];
    else if (letter === 'v') [y, moved] = [numbers[0] + fromY, [down(numbers[0])]];
    else {
      const [toX, toY] = numbers.slice(-2);
      [x, y] = [toX + fromX, toY + fromY];
      moved =
        letter === 'a'
          ? arc(numbers, across(toX), down(toY))
          : numbers.map((n, i) => (i % 2 === 0 ? across(n) : down(n)));
    }
    if (letter === 'm') [startX, startY] = [x, y];
    [drawnX, drawnY] = [Math.round(x), Math.round(y)];
    if (!isNothing(letter, moved)) segments.push({ letter, numbers: moved });
  }
  return written(segments);
}

/** A circle that is drawn in one stroke ends beside where it began, or it would be none. */
const arc = ([rx, ry, turn, large, sweep]: readonly number[], toX: number, toY: number): number[] => [
  ...[Math.round(rx), Math.round(ry), Math.round(turn), large, sweep],
  ...(large === 1 && toX === 0 && toY === 0 ? [0.1, 0] : [toX, toY]),
];

/** A straight line that leads nowhere. */
const isNothing = (letter: string, numbers: readonly number[]): boolean =>
  'lhv'.includes(letter) && numbers.every((n) => n === 0);

function* segmentsOf(path: string): Iterable<Segment> {
  for (const [, letter, text] of path.matchAll(COMMANDS)) {
    const takes = TAKES[letter.toLowerCase()];
    const numbers = numbersIn(text, takes === 7);
    if (takes === 0) yield { letter, numbers };
    for (let i = 0; takes > 0 && i < numbers.length; i += takes)
      yield {
        letter: i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter,
        numbers: numbers.slice(i, i + takes),
      };
  }
}

function numbersIn(text: string, isArc: boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = isArc && (found.length % 7 === 3 || found.length % 7 === 4) ? FLAG : NUMBER;
    kind.lastIndex = at;
    const [number] = kind.exec(text) ?? [];
    if (number !== undefined) found.push(Number(number));
    at += number?.length ?? 1;
  }
  return found;
}

/** A letter is said once for a row of its kind, and lines may follow a move without theirs. */
const written = (segments: readonly Segment[]): string =>
  segments
    .map(({ letter, numbers }, i) => {
      const before = segments[i - 1]?.letter;
      const isSaid = letter === before ? letter !== 'm' : letter === 'l' && before === 'm';
      return joined(isSaid ? '' : letter, numbers);
    })
    .join('');

/** With a space only where two numbers would read as one. */
const joined = (letter: string, numbers: readonly number[]): string =>
  numbers.reduce<string>((before, n, i) => {
    const next = String(n).replace(/^0\./, '.');
    return before + ((i === 0 && letter !== '') || next.startsWith('-') ? '' : ' ') + next;
  }, letter);
