import type { Seat, Viewer } from '@conjure/engine';
import {
  CHEST,
  EMPTY,
  HEROES,
  HURT,
  heroSeatOf,
  illOf,
  isHeroCard,
  isHeroSide,
  isOwned,
  isRow,
  isSatchel,
  KEEPER,
  OFF,
  PLACES,
  type Place,
  SORCERER,
  WIDTH,
  WYRM_TILE,
} from './board.ts';
import { GROUPS } from './content.ts';
import { type Effect, FACES, type FaceName, SYMBOLS, type SymbolName } from './data.ts';
import type { CardId, Ill, Piece, PlaceName, Side } from './events.ts';
import type { Group } from './groups.ts';
import type { ScenarioId } from './ids.ts';
import type { SatchelOptions } from './options.ts';
import { windowOwner } from './rules/beats.ts';
import { isPaused, notAgreed } from './rules/live.ts';
import { wildOf } from './rules/matching.ts';
import { hurtDie, named } from './rules/pieces.ts';
import { banners, placeName, placeOf, slotsOf } from './rules/places.ts';
import { judgeOpen } from './rules/placing.ts';
import { isLive, roundsToWin, sideName } from './rules/rounds.ts';
import { isStandstill } from './rules/standstill.ts';
import { tallyOf } from './rules/tally.ts';
import { type Cause, type Count, type Phase, type Position, settingOf, teamOf } from './state.ts';

export interface SlotView {
  symbol: FaceName;
  piece: Piece | null;
  /** What the die in it showed when it was laid. */
  face: FaceName | null;
}

export interface PlaceView {
  place: PlaceName;
  kind: 'ordeal' | 'spell' | 'wyrm' | 'satchel' | 'chest' | Ill;
  side: Side;
  /** Whose Satchel or remedy it is. */
  owner: Seat | null;
  card: CardView | null;
  slots: SlotView[];
  /** Why nobody of its side can use it just now. [B38] [B40] [F9] */
  closed: 'WYRM_BLOCKS' | 'WYRM_AWAY' | 'NO_FAMILIAR' | null;
}

export interface CardView {
  card: CardId;
  group: Group;
  banner: SymbolName | null;
  effect: Effect;
  aim: 'place' | 'hero' | null;
  hexes: SymbolName | null;
}

export interface DieView {
  number: number;
  is: 'unrolled' | 'showing' | 'placed' | 'hurt';
  face: FaceName | null;
}

export interface FamiliarView {
  familiar: string;
  is: 'asleep' | 'awake' | 'out';
}

export interface SeatView {
  seat: Seat;
  id: string;
  side: Side;
  dice: DieView[];
  familiars: FamiliarView[];
  /** Where all of its pieces lie. [B15] */
  place: PlaceName | null;
  emblem: SymbolName | null;
  learned: SymbolName | null;
  /** What its Stars stand for now. [B18] [B19] */
  wild: SymbolName[];
  hexed: SymbolName | null;
  wounded: boolean;
}

interface DeckView {
  left: number;
  began: number;
  /** How many cards of each group are still to come; Thorns lie at the bottom. [B71] */
  groups: Partial<Record<Group, number>>;
}

/** What a viewer may see, built from nothing. Nobody has a secret from the others. [B71] */
export interface SatchelView {
  viewer: Viewer;
  options: SatchelOptions;
  scenario: ScenarioId;
  familiars: boolean;
  round: number;
  roundsToWin: number;
  won: Record<Side, number>;
  phase: Phase;
  winner: Side | null;
  cause: Cause | null;
  seats: SeatView[];
  places: PlaceView[];
  decks: Record<Side, DeckView>;
  gone: CardId[];
  banners: SymbolName[];
  /** 0 the lair, 1 to 3 the heroes' cards, 4 their deck; nothing where the scenario has none. [B35] */
  wyrm: number | null;
  lore: number | null;
  /** The heroes can go on only by taking something back, and have for a while placed nothing. [R21] */
  standstill: boolean;
  tally: Record<Count, number>;
  beat: { beat: number; order: Seat[]; window: Seat; rolled: boolean } | null;
  live: {
    now: number;
    lost: number;
    startedAt: number;
    rolledAt: (number | null)[];
    pausedAt: number | null;
    missing: Seat[];
  } | null;
}

export function view(at: Position, viewer: Viewer): SatchelView {
  const { state } = at;
  const setting = settingOf(at);
  const seats = Array.from({ length: setting.heroes + 1 }, (_, seat) => seat);
  return {
    viewer,
    options: state.options,
    scenario: setting.scenario,
    familiars: setting.familiars,
    round: state.round,
    roundsToWin: roundsToWin(at),
    won: { heroes: state.won[HEROES], sorcerer: state.won[SORCERER] },
    phase: state.phase,
    winner: state.winner < 0 ? null : sideName(state.winner),
    cause: state.cause,
    seats: seats.map((seat) => viewSeat(at, seat)),
    places: viewPlaces(at),
    decks: { heroes: viewDeck(at, HEROES), sorcerer: viewDeck(at, SORCERER) },
    gone: state.gone.map((card) => at.content.cards[card].id),
    banners: symbolsIn(banners(at)),
    wyrm: setting.wyrm ? state.wyrm : null,
    lore: setting.lore ? state.lore : null,
    standstill: isStandstill(at),
    tally: tallyOf(state),
    beat: isLive(state) || state.order.length === 0 ? null : viewBeat(at),
    live: isLive(state) ? viewLive(at) : null,
  };
}

