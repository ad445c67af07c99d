import { ABILITY } from '../content.ts';
import type { AbilityId } from '../data-abilities.ts';
import type { Modifier } from '../events.ts';
import type { Position } from '../state.ts';
import { cardsRead, effectsOn } from './lasting.ts';
import type { Forbidden, OpOf, When } from './vocabulary.ts';

type Modify = OpOf<'modify'>;
export type ModifiedStat = Modify['stat'];

/** The attack that a value is read for. */
export interface Combat {
  readonly form: 'close' | 'ranged';
  readonly spell: boolean;
}

const nothingAround = ({ state }: Position): boolean => state.inPlay.length === 0 && state.domains.length === 0;

const isNow = (when: When | undefined, combat: Combat | null): boolean => {
  if (when === undefined) return true;
  if (combat === null) return false;
  return when === 'spellAttack' ? combat.spell : when === `${combat.form}Attack`;
};

/** What spells and domains add to a value of a figure, before the rule of 3; each goes into the list, if there is one. */
export function modifiersOf(
  at: Position,
  figure: number,
  stat: ModifiedStat,
  combat: Combat | null,
  modifiers: Modifier[] | null,
): number {
  return sumOf(at, figure, stat, (when) => isNow(when, combat), modifiers);
}

/** What they add to a counterspell roll. [R62] */
export const rollModifiersOf = (
  at: Position,
  figure: number,
  role: 'casting' | 'countering',
  modifiers: Modifier[] | null,
): number => sumOf(at, figure, 'counterRoll', (when) => when === undefined || when === role, modifiers);

/** The do-not-cast spells in its books, by card, that add to a value of the figure in this attack. [S25a] */
export const readFor = (at: Position, figure: number, stat: ModifiedStat, combat: Combat): number[] =>
  readWith(at, figure, stat, (when) => isNow(when, combat));

/** Those that add to a counterspell roll of it. */
export const readForRoll = (at: Position, figure: number, role: 'casting' | 'countering'): number[] =>
  readWith(at, figure, 'counterRoll', (when) => when === undefined || when === role);

const readWith = (
  at: Position,
  figure: number,
  stat: ModifiedStat,
  counts: (when: When | undefined) => boolean,
): number[] =>
  cardsRead(at, figure).filter((card) =>
    at.content.spells[at.state.card[card]].all[0].effects.some(
      (op) => op.op === 'modify' && op.stat === stat && counts(op.when),
    ),
  );

function sumOf(
  at: Position,
  figure: number,
  stat: ModifiedStat,
  counts: (when: When | undefined) => boolean,
  modifiers: Modifier[] | null,
): number {
  // Nothing that is read in a book changes a speed or a range.
  if ((stat === 'speed' || stat === 'range') && nothingAround(at)) return 0;
  let sum = 0;
  for (const { op, from } of effectsOn(at, figure, 'modify')) {
    if (op.stat !== stat || !counts(op.when)) continue;
    sum += op.delta;
    if (modifiers) modifiers.push({ from, n: op.delta });
  }
  return sum;
}

/** Abilities that spells give the figure, as bits. */
export function gainedBy(at: Position, figure: number): number {
  if (at.state.inPlay.length === 0) return 0;
  let bits = 0;
  for (const { op } of effectsOn(at, figure, 'gain')) bits |= 1 << ABILITY[op.ability as AbilityId];
  return bits;
}

/** Abilities of others that the figure ignores, as bits. */
export function ignoredBy(at: Position, figure: number): number {
  if (at.state.inPlay.length === 0) return 0;
  let bits = 0;
  for (const { op } of effectsOn(at, figure, 'ignore'))
    for (const ability of op.abilities) bits |= 1 << ABILITY[ability as AbilityId];
  return bits;
}

/** The card that forbids the figure something where it stands now, by its key; null where none does. */
export function forbiddenBy(at: Position, figure: number, what: Forbidden): string | null {
  if (nothingAround(at)) return null;
  for (const { op, from } of effectsOn(at, figure, 'forbid')) if (op.what.includes(what)) return from;
  return null;
}

/** Whether the figure may not use something, where it stands now. */
export const isForbidden = (at: Position, figure: number, what: Forbidden): boolean =>
  forbiddenBy(at, figure, what) !== null;

/** The faces on which the figure breaks away by a spell's word; null without one. */
export function breakAwayBySpell(at: Position, figure: number): readonly number[] | null {
  if (at.state.inPlay.length === 0) return null;
  const [found] = effectsOn(at, figure, 'breakAway');
  return found ? found.op.succeedsOn : null;
}
