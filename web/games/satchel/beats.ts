import type { Event } from '@conjure/engine';
import type { SatchelEvent, SatchelView } from '@conjure/satchel/view';
import type { Beat } from '../../stage/beat.ts';
import { spotId } from './model/answers.ts';
import { dieToken } from './model/places.ts';
import { WYRM } from './model/standing.ts';

/** Usual lengths in milliseconds: short, because many things happen. */
const LAY = 240;
const SWEEP = 420;
const STEP = 520;
const SIGN = 360;
const END = 900;

/** What is shown at a place, at a seat, on a familiar or on a deck. */
type FlashKind = 'done' | 'gust' | 'wake' | 'ill' | 'cure' | 'thorns' | 'won';

const flash = (where: string, kind: FlashKind, ms: number = SIGN): Beat => ({ ms, flash: { hex: where, kind } });
const motion = (token: string, to: string, ms: number, from = 'home'): Beat => ({
  ms,
  motion: { token, path: [from, to] },
});

export const seatSign = (seat: number): string => `seat-${seat}`;
export const deckSign = (side: string): string => `deck-${side}`;

/**
 * How an event is shown; `null` where the board shows it by itself. Rolled dice tumble and pieces fly whenever a view
 * changes, so here is only what must be seen before the next thing happens. In real time nobody is kept waiting. [B62]
 */
export function beatOf(happened: Event, seen?: unknown): Beat | null {
  const view = seen as SatchelView | undefined;
  const event = happened as SatchelEvent;
  if (view?.live) return null;
  // Who lays a piece himself has seen it.
  if ((event.type === 'placed' || event.type === 'familiarPlayed') && view && event.by === view.viewer) return null;
  switch (event.type) {
    case 'placed':
      return motion(dieToken(event.by, event.number), spotId(event), LAY);
    case 'familiarPlayed':
      return motion(`familiar-${event.familiar}`, spotId(event), LAY);
    case 'completed':
      return flash(event.place, 'done', SWEEP);
    case 'activated':
      return flash(`familiar-${event.familiar}`, 'wake');
    case 'swept':
      return flash(event.place, 'gust', SWEEP);
    case 'wyrmMoved':
      return motion(WYRM, `${event.to}`, STEP, `${event.from}`);
    case 'thornsPlanted':
      return flash(deckSign('heroes'), 'thorns');
    case 'hexed':
    case 'wounded':
      return flash(seatSign(event.hero), 'ill');
    case 'cured':
      return flash(seatSign(event.hero), 'cure');
    case 'learned':
      return flash(seatSign(event.by), 'cure');
    case 'roundWon':
      return flash(deckSign(event.side), 'won', END);
    default:
      return null;
  }
}
