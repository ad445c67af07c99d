import type { PlaceName, SatchelView, SeatView } from '@conjure/satchel/view';

import { type Held, heldBy, type Lay, type Plays, type SatchelAnswer, type Spot, spotId } from './answers.ts';

/** The slots that take what is held; with empty hands those that take any piece. */
export const litFor = ({ lays }: Plays, held: Held | null): ReadonlySet<string> =>
  new Set(
    lays.filter((lay) => held === null || heldBy(lay) === held).map(({ loc, slot }) => spotId({ place: loc, slot })),
  );

/** Pieces that can be laid somewhere. */
export const usable = ({ lays }: Plays): ReadonlySet<Held> => new Set(lays.map(heldBy));

const symbolAt = (view: SatchelView, { loc, slot }: Lay) =>
  view.places.find(({ place }) => place === loc)?.slots[slot - 1]?.symbol;

/** Of the ways to lay, those into the first slot that is named, with the piece that is named first: they differ in their aims. */
function alike([first, ...others]: readonly Lay[]): Lay[] {
  if (!first) return [];
  const same = ({ loc, slot }: Lay) => loc === first.loc && slot === first.slot;
  return [first, ...others.filter((lay) => same(lay) && heldBy(lay) === heldBy(first))];
}

/**
 * What somebody means who brings a piece to a slot, to a place, or nowhere in particular: several where an aim is still to
 * be chosen. A face is laid where it is asked for rather than a Star in its stead, and dice rather than a familiar.
 */
export function laysAt(view: SatchelView, seat: number, plays: Plays, held: Held | null, to: Partial<Spot>): Lay[] {
  const fitting = plays.lays.filter(
    (lay) =>
      (held === null || heldBy(lay) === held) &&
      (to.place === undefined || lay.loc === to.place) &&
      (to.slot === undefined || lay.slot === to.slot),
  );
  const dice = view.seats[seat].dice;
  const rank = (lay: Lay): number => {
    if (lay.do === 'familiar') return 2;
    return dice.find(({ number }) => number === lay.die)?.face === symbolAt(view, lay) ? 0 : 1;
  };
  return alike(fitting.toSorted((a, b) => rank(a) - rank(b)));
}

/** The slots that take a piece, the best first: of equal ones on a place only the leftmost, for each aim. */
export function targetsOf(view: SatchelView, seat: number, plays: Plays, held: Held): Lay[] {
  const lays = plays.lays.filter((lay) => heldBy(lay) === held);
  const [best] = laysAt(view, seat, plays, held, {});
  const isBest = ({ loc, slot }: Lay) => loc === best?.loc && slot === best.slot;
  const kinds = new Map<string, Lay>();
  for (const lay of [...lays.filter(isBest), ...lays]) {
    const kind = `${lay.loc} ${symbolAt(view, lay)} ${lay.aim ?? ''}`;
    if (!kinds.has(kind)) kinds.set(kind, lay);
  }
  return [...kinds.values()];
}

/** The next piece for a hand that holds this one: those that fit somewhere, else all that show a face; at the end nothing. */
export function nextPiece(seat: SeatView, plays: Plays, held: Held | null): Held | null {
  const fits = usable(plays);
  const showing = seat.dice.flatMap(({ is, number }) => (is === 'showing' ? [number] : []));
  const useful = showing.filter((number) => fits.has(number));
  const round = useful.length > 0 ? useful : showing;
  return round[typeof held === 'number' ? round.indexOf(held) + 1 : 0] ?? null;
}

const stamp = (view: SatchelView): { at?: number } => (view.live ? { at: view.live.now } : {});

/** What somebody wants who brings a piece where it may not lie: asked for, it is refused with its rule. */
export function answerAt(view: SatchelView, seat: number, held: Held | null, { place, slot }: Spot): SatchelAnswer {
  const piece = held ?? firstShowing(view.seats[seat]);
  const spot = { loc: place, slot, ...stamp(view) };
  return piece === 'familiar' ? { do: 'familiar', ...spot } : { do: 'place', die: piece, ...spot };
}

const firstShowing = (seat: SeatView | undefined): number => seat?.dice.find(({ is }) => is === 'showing')?.number ?? 1;

/** The first empty slot of a place, or the first one: where a piece that is brought to the place as a whole would go. */
export function slotIn(view: SatchelView, place: PlaceName): Spot {
  const slots = view.places.find((each) => each.place === place)?.slots ?? [];
  return { place, slot: slots.findIndex(({ piece }) => piece === null) + 1 || 1 };
}

/** A roll of these dice as it was offered, or as somebody wishes it. */
export function rollOf(view: SatchelView, { rolls }: Plays, numbers: readonly number[]): SatchelAnswer {
  const same = (dice: readonly number[]) => dice.length === numbers.length && numbers.every((n) => dice.includes(n));
  return rolls.find(({ dice }) => same(dice)) ?? { do: 'roll', dice: [...numbers], ...stamp(view) };
}

/** Taking back what lies there, whether or not it may be. */
export function takeAt(view: SatchelView, { takes }: Plays, { place, slot }: Spot): SatchelAnswer {
  const offered = takes.find((take) => take.loc === place && take.slot === slot);
  return offered ?? { do: 'recover', loc: place, slot, ...stamp(view) };
}

export const passing = (view: SatchelView, { pass }: Plays): SatchelAnswer => pass ?? { do: 'pass', ...stamp(view) };
export const takingAll = (view: SatchelView, { takeAll }: Plays): SatchelAnswer =>
  takeAll ?? { do: 'recoverAll', ...stamp(view) };
export const pausing = (view: SatchelView): SatchelAnswer => ({ do: 'pause', ...stamp(view) });
