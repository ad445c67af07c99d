import type { Seat } from '@conjure/engine';
import { STAR } from '../board.ts';
import { FACES, type FaceName, SYMBOLS } from '../data.ts';
import type { PlaceView, SatchelView, SeatView } from '../view.ts';
import type { DiceHand } from './rolls.ts';

/** A seat as the bots reckon with it. */
export interface Player extends DiceHand {
  readonly seat: Seat;
  /** Dice that are neither placed nor hurt; those that are not hurt; familiars that can be played. */
  readonly loose: number;
  readonly unhurt: number;
  readonly ready: number;
  readonly shown: SeatView;
}

/** What a bot sees: the view, and in it the players and the one that it plays. */
export interface Sight {
  readonly view: SatchelView;
  readonly players: readonly Player[];
  readonly me: Player;
}

export function sightOf(view: SatchelView, seat: Seat): Sight {
  const players = view.seats.map(playerOf);
  return { view, players, me: players[seat] };
}

export const SYMBOL = Object.fromEntries(FACES.map((face, i) => [face, i])) as Record<FaceName, number>;

function playerOf(shown: SeatView): Player {
  let loose = 0;
  let hurt = 0;
  for (const { is } of shown.dice) {
    if (is === 'hurt') hurt++;
    else if (is !== 'placed') loose++;
  }
  let ready = 0;
  for (const { is } of shown.familiars) if (is === 'awake') ready++;
  let wild = 0;
  for (const symbol of shown.wild) wild |= 1 << SYMBOL[symbol];
  const hexed = shown.hexed === null ? -1 : SYMBOLS.indexOf(shown.hexed);
  return { seat: shown.seat, loose, unhurt: shown.dice.length - hurt, ready, wild, hexed, shown };
}

export const isHero = ({ seat }: Player): boolean => seat > 0;
export const otherHeroes = ({ players, me }: Sight): Player[] => players.filter((p) => isHero(p) && p !== me);

/** The place where the player's pieces lie. [B15] */
export const ownPlace = ({ view, me }: Sight): PlaceView | null =>
  view.places.find(({ place }) => place === me.shown.place) ?? null;

/** Where the player may lay something with nothing on the board yet: cards, Satchels or Chest, Wyrm tile, remedies. */
export function usablePlaces(s: Sight): PlaceView[] {
  const own = s.view.places.filter((place) => place.side === s.me.shown.side && isUsable(s, place));
  const wyrm = own.findIndex(({ kind }) => kind === 'wyrm');
  if (wyrm < 0) return own;
  const [tile] = own.splice(wyrm, 1);
  const after = own.findIndex(({ kind }) => kind === 'hex' || kind === 'wound');
  own.splice(after < 0 ? own.length : after, 0, tile);
  return own;
}

/** Not under the Wyrm, not without a familiar to wake, and not held by two others. [B16] [B38] [B40] [R1] */
export function isUsable({ view, me }: Sight, place: PlaceView): boolean {
  if (place.closed !== null || (!view.options.fillNeedsInactive && wakesNobody(view, place))) return false;
  const { owner } = place;
  const homes = view.options.homeCountsColour && place.kind === 'satchel' && owner !== null && owner !== me.seat; // [R3]
  let first = homes && view.seats[owner].familiars.some(({ is }) => is !== 'out') ? owner : -1;
  for (const { piece } of place.slots) {
    if (piece === null || piece.by === me.seat || piece.by === first) continue;
    if (first >= 0) return false;
    first = piece.by;
  }
  return true;
}

/** Where the table lets Stars be laid for nothing, a bot does not. [R1] */
const wakesNobody = ({ seats }: SatchelView, { kind, owner }: PlaceView): boolean =>
  (kind === 'satchel' || kind === 'chest') &&
  owner !== null &&
  seats[owner].familiars.every(({ is }) => is !== 'asleep');

/** The other hero with pieces on a place, if any. */
export function otherOn({ players, me }: Sight, place: PlaceView): Player | null {
  for (const { piece } of place.slots) if (piece !== null && piece.by !== me.seat) return players[piece.by];
  return null;
}

/** The symbols of the slots that are empty and not among the planned ones (bits), from the left. */
export function emptySlots({ slots }: PlaceView, planned = 0): number[] {
  const symbols: number[] = [];
  for (let i = 0; i < slots.length; i++)
    if (slots[i].piece === null && (planned & (1 << i)) === 0) symbols.push(SYMBOL[slots[i].symbol]);
  return symbols;
}

/** A familiar or two that are ready would fill what is left: symbols only. [F17] */
export function familiarsFinish({ me }: Sight, left: readonly number[]): boolean {
  return left.length > 0 && left.length <= me.ready && !left.includes(STAR);
}

/** The last card of the side's deck would be opened, or the Wyrm would arrive. [B43] [B53] */
export function wins({ view, me }: Sight, { kind, card }: PlaceView): boolean {
  if (card === null) return false;
  return view.decks[me.shown.side].left === 1 || (kind === 'spell' && card.effect === 'wyrm' && view.wyrm === 3);
}
