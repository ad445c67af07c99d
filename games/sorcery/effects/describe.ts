import { type Fact, type Phrase, phrase } from '@conjure/engine';
import type { DomainData, SorceryData, SpellData } from '../data.ts';
import { describeSelector, describeTarget } from './describe-who.ts';
import type { BasicOp, Op, OpOf } from './vocabulary.ts';

const abilities = (ids: readonly string[]): Phrase[] => ids.map((id) => phrase(`ability.${id}`));
const inches = (length: number): number => length / 1000;
/** With its sign, and a true minus. */
export const signed = (n: number): string => (n < 0 ? `\u2212${-n}` : `+${n}`);

/** Results of a die: `4–6`, `1`, `2, 4`. */
const results = (on: readonly number[]): string =>
  on.length > 2 && on.every((face, i) => i === 0 || face === on[i - 1] + 1)
    ? `${on[0]}\u2013${on[on.length - 1]}`
    : on.join(', ');

/** Every language writes rolls such as `1d6+1` in its own way. */
export const orRoll = (value: number | string): Fact =>
  typeof value === 'string' && /^\dd6/.test(value) ? phrase(`dice.${value}`) : value;

/** Several in a row: the first, then the others. */
const chain = (parts: readonly Phrase[], word = 'effect.and'): Phrase => {
  const [first, ...rest] = parts;
  return rest.length === 0 ? first : phrase(word, { first, rest: chain(rest, word) });
};

/** What effects do, as one phrase; nothing where there are none. */
const describeEffects = (ops: readonly Op[]): Phrase | null =>
  ops.length === 0 ? null : chain(ops.flatMap(describeOp));

/** One op in words: most are one phrase. */
function describeOp(op: Op): Phrase[] {
  return (DESCRIPTIONS[op.op] as (op: Op) => Phrase[])(op);
}

const chainOf = (ops: readonly (BasicOp | OpOf<'roll'>)[]): Phrase => chain(ops.flatMap(describeOp));
const orNone = (ops: readonly BasicOp[] | undefined): Fact => (ops ? chainOf(ops) : 'none');

const DESCRIPTIONS: { readonly [N in Op['op']]: (op: OpOf<N>) => Phrase[] } = {
  damage: ({ to, amount, kind }) => [phrase(`effect.damage.${kind}`, { who: describeSelector(to), amount })],
  heal: ({ to, amount }) => [phrase('effect.heal', { who: describeSelector(to), amount })],
  token: ({ to, delta }) => [phrase(`effect.token.${delta > 0 ? 'add' : 'remove'}`, { who: describeSelector(to) })],
  eliminate: ({ to }) => [phrase('effect.eliminate', { who: describeSelector(to) })],
  roll: ({ each, on, do: ops }) => [
    each
      ? phrase('effect.roll.each', { who: describeSelector(each), on: results(on), effect: chainOf(ops) })
      : phrase('effect.roll', { on: results(on), effect: chainOf(ops) }),
  ],
  attack: ({ form, damage, plus = 0, attackModifier = 0, ignore, onHit }) => [
    phrase(`effect.attack.${form}`, {
      damage: orRoll(damage),
      plus: plus === 0 ? 'none' : signed(plus),
      modifier: attackModifier === 0 ? 'none' : signed(attackModifier),
      ignore: ignore ? abilities(ignore) : 'none',
      onHit: orNone(onHit),
    }),
  ],
  modify: ({ to, stat, delta, when }) => [
    phrase('effect.modify', {
      who: describeSelector(to),
      delta: signed(delta),
      stat: phrase(`value.${stat}`),
      when: when ?? 'always',
    }),
  ],
  cap: ({ stat, max, if: only }) => [phrase(`effect.cap.${stat}`, { max, if: only ?? 'always' })],
  gain: ({ to, ability }) => [
    phrase('effect.gain', { who: describeSelector(to), ability: phrase(`ability.${ability}`) }),
  ],
  ignore: ({ to, abilities: ids }) => [
    phrase('effect.ignore', { who: describeSelector(to), abilities: abilities(ids) }),
  ],
  forbid: ({ to, what }) => describeForbid(to, what),
  move: ({ to, mode, length = 0, speedModifier = 0, ignoreTerrain = [] }) => [
    phrase(`effect.move.${mode}`, {
      who: describeSelector(to),
      inches: inches(length),
      speed: signed(speedModifier),
      terrain: ignoreTerrain.length === 0 ? 'none' : ignoreTerrain.map((kind) => phrase(`terrain.${kind}`)),
    }),
  ],
  endSpell: () => [phrase('effect.endSpell')],
  flip: () => [phrase('effect.flip')],
  raise: ({ click }) => [phrase('effect.raise', { click: click + 1 })],
  breakAway: ({ to, succeedsOn }) => [
    phrase('effect.breakAway', { who: describeSelector(to), on: results(succeedsOn) }),
  ],
  browseCost: ({ to, delta = 0, min = 1, from = 0, set = 0 }) => [
    phrase(`effect.browseCost.${to}`, { delta: -delta, min, from, set }),
  ],
  terrain: () => [phrase('effect.terrain')],
  veil: ({ beyond }) => [phrase('effect.veil', { inches: inches(beyond) })],
  counter: describeCounter,
  stackRule: () => [phrase('effect.stackRule')],
  trigger: describeTrigger,
};

