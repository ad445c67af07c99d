/** What some of the faces bring. */
interface FaceCell {
  /** In how many ways it can come. */
  readonly ways: number;
  /** For whom the dice are thrown. */
  readonly is: 'good' | 'bad' | 'none';
  /** What it brings, as a sign or a number that needs no language. */
  readonly sign: string;
}

/** What could come of dice, and what came: worked out from what was told of the roll and from printed tables, never from what is hidden. */
export interface RollChance {
  /** One cell for each face of a die, or for each sum of several, from the least to the most. */
  readonly cells: readonly FaceCell[];
  readonly came: number;
  /** How much must be thrown, at least or at most. */
  readonly need?: { readonly n: number; readonly way: 'orMore' | 'orLess' };
}

const waysOf = (cells: readonly FaceCell[]): number => cells.reduce((sum, { ways }) => sum + ways, 0);

/** How likely something good is. */
export const goodIn = ({ cells }: RollChance): number =>
  waysOf(cells.filter(({ is }) => is === 'good')) / waysOf(cells);

/** How likely that was which came. */
export function likelihood({ cells, came }: RollChance): number {
  const { is, sign } = cells[came] ?? {};
  return waysOf(cells.filter((cell) => cell.is === is && cell.sign === sign)) / waysOf(cells);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Of two dice, in how many ways each sum from 2 to 12 comes. */
const SUMS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;

type FaceMeaning = Omit<FaceCell, 'ways'>;
export const GOOD: FaceMeaning = { is: 'good', sign: '✓' };
export const BAD: FaceMeaning = { is: 'bad', sign: '✗' };
export const NOTHING: FaceMeaning = { is: 'none', sign: '–' };

/** One die, by what each face means. */
export const oneDie = (die: number, meaning: (face: number) => FaceMeaning, need?: RollChance['need']): RollChance => ({
  cells: FACES.map((face) => ({ ways: 1, ...meaning(face) })),
  came: die - 1,
  ...(need ? { need } : {}),
});

export const orMore = (die: number, n: number): RollChance =>
  oneDie(die, (face) => (face >= n ? GOOD : BAD), { n, way: 'orMore' });
export const orLess = (die: number, n: number): RollChance =>
  oneDie(die, (face) => (face <= n ? GOOD : BAD), { n, way: 'orLess' });

/** Two dice, by what each sum means. */
export const twoDice = (
  dice: readonly number[],
  meaning: (sum: number) => FaceMeaning,
  need?: RollChance['need'],
): RollChance => ({
  cells: SUMS.map((ways, i) => ({ ways, ...meaning(i + 2) })),
  came: dice.reduce((sum, die) => sum + die, 0) - 2,
  ...(need ? { need } : {}),
});
