import type { DieView, FamiliarView, SatchelView, SeatView, SymbolName } from '@conjure/satchel/view';

import { familiarName, letterOf, personName, phrase, placeName, symbolName, type Words } from '../names.ts';
import { dieToken } from './places.ts';

export interface DieShape extends DieView {
  readonly token: string;
  readonly label: string;
}

export interface FamiliarShape extends FamiliarView {
  readonly token: string;
  readonly name: string;
  readonly label: string;
}

/** Where a seat stands in the order of the beat. */
type Turn = 'done' | 'open' | 'next';

export interface SeatShape {
  readonly seat: number;
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly side: SeatView['side'];
  readonly dice: readonly DieShape[];
  readonly familiars: readonly FamiliarShape[];
  /** Where all of its pieces lie, in short. */
  readonly at: string | null;
  readonly stars: readonly SymbolName[];
  readonly hexed: SymbolName | null;
  readonly wounded: boolean;
  readonly turn: Turn | null;
  readonly label: string;
}

export const lettersOf = ({ seats }: SatchelView, { say }: Words): string[] =>
  seats.map(({ id }) => letterOf(say(personName(id))));

export function seatsOf(view: SatchelView, words: Words): SeatShape[] {
  const { say } = words;
  const letters = lettersOf(view, words);
  return view.seats.map((seat) => {
    const name = say(personName(seat.id));
    const facts = { seat: personName(seat.id) };
    const dice = seat.dice.map(
      (die): DieShape => ({ ...die, token: dieToken(seat.seat, die.number), label: say(diePhrase(die)) }),
    );
    const familiars = seat.familiars.map(
      ({ familiar, is }): FamiliarShape => ({
        familiar,
        is,
        token: `familiar-${familiar}`,
        name: say(familiarName(familiar)),
        label: say(phrase(`position.familiar.${is}`, { ...facts, familiar: familiarName(familiar) })),
      }),
    );
    return {
      seat: seat.seat,
      id: seat.id,
      name,
      letter: letters[seat.seat],
      side: seat.side,
      dice,
      familiars,
      at: seat.place === null ? null : shortPlace(view, seat.place, letters, words),
      stars: seat.wild,
      hexed: seat.hexed,
      wounded: seat.wounded,
      turn: turnOf(view, seat.seat),
      label: describeSeat(seat, words),
    };
  });
}

/** Where all know whose is whose, a tile and a letter are enough. */
function shortPlace(view: SatchelView, place: string, letters: readonly string[], { say }: Words): string {
  const [kind, hero, ill] = place.split(':');
  const owner = letters[view.seats.findIndex(({ id }) => id === hero)];
  if (hero === undefined) return say(/^[HS]\d$/.test(kind) ? placeName(place) : phrase(`tile.${kind}`));
  return `${say(phrase(ill === undefined ? `tile.${kind}` : `ill.${ill}`))} ${owner}`;
}

const diePhrase = ({ number, is, face }: DieView) =>
  phrase(`position.die.${is}`, { number, face: face ? symbolName(face) : phrase('face.unrolled') });

/** The sentences with which the game itself describes a seat. */
function describeSeat({ id, dice, place, emblem, wild, hexed, wounded }: SeatView, { say }: Words): string {
  const facts = { seat: personName(id) };
  return [
    phrase('position.seat', { ...facts, dice: dice.map(diePhrase), place: place ? placeName(place) : 'none' }),
    ...(emblem ? [phrase('position.stars', { ...facts, symbols: wild.map(symbolName) })] : []),
    ...(hexed ? [phrase('position.hexed', { ...facts, symbol: symbolName(hexed) })] : []),
    ...(wounded ? [phrase('position.wounded', facts)] : []),
  ]
    .map(say)
    .join(' ');
}

function turnOf({ beat, phase }: SatchelView, seat: number): Turn | null {
  if (!beat || phase === 'over') return null;
  const [mine, open] = [beat.order.indexOf(seat), beat.order.indexOf(beat.window)];
  return mine < open ? 'done' : mine === open ? 'open' : 'next';
}
