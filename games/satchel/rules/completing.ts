import type { Seat } from '@conjure/engine';
import {
  CHEST,
  HEROES,
  heroSeatOf,
  illOf,
  isHeroCard,
  isRow,
  isSatchel,
  KEEPER,
  type Place,
  SORCERER,
  WYRM_TILE,
} from '../board.ts';
import type { SatchelTable } from '../state.ts';
import { cure, mend } from './afflictions.ts';
import { gainLore } from './learning.ts';
import { clear, named, sleepingFamiliar } from './pieces.ts';
import { placeName } from './places.ts';
import { coloursOn } from './placing.ts';
import { winRound } from './rounds.ts';
import { cast } from './spells.ts';
import { count } from './tally.ts';
import { wyrmArrived, wyrmIsPushed } from './wyrm.ts';

/** The last slot of a place is filled: pieces back, effect, the next card, and whether that ends the round. [B24] */
export function complete(t: SatchelTable, by: Seat, place: Place, aim: string | undefined): void {
  const { state, content } = t;
  const card = isRow(place) ? content.cards[state.row[place]] : null;
  const present = coloursOn(t, place);
  const pieces = clear(t, place); // [B25] [R10]
  t.tell({ type: 'completed', by, place: placeName(t, place), card: card?.id ?? null, pieces });
  if (card === null) completeTile(t, place);
  else if (isHeroCard(place)) {
    count(t, 'ordeals');
    if (card.effect === 'mend') mend(t, present); // Thorns do nothing here [B34]
    gainLore(t);
    replace(t, place);
  } else {
    count(t, 'spells');
    cast(t, card, aim); // [R27]
    if (wyrmArrived(t))
      winRound(t, SORCERER, 'wyrm'); // [B43]
    else replace(t, place);
  }
}

/** Tiles stay where they are, empty again; only a remedy goes. [B26] [R11] */
function completeTile(t: SatchelTable, place: Place): void {
  if (place === WYRM_TILE) wyrmIsPushed(t);
  else if (place === CHEST) wake(t, KEEPER, place);
  else if (isSatchel(place)) wake(t, heroSeatOf(place), place);
  else cure(t, heroSeatOf(place), illOf(place));
}

/** One familiar that sleeps there turns active, whoever laid the Stars. [F6] [F7] [F10] [F11] [F13] */
function wake(t: SatchelTable, owner: Seat, place: Place): void {
  const familiar = sleepingFamiliar(t, owner);
  if (familiar < 0) {
    t.tell({ type: 'wokeNothing', place: placeName(t, place) }); // [R1]
    return;
  }
  t.state.faces[familiar] = 1;
  count(t, owner === KEEPER ? 'wokenBySorcerer' : 'wokenByHeroes');
  const one = named(t, familiar);
  if ('familiar' in one) t.tell({ type: 'activated', ...one });
}

const EVERYBODY = () => null;

/** The card leaves, the top of the same side's deck is opened in its place; the last one wins. [B26] [B27] [B53] [B54] */
function replace(t: SatchelTable, place: Place): void {
  const { state, content } = t;
  const card = state.row[place];
  const heroes = isHeroCard(place);
  if (heroes || content.cards[card].effect !== 'thorns') state.gone.push(card);
  const deck = heroes ? state.ordeals : state.spells;
  const next = t.draw(deck, EVERYBODY);
  state.row[place] = next;
  t.tell({ type: 'cardOpened', place: placeName(t, place), card: content.cards[next].id, left: deck.length });
  if (deck.length === 0) winRound(t, heroes ? HEROES : SORCERER, 'deck');
}
