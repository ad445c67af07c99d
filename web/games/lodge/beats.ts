import { type Event, must, type Seat } from '@conjure/engine';
import type { LodgeEvent, LodgeView, Owner } from '@conjure/lodge/view';
import type { Beat } from '../../stage/beat.ts';
import type { Flash } from './board/types.ts';

/** Usual lengths in milliseconds. What is to be read takes longer than what is only to be seen. */
const STEP = 300;
const LEAP = 450;
const SIGN = 320;
const GLANCE = 220;
const READ = 850;

/** The Rose grows in the middle of the Lodge. */
const HEART = '0,0';

/** `where`: a room or a model. */
const flash = (where: string, kind: Flash['kind'], ms: number, n?: number): Beat => ({
  ms,
  flash: { hex: where, kind: n === undefined ? kind : `${kind}:${n}` },
});

/** How an event is shown; `null` where the log is enough. */
export function beatOf(happened: Event, seen: unknown): Beat | null {
  const event = happened as LodgeEvent;
  const { seats } = seen as LodgeView;
  const mage = (seat: Seat): string => must(seats[seat].mage ?? undefined, 'the mage of seat', seat);
  const at = (who: Owner): string => (who === 'rose' ? HEART : mage(who));
  switch (event.type) {
    case 'roundBegan':
      return flash(HEART, 'look', READ);
    case 'eventTurned':
      return flash(HEART, 'rose', READ, event.power);
    case 'moonRose':
      return flash(HEART, 'rose', READ);
    case 'moved': {
      const ms = event.how === 'step' || event.how === 'push' ? STEP : LEAP;
      return { ms, motion: { token: event.model, path: [event.from, event.to] } };
    }
    case 'roomActivated':
    case 'roomCopied':
      return flash(event.room, 'activate', SIGN);
    case 'cast':
      return flash(mage(event.by), 'cast', READ);
    case 'revealed':
      return flash(mage(event.by), 'trap', READ);
    case 'cancelled':
      return flash(mage(event.by), 'banish', SIGN);
    case 'attacked':
      return { ...flash(event.targets[0], 'attack', SIGN), from: event.model };
    case 'reduced':
      return flash(mage(event.by), 'shield', SIGN);
    case 'damaged':
      return event.n + event.shared > 0 ? flash(event.model, 'wound', LEAP, event.n + event.shared) : null;
    case 'healed':
      return flash(event.model, 'heal', GLANCE);
    case 'converted':
      return flash(event.model, 'look', GLANCE);
    case 'roomConverted':
      return flash(event.room, 'look', GLANCE);
    case 'instability':
      return flash(event.room, 'instability', SIGN, event.n);
    case 'summoned':
      return flash(event.room, 'summon', LEAP);
    case 'familiarSummoned':
      return flash(mage(event.by), 'summon', READ);
    case 'modeChanged':
      return flash(mage(event.by), event.mode === 'guard' ? 'join' : 'part', READ);
    case 'evocationLeft':
      return flash(event.model, 'banish', LEAP);
    case 'saved':
    case 'unharmed':
      return flash(mage(event.by), 'shield', LEAP);
    case 'defeated':
      return flash(mage(event.seat), 'defeat', READ);
    case 'roomDestroyed':
      return flash(event.room, 'destroy', READ);
    case 'powerChanged':
      return event.change > 0 ? flash(at(event.who), 'power', GLANCE, event.change) : null;
    case 'stole':
      return flash(mage(event.seat), 'look', SIGN);
    case 'questSolved':
      return flash(mage(event.by), 'power', READ, event.power);
    case 'peeked':
    case 'dispelled':
      return flash(mage(event.seat), 'look', LEAP);
    case 'crownTaken':
      return flash(mage(event.by), 'power', LEAP);
    case 'passed':
      return flash(mage(event.by), 'look', GLANCE);
    default:
      return null;
  }
}
