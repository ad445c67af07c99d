import type { SatchelView } from '@conjure/satchel';

/** The seats that have rolled between two views of one match. */
export function rolledBetween(before: SatchelView | null, after: SatchelView): number[] {
  if (!before || before.round !== after.round) return [];
  return after.seats.flatMap(({ seat, dice }) => {
    const earlier = before.seats[seat]?.dice ?? [];
    const isNew = dice.some(({ is, face }, i) => is === 'showing' && earlier[i]?.face !== face);
    const stamp = stampOf(after, seat);
    return isNew || (stamp !== null && stamp !== stampOf(before, seat)) ? [seat] : [];
  });
}

/** Says when a seat rolled last: a roll of the same faces is a roll, too. */
function stampOf({ beat, live }: SatchelView, seat: number): number | null {
  if (live) return live.rolledAt[seat] ?? null;
  return beat?.rolled && beat.window === seat ? beat.beat : null;
}
