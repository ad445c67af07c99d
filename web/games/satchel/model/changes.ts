import type { SatchelView } from '@conjure/satchel/view';

/** The seats that have rolled between two views of one match. */
export function rolledBetween(before: SatchelView | null, after: SatchelView): number[] {
  if (!before || before.round !== after.round) return [];
  return after.seats.flatMap(({ seat, dice }) => {
    const earlier = before.seats[seat].dice;
    const isNew = dice.some(({ is, face }, i) => is === 'showing' && earlier[i]?.face !== face);
    const stamp = stampOf(after, seat);
    return isNew || (stamp !== null && stamp !== stampOf(before, seat)) ? [seat] : [];
  });
}

/** Whether a piece lies elsewhere, or the Wyrm: then something flies. */
export function hasMoved(before: SatchelView | null, after: SatchelView): boolean {
  if (!before || before === after) return false;
  return before.wyrm !== after.wyrm || whereabouts(before) !== whereabouts(after);
}

const whereabouts = ({ places }: SatchelView): string =>
  places
    .flatMap(({ place, slots }) =>
      slots.map(({ piece }, i) =>
        piece ? `${place}#${i} ${'familiar' in piece ? piece.familiar : `${piece.by}-${piece.number}`}` : '',
      ),
    )
    .join();

/** Says when a seat rolled last: a roll of the same faces is a roll, too. */
function stampOf({ beat, live }: SatchelView, seat: number): number | null {
  if (live) return live.rolledAt[seat] ?? null;
  return beat?.rolled && beat.window === seat ? beat.beat : null;
}
