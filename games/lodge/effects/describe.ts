import { type Fact, type Phrase, phrase } from '@conjure/engine';
import { type Content, creatureNamed, type Effect, type Half } from '../content.ts';
import type { Condition } from './conditions.ts';
import type { Extra } from './extras.ts';
import type { EventOp, Op } from './vocabulary.ts';

type SentenceFacts = Record<string, Fact>;

/** `here`, `any`, or how far: what a sentence chooses its words by. */
const far = (range: number | '*' | undefined): Fact =>
  range === '*' ? 'any' : (range ?? 0) === 0 ? 'here' : (range ?? 0);

const creature = (content: Content, id: string): Phrase => ({
  key: `creature.${id}`,
  or: content.creatures[creatureNamed(content, id)].name,
});
const room = (content: Content, id: string): Phrase => ({
  key: `room.${id}`,
  or: content.tiles.find((tile) => tile.id === id)?.name ?? id,
});
const colours = (list: readonly string[]): Phrase[] => list.map((one) => phrase(`colour.${one}`));

/** One op in words: the key says which, the facts how much, how far and of what. */
export function describeOp(content: Content, op: Op): Phrase {
  const facts: SentenceFacts = {};
  for (const [name, value] of Object.entries(op))
    if (name !== 'op' && typeof value !== 'boolean') facts[name] = value as string | number;
  if ('range' in op) facts.range = far(op.range);
  switch (op.op) {
    case 'damage':
    case 'convert':
    case 'steal':
    case 'push':
    case 'heal':
      return phrase(`effect.${op.op}.${op.to}`, without(facts, 'to'));
    case 'attack':
      return phrase(op.to ? 'effect.attack.trigger' : 'effect.attack', { bonus: op.bonus });
    case 'place':
      return phrase(`effect.place.${op.who}`, { ...without(facts, 'who'), to: far(op.to) });
    case 'instability':
      return phrase(op.rooms ? 'effect.instability.rooms' : 'effect.instability', facts);
    case 'summon':
      return phrase('effect.summon', { creature: creature(content, op.evocation), range: far(op.range) });
    case 'summonFamiliar':
      return phrase('effect.summonFamiliar', { family: phrase(`family.${op.family}`) });
    case 'activate':
      return phrase(`effect.activate.${activateForm(op)}`, { range: far(op.range), bonus: op.bonus ?? 0 });
    case 'buff':
      return phrase(`effect.buff.${op.stat}`, { amount: op.amount });
    default:
      return phrase(`effect.${op.op}`, facts);
  }
}

const activateForm = ({ all, last, whose }: Extract<Op, { op: 'activate' }>): string =>
  all ? 'all' : last ? 'last' : whose;

function without(facts: SentenceFacts, name: string): SentenceFacts {
  const { [name]: _left, ...rest } = facts;
  return rest;
}

/** Several in a row: the first, then the others. */
const chain = (parts: readonly Phrase[]): Phrase => {
  const [first, ...rest] = parts;
  return rest.length === 0 ? first : phrase('effect.then', { first, rest: chain(rest) });
};

/** A whole effect; nothing where it has no ops. */
export const describeEffect = (content: Content, { ops }: Effect): Phrase | null =>
  ops.length === 0 ? null : chain(ops.map((op) => describeOp(content, op)));

/** A half of a card: a reaction with its trigger. */
export function describeHalf(content: Content, half: Half): Phrase {
  const effect = chain(content.effects[half.effect].ops.map((op) => describeOp(content, op)));
  if (!half.trigger) return effect;
  return phrase(`trigger.${half.trigger}`, { effect, range: half.range });
}

export function describeExtra(extra: Extra): Phrase | null {
  const { type, ...rest } = extra;
  return type === 'none' ? null : phrase(`extra.${type}`, rest);
}

export function describeCondition(content: Content, condition: Condition): Phrase {
  const key = `condition.${condition.type}`;
  switch (condition.type) {
    case 'activateInColours':
      return phrase(key, { colours: colours(condition.colours), n: condition.n });
    case 'activateRooms':
      return phrase(key, { rooms: condition.rooms.map((id) => room(content, id)), n: condition.n });
    case 'crownInRoom':
      return phrase(key, { room: room(content, condition.room) });
    case 'activateColours':
    case 'damageMages':
      return phrase(key, { n: condition.different });
    default:
      return phrase(key, 'n' in condition ? { n: condition.n } : {});
  }
}

function describeEventOp(content: Content, op: EventOp): Phrase {
  const key = `effect.${op.op}`;
  switch (op.op) {
    case 'roseInstabilityColours':
      return phrase(key, { colours: colours(op.colours), amount: op.amount });
    case 'onRoomActivated':
      return phrase(key, { colours: colours(op.colours), amount: op.rose });
    case 'roseInstabilityRoom':
      return phrase(key, { room: room(content, op.room), amount: op.amount });
    case 'roseDamageAll':
      return phrase(`${key}.${op.who}`, { amount: op.amount });
    case 'eachMageMay':
      return phrase(key, { effect: chain(op.ops.map((one) => describeOp(content, one))) });
    default:
      return phrase(key, 'amount' in op ? { amount: op.amount } : {});
  }
}

export const describeEvent = (content: Content, ops: readonly EventOp[]): Phrase =>
  chain(ops.map((op) => describeEventOp(content, op)));
