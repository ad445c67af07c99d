import type { Seat, Viewer } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';

type States = ReadonlyMap<Viewer, Pick<ServerMessageOf<'state'>, 'step' | 'asked' | 'undo' | 'redo'>>;

/**
 * Which of the seats held here is asked while the one that is looking is not; `null` where nobody has to change seats.
 * Who could only cut in makes room for the one who leads.
 */
export function nextSeat(
  states: States,
  viewer: Viewer,
  held: readonly Viewer[],
  lead: Seat | null = null,
): Seat | null {
  const seen = states.get(viewer);
  const open = seen?.asked;
  const leads = lead !== null && lead !== viewer && held.includes(lead) && open?.seats.includes(lead);
  if (!open || (viewer !== null && open.seats.includes(viewer) && !leads)) return null;
  // The host tells one seat after the other; who has not heard of the question yet cannot be shown it.
  const hasHeard = (seat: Seat) => states.get(seat)?.step === seen.step;
  if (leads && hasHeard(lead)) return lead;
  return open.seats.find((seat) => held.includes(seat) && hasHeard(seat)) ?? null;
}

/** For whom to take back: at one screen it is the last thing done there, whoever looks at it now. */
export function undoSeat(states: States, viewer: Viewer, held: readonly Viewer[]): Seat | null {
  const seats = inOrder(viewer, held);
  const undoOf = (seat: Seat) => states.get(seat)?.undo ?? 'nothing';
  return (
    seats.find((seat) => undoOf(seat) === 'free') ??
    seats.find((seat) => undoOf(seat) !== 'nothing') ??
    seats[0] ??
    null
  );
}

export function redoSeat(states: States, viewer: Viewer, held: readonly Viewer[]): Seat | null {
  return inOrder(viewer, held).find((seat) => states.get(seat)?.redo) ?? null;
}

const inOrder = (viewer: Viewer, held: readonly Viewer[]): Seat[] =>
  [viewer, ...held.filter((seat) => seat !== viewer)].filter((seat) => seat !== null);
