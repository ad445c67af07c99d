import type { Seat } from '@conjure/engine';
import type { OpenQuestion, ServerMessageOf } from '@conjure/host';
import type { SatchelView } from '@conjure/satchel/view';
import type { Rejection } from '../../wire/index.ts';
import {
  fitOf,
  type Held,
  heldBy,
  isSame,
  type Lay,
  playsIn,
  type SatchelAnswer,
  spotId,
  spotOf,
} from './model/answers.ts';
import type { Press } from './model/keys.ts';
import {
  answerAt,
  laysAt,
  nextPiece,
  passing,
  pausing,
  rollOf,
  slotIn,
  takeAt,
  takingAll,
  targetsOf,
} from './model/picking.ts';
import { dieToken } from './model/places.ts';

interface HandDeps {
  readonly seat: Seat;
  view(): SatchelView;
  asked(): OpenQuestion | null;
  /** Gives an answer; what is against it comes back. */
  act(answer: SatchelAnswer): Promise<Rejection | null>;
  /** Says which piece is brought by hand. */
  carry(token: string | null): void;
}

type Refused = ServerMessageOf<'refused'>['refused'];
/** So long a refusal stays to be read, in milliseconds. */
const READING = 6_000;

export type Hand = ReturnType<typeof newHand>;

/** What one does at the table: takes a piece in the hand, lays it, aims, rolls. What may be done is for the host to say. */
export function newHand({ seat, view, asked, act, carry }: HandDeps) {
  let hand: Held | null = $state.raw(null);
  /** Ways to lay the last piece of a spell, one for each aim. */
  let aiming: readonly Lay[] = $state.raw([]);
  /** Dice that stay as they are when the others are rolled. */
  let kept: readonly number[] = $state.raw([]);
  let laid = $state.raw<{ token: string; spot: string; during: unknown } | null>(null);
  /** Why the last answer was refused. */
  let refused: Refused | null = $state.raw(null);
  /** Which of the slots that take the piece the keys point at. */
  let nth = $state(0);

  const plays = $derived(playsIn(asked()));
  const own = $derived(view().seats[seat]);
  const awake = $derived(own.familiars.find(({ is }) => is === 'awake') ?? null);
  const isLoose = (piece: Held) =>
    piece === 'familiar' ? awake !== null : own.dice.some(({ number, is }) => number === piece && is !== 'placed');
  const held = $derived(hand !== null && asked() && isLoose(hand) ? hand : null);
  const targets = $derived(held === null ? [] : targetsOf(view(), seat, plays, held));
  const target = $derived(targets[nth % Math.max(1, targets.length)] ?? null);
  // Where all act at once the others go on while one aims: what is still offered can still be chosen.
  const lays = $derived(
    aiming.length === 0 ? aiming : plays.lays.filter((lay) => aiming.some((one) => isSame(one, lay))),
  );
  const shows = (number: number) => own.dice.some((die) => die.number === number && die.is === 'showing');
  const isKept = (number: number) => kept.includes(number) && shows(number);

  const tokenOf = (piece: Held) => (piece === 'familiar' ? `familiar-${awake?.familiar}` : dieToken(seat, piece));
  const isAsked = () => asked() !== null;

  let reading: ReturnType<typeof setTimeout> | undefined;
  let isGiving = false;
  const choose = async (answer: SatchelAnswer): Promise<void> => {
    // Who presses twice means it once, but where every moment counts.
    if (isGiving && view().live === null) return;
    aiming = [];
    isGiving = true;
    const against = await act(answer);
    isGiving = false;
    clearTimeout(reading);
    refused = against?.is === 'refused' ? against.refused : null;
    if (refused) reading = setTimeout(() => (refused = null), READING);
  };
  const take = (piece: Held | null) => {
    if (piece !== hand) nth = 0;
    hand = piece;
  };

  const give = (way: Lay) => {
    laid = { token: tokenOf(heldBy(way)), spot: spotId({ place: way.loc, slot: way.slot }), during: view() };
    hand = null;
    void choose(way);
  };

  /** Lays it, or asks for the aim; `false` where there is no way to. */
  const lay = (ways: readonly Lay[]): boolean => {
    if (ways.length > 1) aiming = ways;
    else if (ways[0]) give(ways[0]);
    return ways.length > 0;
  };

  const hold = (piece: Held) => {
    carry(null);
    if (!isAsked()) return;
    if (held !== piece) take(piece);
    else if (!lay(laysAt(view(), seat, plays, piece, {}))) hand = null;
  };

  const pick = (id: string, piece: Held | null = held) => {
    if (!isAsked()) return;
    const spot = spotOf(id);
    const there = view().places.find(({ place }) => place === spot.place)?.slots[spot.slot - 1]?.piece;
    if (there && piece === null) void choose(takeAt(view(), plays, spot));
    else if (!lay(laysAt(view(), seat, plays, piece, spot))) void choose(answerAt(view(), seat, piece, spot));
  };

  const pickPlace = (place: string, piece: Held | null = held) => {
    const aimed = lays.find(({ aim }) => aim === place);
    if (aimed) give(aimed);
    else if (isAsked() && !lay(laysAt(view(), seat, plays, piece, { place })))
      void choose(answerAt(view(), seat, piece, slotIn(view(), place)));
  };

  /** Who has a face in his hand does not throw it away. */
  const stays = (number: number) => isKept(number) || (held === number && shows(number));
  const rolled = $derived(
    own.dice.flatMap(({ is, number }) => ((is === 'unrolled' || is === 'showing') && !stays(number) ? [number] : [])),
  );
  const roll = () => {
    if (isAsked()) void choose(rollOf(view(), plays, rolled));
  };
  const takeBack = () => isAsked() && void choose(takingAll(view(), plays));
  const pass = () => isAsked() && void choose(passing(view(), plays));
  const pause = () => isAsked() && void choose(pausing(view()));
  const resume = () => plays.resume && void choose(plays.resume);

  /** Without a look at the board: by keys, where several people share them. */
  const layTarget = () => {
    if (!isAsked()) return;
    if (target) return give(target);
    const piece = held ?? nextPiece(own, plays, null);
    if (lay(laysAt(view(), seat, plays, piece, {}).slice(0, 1))) return;
    void choose(answerAt(view(), seat, piece, slotIn(view(), own.place ?? (own.side === 'heroes' ? 'H1' : 'S1'))));
  };

  return {
    seat,
    get plays() {
      return plays;
    },
    get held() {
      return held;
    },
    get lays() {
      return lays;
    },
    /** Numbers of the dice that a roll would throw, and how likely one of them will fit somewhere, in hundredths. */
    get rolled() {
      return rolled;
    },
    get fit() {
      return fitOf(asked(), rolled);
    },
    /** Where the keys would lay it. */
    get target() {
      return target;
    },
    get refused() {
      return refused;
    },
    get isAsked() {
      return isAsked();
    },
    /** Numbers of the dice that stay as they are. */
    get kept() {
      return own.dice.flatMap(({ number }) => (isKept(number) ? [number] : []));
    },
    /** The piece that was laid last, as long as the view does not know of it. */
    get laid() {
      return laid && laid.during === view() ? { [laid.token]: laid.spot } : {};
    },
    /** Gives an answer as it is. */
    say: (answer: SatchelAnswer) => void choose(answer),
    give,
    hold,
    pick,
    pickPlace,
    roll,
    takeBack,
    pass,
    pause,
    resume,
    /** Takes it up to carry it; `false` where one is not asked. */
    lift(piece: Held): boolean {
      if (isAsked()) take(piece);
      return isAsked();
    },
    /** What was carried is laid there, or put down again. */
    drop(piece: Held, at: { readonly spot: string | null; readonly place: string | null }): void {
      carry(tokenOf(piece));
      if (at.spot) pick(at.spot, piece);
      else if (at.place) pickPlace(at.place, piece);
      else hand = null;
    },
    /** A piece that lies on the board was carried off. */
    carryOff(spot: string): void {
      if (isAsked()) void choose(takeAt(view(), plays, spotOf(spot)));
    },
    keep(number: number): void {
      kept = isKept(number) ? kept.filter((each) => each !== number) : [...kept, number];
    },
    /** Puts down what is held; `false` where there is nothing. */
    putDown(): boolean {
      const had = held !== null || lays.length > 0;
      hand = null;
      aiming = [];
      return had;
    },
    press(press: Press): void {
      carry(null);
      if (press.do === 'die') hold(press.number);
      else if (press.do === 'familiar') hold('familiar');
      else if (press.do === 'lay') pickPlace(press.place);
      else if (press.do === 'roll') roll();
      else if (press.do === 'take') takeBack();
      else if (press.do === 'nextDie') take(nextPiece(own, plays, held));
      else if (press.do === 'nextSlot') held === null ? take(nextPiece(own, plays, null)) : nth++;
      else if (press.do === 'layThere') layTarget();
      else pass();
    },
  };
}
