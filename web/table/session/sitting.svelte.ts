import type { Seat, Viewer } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';
import type { PageFace } from '../../games/face.ts';
import { nextSeat } from './seats.ts';

interface SittingDeps {
  states(): ReadonlyMap<Viewer, ServerMessageOf<'state'>>;
  /** Whether events are being shown: nobody changes seats meanwhile. */
  isBusy(): boolean;
  /** Somebody is about to take a seat. */
  beforeTaking(): void;
  /** Somebody has taken it. */
  afterTaking(seat: Viewer): void;
}

/** Who sits here: the seats that are held at this screen, and who of them is looking. */
export function newSitting(
  own: readonly Viewer[],
  { secrets, lead }: Pick<PageFace, 'secrets' | 'lead'>,
  { states, isBusy, beforeTaking, afterTaking }: SittingDeps,
) {
  let held = $state.raw(own);
  let viewer = $state.raw(own[0]);
  /** Behind this curtain somebody else takes the seat. */
  let curtain: Seat | null = $state.raw(null);

  /** Nobody has come to the screen yet. */
  let isNew = true;

  const take = (seat: Viewer) => {
    isNew = false;
    beforeTaking();
    curtain = null;
    viewer = seat;
    afterTaking(seat);
  };

  /** Whoever is asked comes to the screen: it may not be the one who is at it. */
  const hide = () => {
    const next = states()
      .get(viewer)
      ?.asked?.seats.find((seat) => held.includes(seat));
    if (secrets && held.length > 1 && next !== undefined) curtain = next;
  };

  return {
    get seats() {
      return held;
    },
    get viewer() {
      return viewer;
    },
    get curtain() {
      return curtain;
    },
    /** Whoever is asked and sits here takes the seat, behind a curtain where there is something to hide. */
    change(): void {
      const now = states().get(viewer);
      if (isBusy()) return;
      const next = nextSeat(states(), viewer, held, now ? lead?.(now.view) : null);
      if (next === null) {
        // Before the first of them, too, where a bot has begun.
        if (isNew) hide();
      } else if (secrets) curtain = next;
      else take(next);
    },
    /** Who opens a match, or comes back to it, may not be the one who is asked. */
    hide,
    /** Whoever was called takes the seat. */
    drawCurtain(): void {
      if (curtain !== null) take(curtain);
    },
    /** Whoever is looking leaves, and another who sits here is next; the last one stays to watch. */
    leave(): void {
      const left = held.filter((seat) => seat !== viewer);
      if (left.length === 0) return;
      held = left;
      if (secrets) curtain = left.find((seat) => seat !== null) ?? null;
      else take(left[0]);
    },
    /** Somebody has his seat again, and is looking. */
    join(seat: Seat): void {
      held = [...held.filter((other) => other !== null && other !== seat), seat];
      take(seat);
    },
    /** The host speaks to a watcher: bots have all the seats that were held here. */
    giveUp(): void {
      held = [null];
      take(null);
    },
  };
}
