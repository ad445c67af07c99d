import { type Fact, type Fields, type Phrase, phrase, type Seat } from '@conjure/engine';
import type { Content } from './content.ts';
import { EVENT_RULES } from './event-rules.ts';
import type { Piece, SatchelEvent } from './events.ts';
import { answerKey, eventKey } from './forms.ts';
import { HERO_IDS } from './ids.ts';
import { cardPhrase, familiarPhrase, NOTHING, personPhrase, placeNamePhrase, UNROLLED_FACE } from './rules/phrases.ts';
import type { PlaceView, SatchelView, SeatView } from './view.ts';

const symbolNamed = (name: string): Phrase => ({ key: `symbol.${name}` });
const symbolsNamed = (names: readonly string[]): Phrase[] => names.map(symbolNamed);

/** Which fields of events and answers name what. */
const SEATS = new Set(['by', 'hero']);
const PLACES = new Set(['place', 'loc', 'from']);
const SYMBOLS = new Set(['symbol', 'face']);

/** The facts a sentence needs, from the fields of an event or an answer; lists become lists of names. */
function factsOf(content: Content, seen: SatchelView, fields: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'type' || name === 'do' || name === 'tally' || value === undefined) continue;
    facts[name] = factOf(content, seen, name, value);
  }
  return facts;
}

function factOf(content: Content, seen: SatchelView, name: string, value: unknown): Fact {
  // `none` lets a sentence choose its form where nothing is named.
  if (value === null) return 'none';
  if (Array.isArray(value)) return listFact(content, seen, name, value);
  if (SEATS.has(name)) return seatIn(seen, value as Seat);
  if (PLACES.has(name) && typeof value === 'string') return placeNamePhrase(value);
  if (SYMBOLS.has(name)) return symbolNamed(value as string);
  if (name === 'familiar') return familiarPhrase(value as string);
  if (name === 'card') return cardPhrase(content, value as string);
  if (name === 'side') return phrase(`side.${value}`);
  if (name === 'ill') return phrase(`ill.${value}`);
  if (name === 'aim') return aimPhrase(value as string);
  return value as string | number | boolean;
}

function listFact(content: Content, seen: SatchelView, name: string, list: readonly unknown[]): Fact {
  switch (name) {
    case 'order':
    case 'missing':
      return list.map((seat) => seatIn(seen, seat as Seat));
    case 'ordeals':
    case 'spells':
      return list.map((card) => cardPhrase(content, card as string));
    case 'faces':
      return symbolsNamed(list as string[]);
    case 'pieces':
      return list.map((piece) => pieceIn(seen, piece as Piece));
    default:
      return list.map(String);
  }
}

const seatIn = (seen: SatchelView, seat: Seat): Phrase => personPhrase(seen.seats[seat].id);
const aimPhrase = (aim: string): Phrase =>
  (HERO_IDS as readonly string[]).includes(aim) ? personPhrase(aim) : placeNamePhrase(aim);

function pieceIn(seen: SatchelView, piece: Piece): Phrase {
  return 'familiar' in piece
    ? familiarPhrase(piece.familiar)
    : phrase('piece.die', { seat: seatIn(seen, piece.by), number: piece.number });
}

/** One event as a sentence, with the rule by which it happened. */
export function narrate(content: Content, seen: SatchelView, event: SatchelEvent): Phrase {
  return {
    key: eventKey(event),
    facts: { ...factsOf(content, seen, event), ...furtherFacts(event) },
    rule: ruleOf(event),
  };
}

/** What a sentence tells beyond the event's own fields. */
function furtherFacts(event: SatchelEvent): Record<string, Fact> {
  switch (event.type) {
    case 'wyrmMoved':
      return { place: placeNamePhrase(`H${event.to > 0 && event.to < 4 ? event.to : 1}`) };
    case 'roundWon':
      return { heroes: event.won[0], sorcerer: event.won[1], seconds: Math.round(event.ms / 1000), ...event.tally };
    case 'gameWon':
      return { heroes: event.won[0], sorcerer: event.won[1] };
    default:
      return {};
  }
}

function ruleOf(event: SatchelEvent): string {
  switch (event.type) {
    case 'wyrmMoved':
      return event.to > event.from ? 'B36' : 'B41';
    case 'roundWon':
      return ({ deck: 'B53', wyrm: 'B43', dawn: 'B81' } as const)[event.cause];
    case 'cured':
      return event.ill === 'hex' ? 'B45' : 'B48';
    default:
      return EVENT_RULES[event.type];
  }
}

/** An answer as it stands in a list of options. */
export function label(content: Content, seen: SatchelView, _kind: string, answer: unknown): Phrase {
  const fields = answer as Fields;
  const facts = factsOf(content, seen, fields);
  if (fields.do === 'place' || fields.do === 'familiar' || fields.do === 'recover')
    Object.assign(facts, slotFacts(seen, fields));
  return { key: answerKey(fields), facts };
}

