import { type Phrase, phrase, type Seat } from '@conjure/engine';
import type { Answer } from './rules.ts';
import type { EmbersEvent, EmbersView } from './view.ts';

export const seatPhrase = (seat: Seat): Phrase => phrase('player.seat', { n: seat + 1 });
export const spiritPhrase = (spirit: number): Phrase => phrase(`spirit.${spirit}`);

/** The position in sentences; the first says when it is. */
export const describe = ({ seats, turn, smoke, pile, goal }: EmbersView): Phrase[] => [
  phrase('position.turn', { who: seatPhrase(turn), pile, goal }),
  ...(smoke > 0 ? [phrase('position.smoke', { spirit: spiritPhrase(smoke) })] : []),
  ...seats.map(({ embers, cards, hand }, seat) =>
    hand
      ? phrase('position.own', { who: seatPhrase(seat), embers, hand: hand.map(spiritPhrase) })
      : phrase('position.seat', { who: seatPhrase(seat), embers, cards }),
  ),
];

export function narrate(_: EmbersView, event: EmbersEvent): Phrase {
  const who = seatPhrase(event.by);
  if (event.type === 'drew')
    return event.spirit === null
      ? phrase('event.drew', { who })
      : phrase('event.drew.own', { who, spirit: spiritPhrase(event.spirit) });
  const spirit = spiritPhrase(event.spirit);
  if (event.type === 'released') return phrase('event.released', { who, spirit });
  const { die, embers } = event;
  return embers > 0 ? phrase('event.obeyed', { who, spirit, die, embers }) : phrase('event.fled', { who, spirit, die });
}

export function label(_: EmbersView, _kind: string, answer: unknown): Phrase {
  const { do: action, spirit } = answer as Answer;
  return phrase(`answer.${action}`, { spirit: spiritPhrase(spirit) });
}
