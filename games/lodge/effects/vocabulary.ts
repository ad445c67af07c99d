import { either, fields, flag, listOf, oneOf, pattern, type Shape, tagged, whole } from '@conjure/engine';

/** The colours of rooms. [B10] */
export const COLOURS = ['black', 'purple', 'grey', 'red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Rooms on one row up to so many steps away, or the whole Lodge. [B6] */
type Range = number | '*';
const range: Shape<Range> = either(whole(0, 4), oneOf('*'));
const amount = whole(0, 99);
const some = whole(1, 9);
export const id = pattern(/^[a-z][a-z0-9_]*$/, 'an id of small letters, digits and underlines');

/** Everything that spells, rooms, Guard actions and quest rewards do is made of these. */
export type Op =
  | { op: 'damage'; to: DamageTo; range?: Range; amount: number }
  | { op: 'attack'; bonus: number; to?: 'trigger' }
  | { op: 'convert'; to: 'model' | 'mage' | 'same'; range?: Range; amount: number }
  | { op: 'convertInstability'; range: Range; amount: number }
  | { op: 'heal'; to: 'self' | 'own'; range?: Range; amount: number }
  | { op: 'instability'; range: Range; amount: number; rooms?: number }
  | { op: 'move'; steps: number }
  | { op: 'push'; to: 'model' | 'same' | 'trigger'; range?: Range; steps: number }
  | { op: 'place'; who: 'self' | 'model'; range?: Range; to: Range }
  | { op: 'swap'; range: Range }
  | { op: 'summon'; evocation: string; range: Range }
  | { op: 'summonFamiliar'; family: string }
  | { op: 'activate'; whose: 'own' | 'enemy'; range: Range; bonus?: number; all?: boolean; last?: boolean }
  | { op: 'banish'; range: Range; maxHealth: number }
  | { op: 'defeat'; range: Range; minCubes: number }
  | { op: 'draw'; n: number }
  | { op: 'library'; draw: number; keep: number }
  | { op: 'recall'; n: number }
  | { op: 'discard'; range: Range; n: number }
  | { op: 'power'; amount: number }
  | { op: 'steal'; to: 'mage' | 'same' | 'trigger'; range?: Range; amount: number }
  | { op: 'rosePower'; amount: number }
  | { op: 'roseDamage'; amount: number }
  | { op: 'roseInstability'; range: Range; amount: number }
  | { op: 'activateRoom'; range: Range }
  | { op: 'copyRoom'; range: Range }
  | { op: 'castNext' }
  | { op: 'quest'; draw: number; keep: number }
  | { op: 'peek'; range: Range }
  | { op: 'dispel'; range: Range }
  | { op: 'swapSet' }
  | { op: 'crown' }
  | { op: 'buff'; stat: Stat; amount: number }
  | { op: 'forgotten'; cost: number; draw: number; keep: number }
  | { op: 'reduce'; amount: number }
  | { op: 'reflect'; amount: number }
  | { op: 'cancel' };
export type OpName = Op['op'];
export type OpOf<N extends OpName> = Extract<Op, { op: N }>;

const DAMAGE_TO = ['model', 'mage', 'area', 'lodge', 'lodgeEvocations', 'allMages', 'trigger', 'same'] as const;
type DamageTo = (typeof DAMAGE_TO)[number];
export const STATS = ['attack', 'move', 'armour'] as const;
export type Stat = (typeof STATS)[number];

const op = <N extends string>(name: N, required: Record<string, Shape<unknown>> = {}, maybe = {}) => [
  name,
  fields({ op: oneOf(name), ...required }, maybe),
];

export const opShape: Shape<Op> = tagged(
  'op',
  Object.fromEntries([
    op('damage', { to: oneOf(...DAMAGE_TO), amount }, { range }),
    op('attack', { bonus: whole(0, 9) }, { to: oneOf('trigger') }),
    op('convert', { to: oneOf('model', 'mage', 'same'), amount: some }, { range }),
    op('convertInstability', { range, amount: some }),
    op('heal', { to: oneOf('self', 'own'), amount: some }, { range }),
    op('instability', { range, amount: some }, { rooms: whole(1, 3) }),
    op('move', { steps: some }),
    op('push', { to: oneOf('model', 'same', 'trigger'), steps: some }, { range }),
    op('place', { who: oneOf('self', 'model'), to: range }, { range }),
    op('swap', { range }),
    op('summon', { evocation: id, range }),
    op('summonFamiliar', { family: id }),
    op('activate', { whose: oneOf('own', 'enemy'), range }, { bonus: some, all: flag, last: flag }),
    op('banish', { range, maxHealth: some }),
    op('defeat', { range, minCubes: whole(0, 30) }),
    op('draw', { n: some }),
    op('library', { draw: some, keep: some }),
    op('recall', { n: some }),
    op('discard', { range, n: some }),
    op('power', { amount: some }),
    op('steal', { to: oneOf('mage', 'same', 'trigger'), amount: some }, { range }),
    op('rosePower', { amount: some }),
    op('roseDamage', { amount: some }),
    op('roseInstability', { range, amount: some }),
    op('activateRoom', { range }),
    op('copyRoom', { range }),
    op('castNext'),
    op('quest', { draw: some, keep: some }),
    op('peek', { range }),
    op('dispel', { range }),
    op('swapSet'),
    op('crown'),
    op('buff', { stat: oneOf(...STATS), amount: some }),
    op('forgotten', { cost: some, draw: some, keep: some }),
    op('reduce', { amount }),
    op('reflect', { amount: some }),
    op('cancel'),
  ]),
);

/** What events do; `eachMageMay` lends the others' words to every mage. */
export type EventOp =
  | { op: 'roseInstabilityColours'; colours: Colour[]; amount: number }
  | { op: 'roseInstabilityRoom'; room: string; amount: number }
  | { op: 'roseInstabilityMageRooms'; amount: number }
  | { op: 'roseDamageAll'; who: 'mages' | 'evocations'; amount: number }
  | { op: 'eachMageMay'; ops: Op[] }
  | { op: 'onMagePlacesInstability'; amount: number }
  | { op: 'onRoomActivated'; colours: Colour[]; rose: number }
  | { op: 'noHealing' }
  | { op: 'combatBonus'; amount: number }
  | { op: 'leaderLoses'; amount: number }
  | { op: 'crownHolderGains'; amount: number }
  | { op: 'allToCells' };

export const colour = oneOf(...COLOURS);
export const colours = listOf(colour, { min: 1, distinct: true });

export const eventOpShape: Shape<EventOp> = tagged(
  'op',
  Object.fromEntries([
    op('roseInstabilityColours', { colours, amount: some }),
    op('roseInstabilityRoom', { room: id, amount: some }),
    op('roseInstabilityMageRooms', { amount: some }),
    op('roseDamageAll', { who: oneOf('mages', 'evocations'), amount: some }),
    op('eachMageMay', { ops: listOf(opShape, { min: 1 }) }),
    op('onMagePlacesInstability', { amount: some }),
    op('onRoomActivated', { colours, rose: some }),
    op('noHealing'),
    op('combatBonus', { amount: some }),
    op('leaderLoses', { amount: some }),
    op('crownHolderGains', { amount: some }),
    op('allToCells'),
  ]),
);