const symbolsIn = (bits: number): SymbolName[] => SYMBOLS.filter((_, symbol) => (bits & (1 << symbol)) !== 0);
const symbolOr = (symbol: number): SymbolName | null => (symbol < 0 ? null : SYMBOLS[symbol]);
const faceOr = (face: number): FaceName | null => (face === 0 ? null : FACES[face - 1]);

function viewSeat(at: Position, seat: Seat): SeatView {
  const { state, content } = at;
  const place = placeOf(at, seat);
  const team = teamOf(at);
  const dice: DieView[] = [];
  for (let die = content.firstDie[seat]; die < content.firstFamiliar[seat]; die++)
    dice.push({ number: die - content.firstDie[seat] + 1, is: dieIs(at, die), face: faceOr(state.faces[die]) });
  const familiars: FamiliarView[] = [];
  if (settingOf(at).familiars)
    for (let piece = content.firstFamiliar[seat]; piece < content.lastPiece[seat]; piece++)
      familiars.push({
        familiar: team.familiars[piece],
        is: state.lies[piece] >= 0 ? 'out' : state.faces[piece] > 0 ? 'awake' : 'asleep',
      });
  return {
    seat,
    id: team.ids[seat],
    side: seat === KEEPER ? 'sorcerer' : 'heroes',
    dice,
    familiars,
    place: place === OFF ? null : placeName(at, place),
    emblem: symbolOr(team.emblems[seat]),
    learned: symbolOr(state.learned[seat]),
    wild: symbolsIn(wildOf(at, seat)),
    hexed: symbolOr(state.hexed[seat]),
    wounded: hurtDie(at, seat) >= 0,
  };
}

function dieIs({ state }: Position, die: number): DieView['is'] {
  if (state.lies[die] === HURT) return 'hurt';
  if (state.lies[die] !== OFF) return 'placed';
  return state.faces[die] === 0 ? 'unrolled' : 'showing';
}

function viewPlaces(at: Position): PlaceView[] {
  const places: PlaceView[] = [];
  for (let place = 0; place < PLACES; place++) if (slotsOf(at, place).length > 0) places.push(viewPlace(at, place));
  return places;
}

function viewPlace(at: Position, place: Place): PlaceView {
  const { state } = at;
  return {
    place: placeName(at, place),
    kind: kindOf(place),
    side: isHeroSide(place) ? 'heroes' : 'sorcerer',
    owner: place === CHEST ? KEEPER : isOwned(place) ? heroSeatOf(place) : null,
    card: isRow(place) ? viewCard(at, state.row[place]) : null,
    slots: slotsOf(at, place).map((symbol, slot) => {
      const piece = state.slots[place * WIDTH + slot];
      if (piece === EMPTY) return { symbol: FACES[symbol], piece: null, face: null };
      const shown = named(at, piece);
      return { symbol: FACES[symbol], piece: shown, face: 'number' in shown ? faceOr(state.faces[piece]) : null };
    }),
    closed: judgeOpen(at, place) as PlaceView['closed'],
  };
}

function kindOf(place: Place): PlaceView['kind'] {
  if (isHeroCard(place)) return 'ordeal';
  if (isRow(place)) return 'spell';
  if (place === WYRM_TILE) return 'wyrm';
  if (place === CHEST) return 'chest';
  return isSatchel(place) ? 'satchel' : illOf(place);
}

function viewCard({ content }: Position, index: number): CardView {
  const { id, group, banner, effect, aim, hexes } = content.cards[index];
  return { card: id, group, banner: symbolOr(banner), effect, aim, hexes: symbolOr(hexes) };
}

function viewDeck({ state, content }: Position, side: number): DeckView {
  const deck = side === HEROES ? state.ordeals : state.spells;
  const counts = new Array<number>(GROUPS.length).fill(0);
  for (let i = 0; i < deck.length; i++) counts[content.groupIndex[deck[i]]]++;
  // In the order of the catalogue, so that nothing tells how the cards lie.
  const groups: Partial<Record<Group, number>> = {};
  for (let i = 0; i < GROUPS.length; i++) if (counts[i] > 0) groups[GROUPS[i]] = counts[i];
  return { left: deck.length, began: state.began[side], groups };
}

const viewBeat = ({ state }: Position): SatchelView['beat'] => ({
  beat: state.beat,
  order: [...state.order],
  window: windowOwner(state),
  rolled: state.rolled,
});

function viewLive(at: Position): SatchelView['live'] {
  const { state } = at;
  return {
    now: state.now,
    lost: state.lost,
    startedAt: state.startedAt,
    rolledAt: state.rolledAt.map((stamp) => (stamp < 0 ? null : stamp)),
    pausedAt: isPaused(state) ? state.pausedAt : null,
    missing: isPaused(state) ? notAgreed(at) : [],
  };
}
