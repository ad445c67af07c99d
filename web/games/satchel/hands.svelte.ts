import type { Seat, Viewer } from '@conjure/engine';
import type { SatchelView } from '@conjure/satchel/view';
import { settings } from '../../app/settings.svelte.ts';
import type { SceneProps } from '../face.ts';
import type { Dragging, Dropped } from './drag.ts';
import { type Hand, newHand } from './hand.svelte.ts';
import { type Held, type SatchelAnswer, spotId } from './model/answers.ts';
import { litFor } from './model/picking.ts';
import { actTogether } from './model/together.ts';

type HandsTable = Pick<SceneProps, 'view' | 'viewer' | 'asked' | 'together' | 'choose' | 'speak'>;

/** A hand for everybody at this screen; one of them is at the board, where it is not said whose hand is meant. */
export function newHands(table: () => HandsTable, carry: (token: string | null) => void) {
  const view = () => table().view as SatchelView;
  const isLive = () => view().live !== null;
  /** An answer counts at once, unless somebody wants a second look at everything; in real time there is none. */
  const act = async (seat: Seat, answer: SatchelAnswer) => {
    const { viewer, choose, speak } = table();
    if (isLive() || seat !== viewer || settings.check !== 'always') return speak(seat, answer);
    choose(answer);
    return null;
  };
  const askedOf = (seat: Seat) => {
    const { viewer, asked, together } = table();
    return seat === viewer ? asked : (together.find((mate) => mate.seat === seat)?.asked ?? null);
  };
  const hands = view().seats.map(({ seat }) =>
    newHand({ seat, view, asked: () => askedOf(seat), act: (answer) => act(seat, answer), carry }),
  );

  /** Who took something up last. */
  let last: Viewer = $state.raw(null);
  let over: Dropped = $state.raw({ spot: null, place: null });

  const isBusy = ({ held, lays }: Hand) => held !== null || lays.length > 0;
  const own = $derived.by((): Hand | null => {
    const { viewer } = table();
    return viewer === null ? null : hands[viewer];
  });
  const acting = $derived(last !== null && isBusy(hands[last]) ? hands[last] : own);
  /** Several people act at once. */
  const shared = $derived(actTogether(view(), table().together));

  const lit = $derived.by((): ReadonlySet<string> => {
    const holding = hands.filter(({ held }) => held !== null);
    if (shared.length > 0 && holding.length === 0) return new Set();
    const lighting = shared.length > 0 ? holding : acting ? [acting] : [];
    return new Set(lighting.flatMap(({ plays, held }) => [...litFor(plays, held)]));
  });
  const takes = $derived(
    new Map(
      hands.flatMap(({ seat, plays }) =>
        plays.takes.map(({ loc, slot }): [string, Seat] => [spotId({ place: loc, slot }), seat]),
      ),
    ),
  );
  const marks = $derived(
    Map.groupBy(
      shared.filter((seat) => hands[seat].target !== null),
      (seat) => spotOfTarget(hands[seat]),
    ),
  );

  const hold = (seat: Seat, piece: Held) => {
    last = seat;
    hands[seat].hold(piece);
  };
  const pieceIn = (piece: string): Held => (piece === 'familiar' ? piece : Number(piece));

  /** What is dragged says whose it is: `2:3`, `2:familiar`, `2:H1#3`. */
  const read = (drag: string): [hand: Hand, piece: string] => {
    const at = drag.indexOf(':');
    return [hands[Number(drag.slice(0, at))], drag.slice(at + 1)];
  };
  const dragging: Dragging = {
    lift(drag) {
      const [hand, piece] = read(drag);
      if (piece.includes('#')) return hand.isAsked;
      last = hand.seat;
      return hand.lift(pieceIn(piece));
    },
    over(at) {
      over = at;
    },
    drop(drag, at) {
      const [hand, piece] = read(drag);
      if (!piece.includes('#')) hand.drop(pieceIn(piece), at);
      else if (at.spot !== piece) hand.carryOff(piece);
    },
  };

  return {
    dragging,
    hold,
    of: (seat: Seat): Hand => hands[seat],
    /** The hand at the board. */
    get acting() {
      return acting;
    },
    /** The seats of those who act at once at this screen; none where one acts at a time. */
    get shared() {
      return shared;
    },
    /** Who has still to say what the spell hits. */
    get aiming() {
      return hands.find(({ lays }) => lays.length > 0) ?? null;
    },
    get lit() {
      return lit;
    },
    get takes() {
      return takes;
    },
    get marks() {
      return marks;
    },
    get over() {
      return over;
    },
    /** What was laid here last, as long as the view does not know of it. */
    get laid() {
      return Object.assign({}, ...hands.map(({ laid }) => laid)) as { readonly [token: string]: string };
    },
    pick(spot: string): void {
      const taker = takes.get(spot);
      const hand = acting?.held === null && taker !== undefined ? hands[taker] : acting;
      hand?.pick(spot);
    },
  };
}

const spotOfTarget = ({ target }: Hand): string => (target ? spotId({ place: target.loc, slot: target.slot }) : '');
