import type { Mode } from '../content.ts';
import { ABILITY } from '../content.ts';
import type { BasicOp, Op } from '../effects/vocabulary.ts';
import { type Context, figuresAmong } from '../effects/who.ts';
import { touchesToken } from '../geometry/base.ts';
import { spellBlow } from '../rules/combat/attack.ts';
import { kindOf, touchesOpposing } from '../rules/figures.ts';
import { has, holds } from '../rules/values/abilities.ts';
import { FIELD, NONE } from '../state.ts';
import { prospectOf } from './blows.ts';
import { loss, standing } from './dial.ts';
import { placeWorth } from './places.ts';
import type { Sight } from './sight.ts';

/** A casting as its worth needs it. */
export interface Cast {
  readonly caster: number;
  readonly mode: Mode;
  readonly targets: readonly number[];
  readonly context: Context;
  readonly breach: boolean;
  /** The spell in play that it is aimed at, by the number of its casting, the fallen figure, where the caster ends. */
  readonly spell: number;
  readonly fallen: number;
  readonly to: { readonly x: number; readonly y: number } | null;
}

/** A share of the figure: a token, a step of speed, a point of another value while it lasts. */
const TOKEN = 0.05;
const SPEED = 0.01;
const POINT = 0.08;
const ABILITIES: { readonly [id: string]: number } = { toughness: 0.15, flight: 0.04, magic_immunity: 0.03 };
/** Ended or cast anew, a spell in play. */
const IN_PLAY = 5;
const SHUT = 5;
const MUZZLE = 0.15;

/** +1 where it is good for the seat that this figure fares well, −1 where it is not. */
const sideOf = (s: Sight, figure: number): number => (s.state.owner[figure] === s.seat ? 1 : -1);

/** What the text of a mode is worth to the seat, in points. */
export const modeWorth = (s: Sight, cast: Cast): number =>
  cast.mode.effects.reduce((sum, op) => sum + opWorth(s, cast, op), 0);

const over = (s: Sight, figures: readonly number[], each: (f: number) => number): number =>
  figures.reduce((sum, f) => sum + sideOf(s, f) * each(f), 0);

function effectWorth(s: Sight, context: Context, effect: BasicOp): number {
  const among = figuresAmong(s, context, effect.to);
  switch (effect.op) {
    case 'damage':
      return over(s, among, (f) => -loss(s, f, effect.amount));
    case 'heal':
      return over(s, among, (f) => (has(s, f, ABILITY.invulnerability) ? 0 : -loss(s, f, -effect.amount)));
    case 'token':
      return over(s, among, (f) => {
        const matters = effect.delta > 0 ? s.state.tokens[f] < 2 : s.state.tokens[f] > 0;
        return matters ? -effect.delta * TOKEN * standing(s, f) : 0;
      });
    default:
      return over(s, among, (f) => -standing(s, f));
  }
}

const isEffect = (op: Op): op is BasicOp =>
  op.op === 'damage' || op.op === 'heal' || op.op === 'token' || op.op === 'eliminate';

function opWorth(s: Sight, cast: Cast, op: Op): number {
  const { context } = cast;
  if (isEffect(op)) return effectWorth(s, context, op);
  switch (op.op) {
    case 'attack':
      return attackWorth(s, cast, op);
    case 'roll': {
      const chance = op.on.length / 6;
      const met = op.each ? figuresAmong(s, context, op.each) : [NONE];
      const one = (it: number) => op.do.reduce((sum, each) => sum + effectWorth(s, { ...context, it }, each), 0);
      return chance * met.reduce((sum, it) => sum + one(it), 0);
    }
    case 'modify': {
      const each = (op.stat === 'speed' ? SPEED : POINT) * op.delta * (op.when ? 0.7 : 1);
      return over(s, figuresAmong(s, context, op.to), (f) => each * standing(s, f));
    }
    case 'gain':
      return over(s, figuresAmong(s, context, op.to), (f) =>
        shows(s, f, ABILITY[op.ability as keyof typeof ABILITY]) ? 0 : (ABILITIES[op.ability] ?? 0.03) * standing(s, f),
      );
    case 'forbid': {
      const each = op.what.includes('cast') ? MUZZLE : 0.03;
      return over(s, figuresAmong(s, context, op.to), (f) => -each * standing(s, f));
    }
    case 'cap':
      return over(s, all(s), (f) => (op.stat === 'range' ? -0.05 * Math.max(0, kindOf(s, f).range - op.max) : -0.1));
    case 'veil':
      return over(s, all(s), (f) => -0.04 * Math.max(0, kindOf(s, f).range - op.beyond / 1000));
    case 'breakAway':
      return over(s, figuresAmong(s, context, op.to), (f) => (touchesOpposing(s.state, f) ? -2 : -0.3));
    case 'flip':
      return SHUT;
    case 'endSpell': {
      const ended = s.state.inPlay.find(({ cast: number }) => number === cast.spell);
      return ended?.controller === s.seat ? -IN_PLAY : IN_PLAY;
    }
    case 'raise':
      return cast.fallen === NONE ? 0 : 0.5 * kindOf(s, cast.fallen).cost;
    case 'move':
      return moveWorth(s, cast, op.mode);
    case 'trigger':
      return op.on === 'commandStart' && op.choose === undefined ? -1 : 2;
    default:
      return 0.3;
  }
}

/** On its dial: what it has by the very spell in question does not count. */
const shows = (s: Sight, figure: number, ability: number): boolean =>
  holds(kindOf(s, figure).shows[s.state.click[figure]], ability);

const all = ({ own, foes }: Sight): number[] => [...own, ...foes];

function attackWorth(s: Sight, { caster, targets, context, breach }: Cast, op: Extract<Op, { op: 'attack' }>): number {
  const blow = spellBlow(op, breach);
  const attack = { by: caster, form: op.form, spell: true, targets, ability: NONE, pierce: false, blow };
  return targets.reduce((sum, target) => {
    const { chance, worth } = prospectOf(s, attack, target);
    const then = (op.onHit ?? []).reduce((more, each) => more + effectWorth(s, { ...context, target }, each), 0);
    return sum - sideOf(s, target) * worth + chance * then;
  }, 0);
}

/** A caster that goes elsewhere, or a foe that is pushed off an objective or off a friend. */
function moveWorth(s: Sight, { caster, targets, to }: Cast, mode: 'away' | 'place' | 'walk'): number {
  if (mode !== 'away') return to ? placeWorth(s, caster, to) - placeWorth(s, caster, s.state.base[caster]) : 0;
  const { state, content } = s;
  const [target] = targets;
  const { objectives } = content.fields[state.field];
  const stands = objectives.some((objective) => touchesToken(state.base[target], objective));
  return (stands ? 0.4 * s.prize : 0) + (touchesOpposing(state, target) ? 1.5 : 0.3);
}

/** Figures on the field that somebody already has this spell on gain nothing from another. [R21] */
export const isOnAlready = ({ state }: Sight, spell: number, target: number): boolean =>
  state.inPlay.some((one) => one.spell === spell && (one.target === target || target === NONE)) &&
  (target === NONE || state.where[target] === FIELD);