/** What the slot is for, what lies in it, and what the die shows that would go there. */
function slotFacts(seen: SatchelView, { loc, slot, die }: Fields): Record<string, Fact> {
  const there = seen.places.find(({ place }) => place === loc)?.slots[Number(slot) - 1];
  const facts: Record<string, Fact> = {
    symbol: there ? symbolNamed(there.symbol) : NOTHING,
    piece: there?.piece ? pieceIn(seen, there.piece) : NOTHING,
  };
  if (die === undefined) return facts;
  const own = seen.viewer ?? seen.beat?.window ?? 0;
  const face = seen.seats[own].dice[Number(die) - 1]?.face;
  return { ...facts, face: face ? symbolNamed(face) : UNROLLED_FACE };
}

/** The position in sentences: when it is, the race, every place with what lies on it, everybody's dice. */
export function describe(content: Content, seen: SatchelView): Phrase[] {
  const { decks, won } = seen;
  return [
    describeMoment(seen),
    phrase('position.rounds', { round: seen.round, ...won, toWin: seen.roundsToWin }),
    phrase('position.decks', { ordeals: decks.heroes.left, spells: decks.sorcerer.left }),
    ...(['heroes', 'sorcerer'] as const).map((side) =>
      phrase('position.toCome', {
        side: phrase(`side.${side}`),
        groups: Object.entries(decks[side].groups).map(([group, n]) => phrase(`groupCount.${group}`, { n })),
      }),
    ),
    ...(seen.wyrm === null ? [] : [phrase('position.wyrm', { at: seen.wyrm })]),
    ...(seen.lore === null ? [] : [phrase('position.lore', { lore: seen.lore })]),
    phrase('position.banners', { symbols: symbolsNamed(seen.banners) }),
    ...seen.places.map((place) => describePlace(content, seen, place)),
    ...seen.seats.flatMap((seat) => describeSeat(seat)),
    ...(seen.standstill ? [phrase('position.standstill')] : []),
  ];
}

function describeMoment(seen: SatchelView): Phrase {
  const { beat, live, phase, winner } = seen;
  if (phase === 'over' && winner)
    return phrase(`position.over.${seen.cause ?? 'deck'}`, { side: phrase(`side.${winner}`) });
  if (live) {
    const seconds = Math.round((live.now - live.lost - live.startedAt) / 1000);
    if (live.pausedAt !== null) return phrase('position.paused', { missing: live.missing.map((s) => seatIn(seen, s)) });
    return phrase(phase === 'running' ? 'position.live' : 'position.waiting', { seconds });
  }
  if (phase !== 'running' || !beat) return phrase('position.waiting', { seconds: 0 });
  return phrase('position.beat', {
    beat: beat.beat,
    seat: seatIn(seen, beat.window),
    roll: beat.rolled ? 'used' : 'unused',
    order: beat.order.map((seat) => seatIn(seen, seat)),
  });
}

function describePlace(content: Content, seen: SatchelView, place: PlaceView): Phrase {
  const pieces = place.slots.flatMap(({ piece }, i) =>
    piece ? [phrase('position.piece', { piece: pieceIn(seen, piece), slot: i + 1 })] : [],
  );
  const facts: Record<string, Fact> = {
    place: placeNamePhrase(place.place),
    slots: symbolsNamed(place.slots.map(({ symbol }) => symbol)),
    pieces,
    closed: place.closed ?? 'none',
  };
  if (!place.card) return phrase('position.tile', facts);
  const { card, group, banner } = place.card;
  return phrase('position.card', {
    ...facts,
    card: cardPhrase(content, card),
    group: phrase(`group.${group}`),
    banner: banner ? symbolNamed(banner) : 'none',
  });
}

function describeSeat(seat: SeatView): Phrase[] {
  const facts = { seat: personPhrase(seat.id) };
  const dice = seat.dice.map(({ number, is, face }) =>
    phrase(`position.die.${is}`, { number, face: face ? symbolNamed(face) : UNROLLED_FACE }),
  );
  return [
    phrase('position.seat', { ...facts, dice, place: seat.place ? placeNamePhrase(seat.place) : 'none' }),
    ...seat.familiars.map(({ familiar, is }) =>
      phrase(`position.familiar.${is}`, { ...facts, familiar: familiarPhrase(familiar) }),
    ),
    ...(seat.emblem ? [phrase('position.stars', { ...facts, symbols: symbolsNamed(seat.wild) })] : []),
    ...(seat.hexed ? [phrase('position.hexed', { ...facts, symbol: symbolNamed(seat.hexed) })] : []),
    ...(seat.wounded ? [phrase('position.wounded', facts)] : []),
  ];
}
