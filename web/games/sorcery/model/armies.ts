import { type Army, figureIn } from '@conjure/sorcery/view';

/** Who leads an army: its unique figure, else the dearest that wields a book, else the dearest. */
export function commanderOf({ figures, books }: Pick<Army, 'figures' | 'books'>): string | null {
  const wielders = new Set(books.map(({ wielder }) => figures[wielder]));
  const rank = (id: string): number =>
    figureIn(id).cost + (figureIn(id).rank === 'unique' ? 2_000 : wielders.has(id) ? 1_000 : 0);
  return figures.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
