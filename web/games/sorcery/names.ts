import type { Facts, Phrase, Seat } from '@conjure/engine';
import { figureIn, nameIn, type SorceryView, seatIn } from '@conjure/sorcery/view';
import { commanderOf } from './model/armies.ts';

/** How things are said: words of the page by key, phrases of the game. */
export interface Words {
  t(key: string, facts?: Facts): string;
  say(phrase: Phrase): string;
}

/** Who leads there; of the own army it is known as soon as it is chosen. */
export function leaderOf({ seats }: SorceryView, seat: Seat): SorceryView['seats'][number]['commander'] {
  const { commander, army } = seats[seat];
  const figure = commander || !army ? null : commanderOf(army);
  return figure === null ? commander : { figure, unique: figureIn(figure).rank === 'unique' };
}

/** Who leads there, or before that is known the seat. */
export const seatName = (view: SorceryView, seat: Seat): Phrase =>
  seatIn({ seats: view.seats.map((one) => ({ ...one, commander: leaderOf(view, one.seat) })) }, seat);
export const figureName = (view: SorceryView, figure: number): Phrase => nameIn(view, figure);
export const spellName = (spell: string): Phrase => ({ key: `spell.${spell}` });
export const bookName = (book: string): Phrase => ({ key: `book.${book}` });
export const domainName = (domain: string): Phrase => ({ key: `domain.${domain}` });
export const abilityName = (ability: string): Phrase => ({ key: `ability.${ability}` });
export const objectiveName = (objective: string): Phrase => ({ key: `objective.${objective}` });

/** What stands for a player wherever there is no room for more, as the name has it. */
export const numeralOf = (seat: Seat): string => String(seat + 1);

export const inches = (length: number): number => Math.round(length / 100) / 10;

/** Where something that is added to a value comes from: a card, an ability, or how one stands. */
export const modifierName = (from: string): Phrase => ({ key: from.includes('.') ? from : `modifier.${from}` });
