import type { DemonsEvent } from '@conjure/demons/view';
import { type Event, must } from '@conjure/engine';
import type { Beat } from '../../stage/beat.ts';
import type { Flash } from './board/types.ts';

/** How long a walk takes from one hex to the next, and a leap, in milliseconds. */
const STEP = 170;
const LEAP = 450;

const magician = (seat: number): string => `magician-${seat}`;
const mortal = (id: string): string => `mortal-${id}`;

/** `where`: a hex, or a token that stands in one. */
const flash = (where: string, kind: Flash['kind']): Beat => ({ ms: 0, flash: { hex: where, kind } });
const roll = (where: string, kind: Flash['kind'], ...dice: number[]): Beat => ({ ...flash(where, kind), dice });
/** From wherever it stands. */
const leap = (seat: number, hex: string): Beat => ({ ms: LEAP, motion: { token: magician(seat), path: [hex] } });

/** Who attacks, or the first of them. */
const fighter = ({ attacker, attackers }: Extract<DemonsEvent, { type: 'fought' }>): string =>
  attacker === null ? mortal(must(attackers[0], 'who attacks')) : magician(attacker);

/** How an event is shown; `null` where the log is enough. */
export function beatOf(happened: Event): Beat | null {
  const event = happened as DemonsEvent;
  switch (event.type) {
    case 'ordered':
      return { ms: 0, dice: event.rolls };
    case 'moved':
      return { ms: STEP * event.path.length, motion: { token: magician(event.by), path: event.path } };
    case 'marched':
      return { ms: STEP * event.path.length, motion: { token: mortal(event.mortal), path: event.path } };
    case 'evaded':
    case 'reconciled':
      return event.hex === null ? null : leap(event.by, event.hex);
    case 'emerged':
    case 'transported':
      return leap(event.by, event.hex);
    case 'placed':
      return flash(event.hex, 'look');
    case 'woke':
      return event.woke
        ? roll(mortal(event.mortal), 'look', event.die)
        : { ms: 0, at: mortal(event.mortal), dice: [event.die] };
    case 'cornered':
      return flash(event.hex, 'look');
    case 'searched':
      return { ...flash(magician(event.by), 'look'), dice: [event.die] };
    case 'fought':
      return { ...roll(event.hex, 'fight', event.die), from: fighter(event) };
    case 'clashed':
      return {
        ...roll(mortal(event.target), 'fight', event.die),
        from: mortal(must(event.attackers[0], 'who attacks')),
      };
    case 'conjured':
      return roll(magician(event.by), 'conjure', event.die);
    case 'turned':
    case 'ringFound':
      return flash(magician(event.by), 'conjure');
    case 'cursed':
      return event.curses > 0 ? flash(magician(event.by), 'curse') : null;
    case 'tortured':
      return roll(magician(event.by), 'curse', event.die);
    case 'captured':
    case 'died':
      return flash(magician(event.by), 'curse');
    case 'raised':
      return roll(magician(event.by), 'conjure', event.die);
    case 'boxRolled':
      return roll(event.hex, 'find', ...event.dice);
    case 'seized':
      return roll(magician(event.by), 'find', event.die);
    case 'pickedUp':
      return flash(event.hex, 'find');
    case 'gained':
    case 'fetched':
      return flash(magician(event.by), 'find');
    case 'quake':
      return flash(magician(event.by), 'quake');
    case 'cityDestroyed':
      return flash(event.hex, 'quake');
    case 'loved':
      return flash(event.hex, 'conjure');
    case 'familiar':
      return flash(mortal(event.mortal), 'conjure');
    case 'destroyed':
    case 'fled':
      return flash(mortal(event.mortal), 'fight');
    case 'unseen':
    case 'storm':
    case 'cured':
      return flash(magician(event.by), 'conjure');
    case 'distracted':
      return flash(magician(event.target), 'curse');
    default:
      return null;
  }
}
