import type { Seat } from '@conjure/engine';
import { HEROES, isHeroCard, isRow, KEEPER, type Place, ROW, SORCERER, SPELL_ROW } from './board.ts';
import { fitting, openPlaces } from './hand.ts';
import { hurtDie, readyFamiliar } from './rules/pieces.ts';
import { piecesOn, slotsOf } from './rules/places.ts';
import { gameIsWon, roundsToWin, sideOf } from './rules/rounds.ts';
import { type Position, settingOf } from './state.ts';

/** What each of the things beside the race of the decks is worth, in cards. */
const WORTH = {
  familiar: 0.9,
  wyrm: [0, 0.6, 1.8, 5],
  hex: 0.5,
  wound: 0.7,
  lore: 0.1,
  learned: 0.3,
  slot: 0.12,
  last: 0.3,
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
  const left = (deck: number, began: number, progress: number) => (deck - progress) / Math.max(1, began);
  const share =
    left(state.spells.length, state.began[SORCERER], progress(at, SORCERER)) -
    left(state.ordeals.length, state.began[HEROES], progress(at, HEROES));
  let edge = 0;
  if (readyFamiliar(at, KEEPER) >= 0) edge -= WORTH.familiar;
  for (let seat = 1; seat <= heroes; seat++) {
    if (readyFamiliar(at, seat) >= 0) edge += (2 * WORTH.familiar) / heroes;
    if (state.hexed[seat] >= 0) edge -= WORTH.hex;
    if (hurtDie(at, seat) >= 0) edge -= WORTH.wound;
    if (state.learned[seat] >= 0) edge += WORTH.learned;
  }
  edge += Math.min(state.lore, 4) * WORTH.lore - (WORTH.wyrm[state.wyrm] ?? 9);
  return 1 / (1 + Math.exp(-5 * share - 0.3 * edge));
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
  return (pieces / slots) * 0.6 + (slots - pieces === 1 ? WORTH.last : 0) - 0.1 + WORTH.slot;
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
