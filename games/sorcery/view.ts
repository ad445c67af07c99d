import type { Seat, Viewer } from '@conjure/engine';
import { ABILITIES } from './data-abilities.ts';
import { commanderOf } from './rules/commander.ts';
import { objectivesOf } from './rules/ending.ts';
import { isAble, kindOf } from './rules/figures.ts';
import { isOut, turnOrder } from './rules/turn-order.ts';
import { abilitiesOf, holds } from './rules/values/abilities.ts';
import { isImmune } from './rules/values/immunity.ts';
import { rangeOf } from './rules/values/range.ts';
import { speedOf } from './rules/values/speed.ts';
import { attackTypeOf, defenseTypeOf, speedTypeOf } from './rules/values/types.ts';
import { BARS, FIELD, NONE, orNull, type Position, WHERE } from './state.ts';
import { viewBook } from './view-book.ts';
import type { FigureView, InPlayView, SeatView, SorceryView } from './view-types.ts';

export type * from './view-types.ts';

/** What a viewer may see, built up from nothing. */
export function view(at: Position, viewer: Viewer): SorceryView {
  const { state, content } = at;
  const field = content.fields[state.field];
  return {
    viewer,
    options: state.options,
    battlefield: field.id,
    phase: state.phase,
    round: state.round,
    first: orNull(state.first),
    active: orNull(state.active),
    actions: state.actions,
    seats: state.zone.map((_, seat) => viewSeat(at, seat, viewer)),
    figures: state.kind.map((_, figure) => viewFigure(at, figure)),
    objectives: field.objectives.map(({ id, x, y, radius }, i) => ({
      id,
      at: { x, y },
      radius,
      holder: orNull(state.holder[i]),
    })),
    books: state.book.map((_, book) => viewBook(at, book, viewer)),
    inPlay: viewInPlay(at),
    domains: state.domains.map((domain) => content.domains[domain].id),
    domainsBy: state.domains.map((_, i) => bringerOf(at, i)),
    casting: viewCasting(at),
    fury: state.fury,
    ending: state.ending,
  };
}

/** Armies are open to all from the moment they are laid out. [B38] */
function viewSeat(at: Position, seat: number, viewer: Viewer): SeatView {
  const { state } = at;
  return {
    seat,
    zone: orNull(state.zone[seat]),
    locked: state.armies[seat] !== null || state.kind.length > 0,
    army: viewer === seat && state.kind.length === 0 ? state.armies[seat] : null,
    // Who conceded before armies were laid out has shown none.
    domain: state.owner.includes(seat) ? (state.armies[seat]?.domain ?? null) : null,
    commander: commanderOf(at, seat),
    lost: state.lost[seat],
    objectives: objectivesOf(state, seat),
    sweeps: state.sweeps[seat],
    out: isOut(state, seat),
  };
}

function viewFigure(at: Position, figure: number): FigureView {
  const { state } = at;
  const { x, y, radius } = state.base[figure];
  return {
    number: figure,
    figure: kindOf(at, figure).id,
    owner: state.owner[figure],
    where: WHERE[state.where[figure]],
    at: { x, y },
    radius,
    facing: state.facing[figure],
    click: state.click[figure],
    tokens: state.tokens[figure],
    acted: state.acted[figure],
    barred: BARS[state.barred[figure] - 1] ?? null,
    turned: state.turned[figure] !== 0,
    tapped: state.tapped[figure] === NONE ? null : ABILITIES[state.tapped[figure]],
    now: state.where[figure] === FIELD ? valuesOf(at, figure) : null,
  };
}

function valuesOf(at: Position, figure: number): FigureView['now'] {
  const kind = kindOf(at, figure);
  const click = at.state.click[figure];
  const bits = abilitiesOf(at, figure);
  const abilities: string[] = ABILITIES.filter((id, i) => id !== 'demoralized' && holds(bits, i));
  if (!isAble(at, figure)) abilities.push('demoralized');
  return {
    able: isAble(at, figure),
    immune: isImmune(at, figure),
    speed: speedOf(at, figure),
    attack: kind.attack[click],
    defense: kind.defense[click],
    damage: kind.damage[click],
    range: rangeOf(at, figure),
    abilities,
    speedType: speedTypeOf(at, figure),
    attackType: attackTypeOf(at, figure),
    defenseType: defenseTypeOf(at, figure),
  };
}

const viewInPlay = ({ state, content }: Position): InPlayView[] =>
  state.inPlay.map(({ card, spell, mode, caster, controller, target, at, cast, clock, breach }) => ({
    cast,
    spell: content.spells[spell].id,
    mode: content.spells[spell].all[mode].id,
    book: state.from[card],
    caster,
    controller,
    target: orNull(target),
    at,
    clock: orNull(clock),
    breach,
  }));

/** Two of a name entered in turn order. [B37] */
function bringerOf({ state, content }: Position, i: number): Seat | null {
  const { id } = content.domains[state.domains[i]];
  const bringers = turnOrder(state).filter((seat) => state.armies[seat]?.domain === id);
  const earlier = state.domains.slice(0, i).filter((domain) => domain === state.domains[i]).length;
  return bringers[earlier] ?? null;
}

function viewCasting({ state, content }: Position): SorceryView['casting'] {
  for (const matter of state.agenda)
    if (matter.do === 'counter') {
      const { figure, book, card, mode, choices } = matter.casting;
      const { id, all } = content.spells[state.card[card]];
      const { targets = [], fallen, to = null } = choices;
      const aims = fallen === undefined ? targets : [...targets, fallen];
      return { figure, book, spell: id, mode: all[mode].id, targets: aims, at: to };
    }
  return null;
}
