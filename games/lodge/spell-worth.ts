import { once } from '@conjure/engine';
import type { Content, Half } from './content.ts';
import type { Op, OpName } from './effects/vocabulary.ts';

/** What one of each thing that an effect does is worth, in Power: a cube on a sheet or in a room pays a share of its prizes later. */
const DAMAGE = 0.4;
const PLAIN: { readonly [N in OpName]: number } = {
  damage: DAMAGE,
  attack: DAMAGE,
  reflect: DAMAGE,
  convert: 0.3,
  convertInstability: 0.25,
  instability: 0.45,
  heal: 0.12,
  reduce: 0.15,
  move: 0.08,
  push: 0.05,
  place: 0.2,
  swap: 0.15,
  summon: 0.9,
  summonFamiliar: 1.5,
  activate: 0.5,
  banish: 0.4,
  defeat: 1.5,
  draw: 0.15,
  library: 0.15,
  recall: 0.2,
  discard: 0.1,
  forgotten: 0.3,
  power: 1,
  steal: 1.4,
  rosePower: -0.7,
  roseDamage: -0.12,
  roseInstability: -0.1,
  activateRoom: 0.5,
  copyRoom: 0.5,
  castNext: 0.2,
  quest: 0.5,
  peek: 0.05,
  dispel: 0.4,
  swapSet: 0.1,
  crown: 0.4,
  buff: 0.3,
  cancel: 0.6,
};

/** Whoever is aimed at must be found there: how likely that is, by range. */
const REACH = [0.5, 0.7, 0.9, 1];
/** Several models are hit. */
const WIDE = 1.5;
/** A mage's own attack, before any bonus. */
const ATTACK = 2;
/** A reaction may wait in vain, but then goes back to the hand. [B63] */
const WAITING = 0.6;
/** Things of which only the whole counts, whatever number is printed with them. */
const WHOLE: ReadonlySet<OpName> = new Set(['attack', 'summon', 'activate', 'banish', 'defeat', 'place', 'swap']);
const AIMED: ReadonlySet<OpName> = new Set([
  'damage',
  'convert',
  'steal',
  'push',
  'swap',
  'banish',
  'defeat',
  'discard',
  'dispel',
]);
/** Damage that is kept off altogether is hardly ever more than this. */
const MOST = 4;
const WIDE_TARGETS: ReadonlySet<string> = new Set(['area', 'lodge', 'allMages', 'lodgeEvocations']);

function opWorth(op: Op): number {
  const times = op.op === 'attack' ? ATTACK + op.bonus : WHOLE.has(op.op) ? 1 : numberIn(op);
  const reach = AIMED.has(op.op) && 'range' in op && typeof op.range === 'number' ? (REACH[op.range] ?? 1) : 1;
  const wide = 'to' in op && WIDE_TARGETS.has(String(op.to)) ? WIDE : 1;
  return PLAIN[op.op] * Math.min(MOST, times) * (op.op === 'instability' ? (op.rooms ?? 1) : reach) * wide;
}

function numberIn(op: Op): number {
  if ('amount' in op) return op.amount;
  if ('steps' in op) return op.steps;
  if ('keep' in op) return op.keep;
  return 'n' in op ? op.n : 1;
}

const halfWorth = ({ effects }: Content, { effect, reacts }: Half): number =>
  effects[effect].ops.reduce((sum, op) => sum + opWorth(op), 0) * (reacts ? WAITING : 1);

/** By card and half what it does is worth, in Power, wherever the mage may stand. */
export const spellWorths = once((content: Content): readonly (readonly [number, number])[] =>
  content.cards.map(({ halves: [a, b] }) => [halfWorth(content, a), halfWorth(content, b)]),
);

/** A card in hand: its better half. */
export const cardWorths = once((content: Content): readonly number[] =>
  spellWorths(content).map(([a, b]) => Math.max(a, b)),
);

/** By school: what one of its cards is worth on average. */
export const schoolWorths = once((content: Content): readonly number[] =>
  content.schools.map((_, school) => {
    const cards = [...content.cards.keys()].filter((card) => content.cards[card].school === school);
    return cards.reduce((sum, card) => sum + cardWorths(content)[card], 0) / cards.length;
  }),
);
