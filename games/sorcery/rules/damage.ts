import { ABILITY } from '../content.ts';
import type { Harm } from '../events.ts';
import { count, FALLEN, FIELD, NONE, type Position, type SorceryTable, type State } from '../state.ts';
import { dropBooks } from './books.ts';
import { enchantmentsEnd, occurred } from './cast/ends.ts';
import { isAble, kindOf } from './figures.ts';
import { abilitiesOf, has, holds } from './values/abilities.ts';

/** What Toughness or Invulnerability takes off, the larger of the two; `ignored`: abilities that do not count. [B82] */
export function reductionOf(at: Position, figure: number, ignored: number): number {
  const abilities = abilitiesOf(at, figure) & ~ignored;
  const { toughness, invulnerability } = at.content.params;
  if (holds(abilities, ABILITY.invulnerability)) return invulnerability.reduce;
  return holds(abilities, ABILITY.toughness) ? toughness.reduce : 0;
}

/**
 * Turns the dial on; past its last live click the figure stays where it is until `bury`, as eliminations come last. Says how
 * many clicks it took. [B83] [B85]
 */
export function hurt(t: SorceryTable, figure: number, n: number, how: Harm, ignored = 0): number {
  const { state } = t;
  const reducible = how === 'attack' || how === 'effect';
  const dealt = Math.max(0, n - (reducible ? reductionOf(t, figure, ignored) : 0));
  if (dealt === 0) {
    if (n > 0) t.tell({ type: 'unharmed', figure });
    return 0;
  }
  const wasAble = isAble(t, figure);
  const { clicks } = kindOf(t, figure);
  state.click[figure] = Math.min(clicks, state.click[figure] + dealt);
  t.tell({ type: 'damaged', figure, n: dealt, how, click: state.click[figure] });
  if (wasAble && (state.click[figure] === clicks || !isAble(t, figure)) && isActing(t, figure)) state.halted = true;
  occurred(t, 'targetTakesDamage', figure);
  return dealt;
}

/** Whether an action of this figure is under way. */
const isActing = ({ state }: Position, figure: number): boolean =>
  state.agenda.some((matter) => matter.do === 'actionEnds' && matter.figures.includes(figure));

export const isDoomed = (at: Position, figure: number): boolean =>
  at.state.where[figure] === FIELD && at.state.click[figure] >= kindOf(at, figure).clicks;

/** Takes those off the field whose dials have passed their last live click. [B83] [B95] [B98] */
export function bury(t: SorceryTable): void {
  for (let f = 0; f < t.state.where.length; f++) if (isDoomed(t, f)) eliminate(t, f);
}

export function eliminate(t: SorceryTable, figure: number): void {
  const { state } = t;
  const { cost, clicks } = kindOf(t, figure);
  state.where[figure] = FALLEN;
  state.click[figure] = clicks;
  state.tokens[figure] = 0;
  state.tapped[figure] = NONE;
  state.lost[state.owner[figure]] += cost;
  count(state, state.owner[figure], 'eliminated');
  t.tell({ type: 'eliminated', figure, points: cost });
  enchantmentsEnd(t, figure);
  if (!hasCardOut(state, figure)) dropBooks(t, figure);
}

/** Whether a card of its is still to be put away, that of its spell or counterspell: its books drop after that. [R69] */
const hasCardOut = ({ agenda }: State, figure: number): boolean =>
  agenda.some(
    (one) =>
      (one.do === 'cardAway' || one.do === 'counterAway') &&
      (one.casting.figure === figure || ('by' in one && one.by === figure)),
  );

/** Damage of an effect, or pushing damage, with what follows at once. [B49] [B82] */
export function harm(t: SorceryTable, figure: number, n: number, how: Harm): number {
  const dealt = hurt(t, figure, n, how);
  bury(t);
  return dealt;
}

/** Turns the dial back, never past the first click and not while Invulnerability shows. [B84] */
export function heal(t: SorceryTable, figure: number, n: number, die = 0): number {
  const { state } = t;
  if (has(t, figure, ABILITY.invulnerability)) return 0;
  const healed = Math.min(n, state.click[figure]);
  if (healed <= 0) return 0;
  state.click[figure] -= healed;
  t.tell({ type: 'healed', figure, n: healed, click: state.click[figure], die });
  return healed;
}
