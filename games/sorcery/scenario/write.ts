import { ABILITIES } from '../data-abilities.ts';
import { isOut } from '../rules/turn-order.ts';
import { BARS, COUNTS, NONE, orNull, PLACES, type Position, SHOWN, WHERE } from '../state.ts';
import type { Scenario, ScenarioBook, ScenarioCard, ScenarioFigure, ScenarioInPlay, ScenarioSeat } from './scenario.ts';

/** The whole position, written so that reading it again gives the same state. */
export function writeScenario(at: Position): unknown {
  const { state, content } = at;
  const scenario: Scenario = {
    phase: state.phase,
    round: state.round,
    ...(state.first === NONE ? {} : { first: state.first }),
    ...(state.active === NONE ? {} : { active: state.active }),
    actions: state.actions,
    figures: state.kind.map((_, figure) => writeFigure(at, figure)),
    books: state.book.map((_, book) => writeBook(at, book)),
    cards: state.card.map((_, card) => writeCard(at, card)),
    inPlay: state.inPlay.map(({ card, mode, caster, controller, target, at: place, cast, clock, breach }) => {
      const one: ScenarioInPlay = { card, mode, caster, controller, cast, breach };
      if (target !== NONE) one.target = target;
      if (place) one.at = place;
      if (clock !== NONE) one.clock = clock;
      return one;
    }),
    domains: state.domains.map((domain) => content.domains[domain].id),
    holders: state.holder.map(orNull),
    seats: state.zone.map((_, seat) => writeSeat(at, seat)),
    casts: state.casts,
    used: [...state.used],
    halted: state.halted,
    fury: state.fury,
    ...(state.lent === NONE ? {} : { lent: state.lent }),
    ending: state.ending,
    todo: [...state.agenda].reverse(),
  };
  return scenario;
}

function writeSeat({ state }: Position, seat: number): ScenarioSeat {
  return {
    ...(state.zone[seat] === NONE ? {} : { zone: state.zone[seat] }),
    lost: state.lost[seat],
    sweeps: state.sweeps[seat],
    out: isOut(state, seat),
    army: state.armies[seat],
    counts: state.counts.slice(seat * COUNTS.length, (seat + 1) * COUNTS.length),
  };
}

function writeFigure({ state, content }: Position, figure: number): ScenarioFigure {
  const { x, y } = state.base[figure];
  return {
    figure: content.figures[state.kind[figure]].id,
    owner: state.owner[figure],
    at: { x, y },
    facing: state.facing[figure],
    click: state.click[figure],
    tokens: state.tokens[figure],
    where: WHERE[state.where[figure]],
    acted: state.acted[figure],
    barred: BARS[state.barred[figure] - 1] ?? false,
    turned: state.turned[figure] !== 0,
    ...(state.tapped[figure] === NONE ? {} : { tapped: ABILITIES[state.tapped[figure]] }),
  };
}

function writeBook({ state, content }: Position, book: number): ScenarioBook {
  const marker = state.marker[book];
  return {
    book: content.books[state.book[book]].id,
    wielder: orNull(state.wielder[book]),
    ...(marker ? { marker } : {}),
    stack: [...state.stack[book]],
    shut: state.shut[book] !== 0,
    browsed: state.browsed[book] !== 0,
  };
}

function writeCard({ state, content }: Position, card: number): ScenarioCard {
  return {
    spell: content.spells[state.card[card]].id,
    book: state.from[card],
    place: PLACES[state.place[card]],
    down: state.down[card] !== 0,
    dead: state.dead[card] !== 0,
    known: Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => state.known[card] & (1 << seat)),
    shown: (state.known[card] & SHOWN) !== 0,
    pages: state.pages[card],
  };
}
