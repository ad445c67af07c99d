import type { Moment, Viewer } from '@conjure/engine';

const SHOWN = 3;
/** What struck the viewer, or was the viewer's doing, weighs so much more. */
const MINE = 50;

/** The like of what is shown already weighs so much less. */
const AGAIN = 40;

/**
 * The moments to look at again: the heaviest, no two from one answer, at least one of them somebody else's where there is
 * one; in the order in which they happened.
 */
export function momentsToShow(moments: readonly Moment[], viewer: Viewer): Moment[] {
  const isMine = ({ seats }: Moment) => viewer !== null && seats.includes(viewer);
  const shown: Moment[] = [];
  const weightOf = (moment: Moment) =>
    moment.weight +
    (isMine(moment) ? MINE : 0) -
    AGAIN * shown.filter(({ event }) => event.type === moment.event.type).length;
  const heaviest = (of: readonly Moment[]) =>
    of.reduce<Moment | null>((best, one) => (best && weightOf(best) >= weightOf(one) ? best : one), null);
  while (shown.length < SHOWN) {
    const apart = moments.filter(({ step }) => shown.every((other) => other.step !== step));
    const isLast = shown.length === SHOWN - 1;
    const others = isLast && shown.every(isMine) ? apart.filter((moment) => !isMine(moment)) : [];
    const next = heaviest(others.length > 0 ? others : apart);
    if (!next) break;
    shown.push(next);
  }
  return shown.sort((a, b) => a.step - b.step);
}
