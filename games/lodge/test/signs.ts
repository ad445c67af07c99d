import type { Seat } from '@conjure/engine';
import type { Op, OpName } from '../effects/vocabulary.ts';
import type { LodgeEvent } from '../events.ts';

type Sign = (event: LodgeEvent, by: Seat) => boolean;
type Type = LodgeEvent['type'];

/** An event of this type, with these fields. */
const told =
  (type: Type, fields: Record<string, unknown> = {}): Sign =>
  (event) =>
    event.type === type &&
    Object.entries(fields).every(([name, value]) => (event as unknown as Record<string, unknown>)[name] === value);
const either =
  (...signs: Sign[]): Sign =>
  (event, by) =>
    signs.some((sign) => sign(event, by));
const moved = (how: string) => told('moved', { how });
const byAnEvocation: Sign = (event) =>
  (event.type === 'attacked' || event.type === 'moved') && event.model.includes('.');

/** How everybody can see that an op has happened. */
const SIGNS: Readonly<Record<OpName, Sign>> = {
  damage: (event, by) => event.type === 'damaged' && event.dealer === by,
  attack: (event) => event.type === 'attacked' && !event.model.includes('.'),
  convert: told('converted'),
  convertInstability: told('roomConverted'),
  heal: told('healed'),
  instability: (event, by) => event.type === 'instability' && event.whose === by,
  move: moved('step'),
  push: moved('push'),
  place: moved('placed'),
  swap: moved('swapped'),
  summon: told('summoned'),
  summonFamiliar: told('familiarSummoned'),
  activate: byAnEvocation,
  banish: told('evocationLeft', { how: 'banished' }),
  defeat: told('defeated'),
  draw: told('drew'),
  library: told('drewFrom'),
  recall: told('kept'),
  discard: told('discarded'),
  power: told('powerChanged', { why: 'effects' }),
  steal: told('stole'),
  rosePower: told('powerChanged', { who: 'rose' }),
  roseDamage: told('damaged', { dealer: 'rose' }),
  roseInstability: told('instability', { whose: 'rose' }),
  activateRoom: told('roomActivated'),
  copyRoom: told('roomCopied'),
  castNext: told('cast'),
  quest: told('questKept'),
  peek: told('peeked'),
  dispel: told('dispelled'),
  swapSet: told('exchanged'),
  crown: either(told('crownTaken'), told('powerChanged', { why: 'effects' })),
  buff: told('buffed'),
  forgotten: told('drewFrom'),
  reduce: told('reduced'),
  reflect: (event, by) => event.type === 'damaged' && event.dealer === by,
  cancel: told('cancelled'),
};

/** The ops of which nothing was to be seen. */
export const unseen = (ops: readonly Op[], events: readonly LodgeEvent[], by: Seat): string[] =>
  ops.filter(({ op }) => !events.some((event) => SIGNS[op](event, by))).map(({ op }) => op);
