import { fields, flag, listOf, oneOf, type Shape, tagged, text, whole } from '@conjure/engine';
import { faces, length } from './effects/selectors.ts';
import { id } from './effects/vocabulary.ts';

const few = whole(1, 9);
const six = oneOf('1d6');
const none = {};

/** The special abilities that the rules know, and the numbers of each that are data. */
const PARAMS = {
  charge: none,
  bound: none,
  quickness: none,
  magic_levitation: { length },
  flight: { breakAway: faces },
  aquatic: { rangedDefenseInWater: few },
  stealth: none,
  nimble: none,
  weapon_master: { damage: six },
  magic_blast: { damage: six },
  flame_lightning: { damage: few },
  shockwave: { rangeDivisor: few },
  vampirism: { heal: few },
  magic_healing: { heal: six },
  venom: { damage: few },
  sneak_attack: { rearFactor: few },
  sweep: none,
  battle_armor: { rangedDefense: few },
  pole_arm: { damage: few },
  magic_immunity: none,
  toughness: { reduce: few },
  invulnerability: { reduce: few, rangedDefense: few },
  defend: none,
  regeneration: { heal: oneOf('1d6-2') },
  dodge: { on: faces },
  magic_retaliation: { damage: few },
  limited_invisibility: none,
  command: { on: faces },
  necromancy: { click: six },
  pierce: { ignore: listOf(id, { min: 1, distinct: true }) },
  magic_freeze: { damage: few, on: faces },
  magic_enhancement: { rangedDamage: few },
  demoralized: none,
} satisfies Record<string, Record<string, Shape<unknown>>>;

export type AbilityId = keyof typeof PARAMS;
export const ABILITIES = /* @__PURE__ */ Object.keys(PARAMS) as AbilityId[];

const WHENS = [
  ...(['always', 'commandPhase', 'actionPhase', 'moveAction', 'closeAction', 'rangedAction'] as const),
  ...(['specialAction', 'closeAttack', 'rangedAttack'] as const),
] as const;

type Params = { [A in AbilityId]: { [P in keyof (typeof PARAMS)[A]]: Typed<(typeof PARAMS)[A][P]> } };
type Typed<S> = S extends Shape<infer T> ? T : never;

/** A special ability as a dial shows it: its slot is the value it stands beside. [B86] [B87] */
type Ability<A extends AbilityId> = {
  id: A;
  name: string;
  slot: 'speed' | 'attack' | 'defense' | 'damage';
  optional: boolean;
  when: (typeof WHENS)[number];
  params: Params[A];
  provenance: string;
};

const shapes = Object.fromEntries(
  Object.entries(PARAMS).map(([name, params]) => [
    name,
    fields({
      id: oneOf(name),
      name: text,
      slot: oneOf('speed', 'attack', 'defense', 'damage'),
      optional: flag,
      when: oneOf(...WHENS),
      params: fields(params as Record<string, Shape<unknown>>),
      provenance: text,
    }),
  ]),
);

export const abilitiesShape = fields({
  provenance: text,
  abilities: listOf(tagged<{ [A in AbilityId]: Ability<A> }[AbilityId]>('id', shapes), {
    min: ABILITIES.length,
    max: ABILITIES.length,
  }),
});
