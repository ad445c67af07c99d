import type { Seat } from '@conjure/engine';
import type { SorceryView } from '@conjure/sorcery/view';

const LETTERS = 'ABCD';
/** What is under the hands of who writes Russian. */
const CYRILLIC = 'АБВГ';

type WithFigures = Pick<SorceryView, 'figures'>;

const ownedBy = ({ figures }: WithFigures, seat: Seat) => figures.filter(({ owner }) => owner === seat);

export const letterOf = (seat: Seat): string => LETTERS[seat];

const seatOf = (letter: string): Seat => Math.max(LETTERS.indexOf(letter), CYRILLIC.indexOf(letter));

/** `A3` is the third figure of the first player. */
export function labelOf(view: WithFigures, figure: number): string {
  const { owner } = view.figures[figure];
  return `${letterOf(owner)}${ownedBy(view, owner).findIndex(({ number }) => number === figure) + 1}`;
}

/** The figure of such a label; without a letter one of this player's own. */
export function figureCalled(view: WithFigures, word: string, own: Seat | null): number | null {
  const [, letter, n] = /^([a-dа-г])?(\d+)$/i.exec(word) ?? [];
  const seat = letter ? seatOf(letter.toUpperCase()) : own;
  if (n === undefined || seat === null) return null;
  return ownedBy(view, seat)[Number(n) - 1]?.number ?? null;
}