/** What takes effect away from a type or an ability is a sentence of its own. */
const OWN_WORDS = new Set(['flight', 'wing', 'cast', 'counterSpell']);
const USES: Record<string, string> = { doubleTime: 'proficiency', surge: 'proficiency', precision: 'proficiency' };

function describeForbid(to: OpOf<'forbid'>['to'], what: OpOf<'forbid'>['what']): Phrase[] {
  const who = describeSelector(to);
  const uses = what.filter((use) => !OWN_WORDS.has(use)).map((use) => phrase(`${USES[use] ?? 'ability'}.${use}`));
  const own = what.filter((use) => OWN_WORDS.has(use)).map((use) => phrase(`effect.forbid.${use}`, { who }));
  return uses.length === 0 ? own : [phrase('effect.forbid', { who, uses }), ...own];
}

function describeCounter({ plus, dice, onSuccess, countered, after }: OpOf<'counter'>): Phrase[] {
  const said: Phrase[] = [];
  if (plus !== undefined) said.push(phrase('effect.counter.plus', { plus: signed(plus) }));
  if (dice) said.push(phrase('effect.counter.dice'));
  if (onSuccess) said.push(phrase('effect.counter.onSuccess', { effect: chainOf(onSuccess) }));
  if (countered) said.push(phrase('effect.counter.removed'));
  if (after) said.push(phrase('effect.counter.after', { effect: chainOf(after) }));
  return said;
}

function describeTrigger({ on, whose, who, choose, do: ops }: OpOf<'trigger'>): Phrase[] {
  const effect = chainOf(ops);
  if (who) return [phrase(`effect.trigger.${on}`, { who: describeSelector(who), effect })];
  if (choose) return [phrase(`effect.trigger.${on}.choose`, { who: describeSelector(choose), effect })];
  return [phrase(`effect.trigger.${on}.${whose ?? 'controller'}`, { effect })];
}

/** A card as sentences: how it is cast, what it is aimed at, what it does, when it ends and where it goes. */
export function describeSpell(data: SorceryData, spell: SpellData): Phrase[] {
  const { action, target, modes, effects, ends, after } = spell;
  const said: Phrase[] = [];
  if (!spell.cast) said.push(phrase('text.doNotCast'));
  if (action) said.push(phrase('text.action', { action: phrase(`action.${action}`) }));
  if (target) said.push(phrase('text.target', { target: describeTarget(target) }));
  if (modes)
    said.push(
      phrase('text.modes', {
        modes: chain(
          modes.map((mode) => describeMode(mode.target, mode.effects)),
          'text.or',
        ),
      }),
    );
  said.push(...describeWorking(data, effects, spell.cancels ?? []));
  for (const end of ends) said.push(phrase(`text.ends.${end.on}`, 'n' in end ? { n: end.n } : {}));
  if (after === 'faceDownTop') said.push(phrase('text.faceDownTop'));
  return said;
}

export function describeMode(target: SpellData['target'], effects: readonly Op[]): Phrase {
  const effect = describeEffects(effects) ?? phrase('effect.nothing');
  return target ? phrase('text.mode', { target: describeTarget(target), effect }) : effect;
}

function describeWorking(data: SorceryData, effects: readonly Op[], cancels: readonly string[]): Phrase[] {
  const effect = describeEffects(effects);
  const said = effect ? [phrase('text.effect', { effect })] : [];
  if (cancels.length > 0)
    said.push(phrase('text.cancels', { cards: cancels.map((name) => describeCancelled(data, name)) }));
  return said;
}

/** A domain or illusion by its name, or all of a class. [R60] */
function describeCancelled({ domains }: SorceryData, name: string): Phrase {
  if (name.startsWith('class:')) return phrase('text.class', { class: phrase(`domainClass.${name.slice(6)}`) });
  return phrase(domains.domains.some(({ id }) => id === name) ? `domain.${name}` : `spell.${name}`);
}

export const describeDomain = (data: SorceryData, { effects, cancels }: DomainData): Phrase[] =>
  describeWorking(data, effects, cancels);
