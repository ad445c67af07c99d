import type { Viewer } from '@conjure/engine';
import type { Asked } from '@conjure/host';
import type { SatchelView } from '@conjure/satchel';
import type { Dragging, Dropped } from './drag.ts';
import { carry } from './flight.ts';
import { type Answer, type Held, heldBy, type Lay, playsIn, spotId, spotOf } from './model/answers.ts';
import type { Press } from './model/keys.ts';
import { laysAt, passing, pausing, rollOf, slotIn, takeAt, takingAll, wishAt } from './model/picking.ts';
import { dieToken } from './model/places.ts';

interface Place {
  view(): SatchelView;
  viewer(): Viewer;
  asked(): Asked | null;
  choose(answer: Answer): void;
}

/** What one does at the table: takes a piece in the hand, lays it, aims, rolls. What may be done is for the host to say. */
export function newHand({ view, viewer, asked, choose }: Place) {
  let hand = $state.raw<{ held: Held; of: Viewer } | null>(null);
  /** Ways to lay the last piece of a spell, one for each aim. */
  let aiming = $state.raw<{ lays: readonly Lay[]; during: unknown } | null>(null);
  /** Dice that stay as they are when the others are rolled. */
  let kept: readonly number[] = $state.raw([]);
  let laid = $state.raw<{ token: string; spot: string; during: unknown } | null>(null);
  let over: Dropped = $state.raw({ spot: null, place: null });

  const plays = $derived(playsIn(asked()));
  const seat = $derived(viewer() ?? 0);
  const own = $derived(viewer() === null ? null : view().seats[seat]);
  const awake = $derived(own?.familiars.find(({ is }) => is === 'awake') ?? null);
  const isLoose = (piece: Held) =>
    piece === 'familiar'
      ? awake !== null
      : own?.dice.some(({ number, is }) => number === piece && is !== 'placed') === true;
  const held = $derived(hand && hand.of === viewer() && asked() && isLoose(hand.held) ? hand.held : null);
  const lays = $derived(aiming && aiming.during === asked() ? aiming.lays : []);
  const isKept = (number: number) =>
    kept.includes(number) && own?.dice.some((die) => die.number === number && die.is === 'showing') === true;

  const tokenOf = (piece: Held) => (piece === 'familiar' ? `familiar-${awake?.familiar}` : dieToken(seat, piece));
  const pieceIn = (drag: string): Held => (drag === 'familiar' ? drag : Number(drag));
  const isAsked = () => asked() !== null && viewer() !== null;

  const give = (way: Lay) => {
    laid = { token: tokenOf(heldBy(way)), spot: spotId({ place: way.loc, slot: way.slot }), during: view() };
    hand = null;
    aiming = null;
    choose(way);
  };

  /** Lays it, or asks for the aim; `false` where there is no way to. */
  const lay = (ways: readonly Lay[]): boolean => {
    if (ways.length > 1) aiming = { lays: ways, during: asked() };
    else if (ways[0]) give(ways[0]);
    return ways.length > 0;
  };

  const hold = (piece: Held) => {
    carry(null);
    if (!isAsked()) return;
    if (held !== piece) hand = { held: piece, of: viewer() };
    else if (!lay(laysAt(view(), seat, plays, piece, {}))) hand = null;
  };

  const pick = (id: string, piece = held) => {
    if (!isAsked()) return;
    const spot = spotOf(id);
    const there = view().places.find(({ place }) => place === spot.place)?.slots[spot.slot - 1]?.piece;
    if (there && piece === null) choose(takeAt(view(), plays, spot));
    else if (!lay(laysAt(view(), seat, plays, piece, spot))) choose(wishAt(view(), seat, piece, spot));
  };

  const pickPlace = (place: string, piece = held) => {
    const aimed = lays.find(({ aim }) => aim === place);
    if (aimed) give(aimed);
    else if (isAsked() && !lay(laysAt(view(), seat, plays, piece, { place })))
      choose(wishAt(view(), seat, piece, slotIn(view(), place)));
  };

  const roll = () => {
    const loose = own?.dice.filter(({ is, number }) => (is === 'unrolled' || is === 'showing') && !isKept(number));
    if (isAsked()) choose(rollOf(view(), plays, loose?.map(({ number }) => number) ?? []));
  };
  const take = () => isAsked() && choose(takingAll(view(), plays));
  const pass = () => isAsked() && choose(passing(view(), plays));
  const pause = () => isAsked() && choose(pausing(view()));

  const dragging: Dragging = {
    lift(drag) {
      if (isAsked() && !drag.includes('#')) hand = { held: pieceIn(drag), of: viewer() };
      return isAsked();
    },
    over(at) {
      over = at;
    },
    drop(drag, at) {
      if (drag.includes('#')) {
        if (at.spot !== drag) choose(takeAt(view(), plays, spotOf(drag)));
        return;
      }
      const piece = pieceIn(drag);
      carry(tokenOf(piece));
      if (at.spot) pick(at.spot, piece);
      else if (at.place) pickPlace(at.place, piece);
      else hand = null;
    },
  };

  return {
    dragging,
    get plays() {
      return plays;
    },
    get held() {
      return held;
    },
    get lays() {
      return lays;
    },
    /** What something is held over. */
    get over() {
      return over;
    },
    /** Numbers of the dice that stay as they are. */
    get kept() {
      return own?.dice.flatMap(({ number }) => (isKept(number) ? [number] : [])) ?? [];
    },
    /** The piece that was laid last, as long as the view does not know of it. */
    get laid() {
      return laid && laid.during === view() ? { [laid.token]: laid.spot } : {};
    },
    give,
    hold,
    pick,
    pickPlace,
    roll,
    take,
    pass,
    pause,
    keep(number: number): void {
      kept = isKept(number) ? kept.filter((each) => each !== number) : [...kept, number];
    },
    /** Puts down what is held; `false` where there is nothing. */
    putDown(): boolean {
      const had = held !== null || lays.length > 0;
      hand = null;
      aiming = null;
      return had;
    },
    press(press: Press): void {
      carry(null);
      if (press.do === 'die') hold(press.number);
      else if (press.do === 'familiar') hold('familiar');
      else if (press.do === 'lay') pickPlace(press.place);
      else if (press.do === 'roll') roll();
      else if (press.do === 'take') take();
      else pass();
    },
  };
}
