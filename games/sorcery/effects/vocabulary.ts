import { either, fields, listOf, oneOf, pattern, type Shape, tagged, whole } from '@conjure/engine';
import { TERRAIN, type Terrain } from '../geometry/ground.ts';
import { type Area, area, faces, length, type Selector, selector } from './selectors.ts';

export const id = pattern(/^[a-z][a-z0-9_]*$/, 'an id of small letters, digits and underlines');

const STATS = ['speed', 'attack', 'defense', 'damage', 'range', 'counterRoll'] as const;
type Stat = (typeof STATS)[number];
const WHENS = ['closeAttack', 'rangedAttack', 'spellAttack', 'casting', 'countering'] as const;
export type When = (typeof WHENS)[number];
const FORBIDDEN = [
  ...(['doubleTime', 'surge', 'precision', 'charge', 'bound', 'quickness', 'counterSpell', 'cast'] as const),
  ...(['flight', 'wing'] as const),
] as const;
/** What may be forbidden. */
export type Forbidden = (typeof FORBIDDEN)[number];
type SpellDamage = number | 'value' | '1d6' | '1d6+1';

/** What is simply done to somebody; the ops that wait for something do these. */
export type BasicOp =
  | { op: 'damage'; to: Selector; amount: number; kind: 'effect' | 'pushing' }
  | { op: 'heal'; to: Selector; amount: number }
  | { op: 'token'; to: Selector; delta: 1 | -1 }
  | { op: 'eliminate'; to: Selector };
type Roll = { op: 'roll'; each?: Area; die: '1d6'; on: number[]; do: BasicOp[] };

/** Everything that spells, illusions and domains do is made of these. */
export type Op =
  | BasicOp
  | Roll
  | {
      op: 'attack';
      form: 'close' | 'ranged';
      damage: SpellDamage;
      plus?: number;
      attackModifier?: number;
      ignore?: string[];
      onHit?: BasicOp[];
    }
  | { op: 'modify'; to: Selector; stat: Stat; delta: number; when?: When }
  | { op: 'cap'; stat: 'speed' | 'range'; max: number; if?: 'precipitationInPlay' }
  | { op: 'gain'; to: Selector; ability: string }
  | { op: 'ignore'; to: Selector; abilities: string[] }
  | { op: 'forbid'; to: Selector; what: Forbidden[] }
  | {
      op: 'move';
      to: 'target' | 'caster';
      mode: 'away' | 'place' | 'walk';
      length?: number;
      speedModifier?: number;
      ignoreTerrain?: Terrain[];
    }
  | { op: 'endSpell'; to: 'target' }
  | { op: 'flip'; to: 'target' }
  | { op: 'raise'; to: 'target'; click: number }
  | { op: 'breakAway'; to: Selector; succeedsOn: number[] }
  | { op: 'browseCost'; to: 'all' | 'otherSpellsOfBook'; delta?: number; min?: number; from?: number; set?: number }
  | { op: 'terrain'; class: 'water'; as: 'clear' }
  | { op: 'veil'; beyond: number }
  | {
      op: 'counter';
      plus?: number;
      dice?: '2d6keep1';
      onSuccess?: BasicOp[];
      countered?: 'removedFromGame';
      after?: BasicOp[];
    }
  | { op: 'stackRule'; onCountered: 'bottom' }
  | {
      op: 'trigger';
      on: 'commandStart' | 'endStart' | 'endMove';
      whose?: 'controller' | 'each';
      who?: Area;
      choose?: Area;
      do: (BasicOp | Roll)[];
    };

/** The op of that name. */
export type OpOf<N extends Op['op']> = Extract<Op, { op: N }>;

const some = whole(1, 9);
const modifier = whole(-9, 9);
const bars = whole(1, 3);
const op = <N extends Op['op']>(name: N) => ({ op: oneOf(name) });

const basicOps = {
  damage: fields({ ...op('damage'), to: selector, amount: some, kind: oneOf('effect', 'pushing') }),
  heal: fields({ ...op('heal'), to: selector, amount: some }),
  token: fields({ ...op('token'), to: selector, delta: oneOf(1, -1) }),
  eliminate: fields({ ...op('eliminate'), to: selector }),
};
const basicOpList = listOf(tagged<BasicOp>('op', basicOps), { min: 1 });
const roll = fields({ ...op('roll'), die: oneOf('1d6'), on: faces, do: basicOpList }, { each: area });

const shapes: { [N in Op['op']]: Shape<Extract<Op, { op: N }>> } = {
  ...basicOps,
  roll,
  attack: fields(
    {
      ...op('attack'),
      form: oneOf('close', 'ranged'),
      damage: either(whole(0, 9), oneOf('value', '1d6', '1d6+1')),
    },
    { plus: modifier, attackModifier: modifier, ignore: listOf(id, { min: 1, distinct: true }), onHit: basicOpList },
  ),
  modify: fields({ ...op('modify'), to: selector, stat: oneOf(...STATS), delta: modifier }, { when: oneOf(...WHENS) }),
  cap: fields({ ...op('cap'), stat: oneOf('speed', 'range'), max: whole(1, 60) }, { if: oneOf('precipitationInPlay') }),
  gain: fields({ ...op('gain'), to: selector, ability: id }),
  ignore: fields({ ...op('ignore'), to: selector, abilities: listOf(id, { min: 1, distinct: true }) }),
  forbid: fields({ ...op('forbid'), to: selector, what: listOf(oneOf(...FORBIDDEN), { min: 1, distinct: true }) }),
  move: fields(
    { ...op('move'), to: oneOf('target', 'caster'), mode: oneOf('away', 'place', 'walk') },
    { length, speedModifier: modifier, ignoreTerrain: listOf(oneOf(...TERRAIN), { distinct: true }) },
  ),
  endSpell: fields({ ...op('endSpell'), to: oneOf('target') }),
  flip: fields({ ...op('flip'), to: oneOf('target') }),
  raise: fields({ ...op('raise'), to: oneOf('target'), click: whole(0, 9) }),
  breakAway: fields({ ...op('breakAway'), to: selector, succeedsOn: faces }),
  browseCost: fields(
    { ...op('browseCost'), to: oneOf('all', 'otherSpellsOfBook') },
    { delta: whole(-2, 2), min: bars, from: bars, set: bars },
  ),
  terrain: fields({ ...op('terrain'), class: oneOf('water'), as: oneOf('clear') }),
  veil: fields({ ...op('veil'), beyond: length }),
  counter: fields(op('counter'), {
    plus: modifier,
    dice: oneOf('2d6keep1'),
    onSuccess: basicOpList,
    countered: oneOf('removedFromGame'),
    after: basicOpList,
  }),
  stackRule: fields({ ...op('stackRule'), onCountered: oneOf('bottom') }),
  trigger: fields(
    {
      ...op('trigger'),
      on: oneOf('commandStart', 'endStart', 'endMove'),
      do: listOf(tagged<BasicOp | Roll>('op', { ...basicOps, roll }), { min: 1 }),
    },
    { whose: oneOf('controller', 'each'), who: area, choose: area },
  ),
};

export const opShape = tagged<Op>('op', shapes);
