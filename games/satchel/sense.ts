import type { Seat } from '@conjure/engine';
import { HEROES, isHeroCard, isRow, KEEPER, type Place, ROW, SORCERER, SPELL_ROW } from './board.ts';
import { fitting, openPlaces } from './hand.ts';
import { hurtDie, readyFamiliar } from './rules/pieces.ts';
import { piecesOn, slotsOf } from './rules/places.ts';
import { gameIsWon, roundsToWin, sideOf } from './rules/rounds.ts';
import { type Position, settingOf } from './state.ts';

/** Of a card, what its filled slots are worth; and that only one is open. A full one is a card. */
const LAID = 0.2;
const LAST = 0.1;

/** What a card is worth when about a whole deck is left; and the less is left, the more. */
const CARD = 5.4;
const HARDLY_ANY = 0.15;

/**
 * What each of the things beside the race of the decks is worth, in log-odds of the round. Decks, slots, familiars and the start are fitted
 * to 2,000 rounds between the reference bots; the rest never happened there and is an estimate.
 */
const WORTH = {
  familiar: 0.86,
  keepersFamiliar: 0.29,
  start: -0.2,
  wyrm: [0, 0.23, 0.69, 1.9],
  hex: 0.19,
  wound: 0.27,
  lore: 0.04,
  learned: 0.11,
};

/** How good a position is for a seat, from 0 to 1: a race of two decks, with what speeds or hinders each of them. */
export function sense(at: Position, seat: Seat): number {
  const { state } = at;
  const own = sideOf(seat);
  if (gameIsWon(at)) return state.winner === own ? 1 : 0;
  // Rounds won already, and the chance to win this one; between rounds nothing is known of the next.
  const rounds = (state.won[own] - state.won[1 - own]) / 2;
  const heroes = state.phase === 'over' ? 0.5 : heroesChance(at);
  const chance = own === HEROES ? heroes : 1 - heroes;
  return Math.max(0.001, Math.min(0.999, 0.5 + (rounds + chance - 0.5) / roundsToWin(at)));
}

function heroesChance(at: Position): number {
  const { state } = at;
  const heroes = settingOf(at).heroes;
  const began = (side: number) => Math.max(1, state.began[side]);
  const spells = state.spells.length / began(SORCERER);
  const ordeals = state.ordeals.length / began(HEROES);
  const ahead = spells - ordeals + progress(at, HEROES) / began(HEROES) - progress(at, SORCERER) / began(SORCERER);
  let odds = WORTH.start + (CARD * ahead) / Math.sqrt(HARDLY_ANY + Math.min(spells, ordeals));
  if (readyFamiliar(at, KEEPER) >= 0) odds -= WORTH.keepersFamiliar;
  for (let seat = 1; seat <= heroes; seat++) {
    if (readyFamiliar(at, seat) >= 0) odds += WORTH.familiar / heroes;
    if (state.hexed[seat] >= 0) odds -= WORTH.hex;
    if (hurtDie(at, seat) >= 0) odds -= WORTH.wound;
    if (state.learned[seat] >= 0) odds += WORTH.learned;
  }
  odds += Math.min(state.lore, 4) * WORTH.lore - (WORTH.wyrm[state.wyrm] ?? 3.4);
  return 1 / (1 + Math.exp(-odds));
}

/** What lies on a side's places, in cards: slots filled, and more for a card that is nearly full; and what its dice show that fits there. */
function progress(at: Position, side: number): number {
  let sum = 0;
  for (let i = 0; i < ROW; i++) sum += filled(at, side === HEROES ? i : SPELL_ROW + i, 0);
  const [first, last] = side === HEROES ? [1, settingOf(at).heroes] : [KEEPER, KEEPER];
  for (let seat = first; seat <= last; seat++) sum += promised(at, seat);
  return sum;
}

/** What a place would be worth with so many more pieces. A full one is a card. */
function filled(at: Position, place: Place, more: number): number {
  const pieces = piecesOn(at, place) + more;
  if (pieces === 0 || (isHeroCard(place) && at.state.wyrm === place + 1)) return 0;
  const slots = slotsOf(at, place).length;
  if (pieces === slots) return 1;
  return (pieces / slots) * LAID + (slots - pieces === 1 ? LAST : 0);
}

/** What a seat's dice show is worth what they add where they fit best: so luck is told when they fall. */
function promised(at: Position, seat: Seat): number {
  if (at.state.phase !== 'running') return 0;
  let most = 0;
  for (const place of openPlaces(at, seat)) {
    if (!isRow(place)) continue;
    const dice = fitting(at, seat, place);
    if (dice > 0) most = Math.max(most, filled(at, place, dice) - filled(at, place, 0));
  }
  return most;
}
