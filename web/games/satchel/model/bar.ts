import type { Phrase, Seat } from '@conjure/engine';
import type { SatchelView } from '@conjure/satchel/view';
import type { SeatTally } from '../../face.ts';
import { drawings } from '../drawings.ts';
import { personName, phrase, placeName } from '../names.ts';

/** When it is, in a line. */
export function headingOf({ round, beat, live, seats }: SatchelView): Phrase {
  if (live) return phrase('satchel.bar.live', { round });
  if (!beat) return phrase('satchel.bar.round', { round });
  return phrase('satchel.bar.beat', { round, beat: beat.beat, seat: personName(seats[beat.window].id) });
}

/** Where somebody's pieces lie, and how many dice are left to play with. */
export function talliesOf({ seats }: SatchelView, seat: Seat): SeatTally[] {
  const { dice, place } = seats[seat];
  const n = dice.filter(({ is }) => is !== 'placed').length;
  const inHand = { icon: drawings.die, n, phrase: phrase('satchel.tally.dice', { n }) };
  if (place === null) return [inHand];
  const [kind] = place.split(':');
  const isCard = /^[HS]\d$/.test(kind);
  const icon = isCard
    ? kind.startsWith('H')
      ? drawings.heroes
      : drawings.spells
    : kind === 'chest'
      ? drawings.chest
      : drawings.satchel;
  return [inHand, { icon, n: isCard ? kind : '', phrase: phrase('satchel.tally.at', { place: placeName(place) }) }];
}
