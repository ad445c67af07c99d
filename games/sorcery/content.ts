import { must } from '@conjure/engine';
import { groundOf } from './battlefield.ts';
import type { SorceryData, SpellData } from './data.ts';
import { ABILITIES, type AbilityId } from './data-abilities.ts';
import type { Target } from './effects/targets.ts';
import type { Op } from './effects/vocabulary.ts';
import type { ArcWidth } from './geometry/arc.ts';
import type { Base } from './geometry/base.ts';
import type { Ground } from './geometry/ground.ts';
import type { Zone } from './geometry/zone.ts';

const SPEED_TYPES = ['boot', 'wing', 'wave', 'horseshoe'] as const;
export type SpeedType = (typeof SPEED_TYPES)[number];
export type AttackType = 'sword' | 'bow' | 'wand';
export type DefenseType = 'shield' | 'magic';
type Rank = 'weak' | 'standard' | 'tough' | 'unique';

/** The number of each special ability: the bit by which a click shows it. Demoralized, the last, has a list of its own. */
export const ABILITY = Object.fromEntries(ABILITIES.map((id, i) => [id, i])) as Readonly<Record<AbilityId, number>>;

/** The eleven abilities of ten subfactions, as bits. [R34] */
const POWERS = [
  ...(['focus', 'spellbreach', 'siphon_energy', 'natures_fury', 'ley_harmony', 'magestone_trance'] as const),
  ...(['ancient_mastery', 'mind_tap', 'pact', 'bedlam', 'borrowed_ruin'] as const),
] as const;
export type PowerId = (typeof POWERS)[number];
export const POWER = Object.fromEntries(POWERS.map((id, i) => [id, 1 << i])) as Readonly<Record<PowerId, number>>;

/** A figure with its dial as flat lists, one entry a click. */
export interface Figure {
  readonly id: string;
  readonly faction: number;
  /** By number, or −1. */
  readonly subfaction: number;
  readonly powers: number;
  readonly rank: Rank;
  readonly cost: number;
  readonly arc: ArcWidth;
  readonly range: number;
  readonly rangedDamage: number;
  readonly targets: number;
  readonly bonus: number;
  readonly slots: number;
  readonly radius: number;
  readonly clicks: number;
  readonly speed: readonly number[];
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  readonly damage: readonly number[];
  /** Abilities as bits, and whether it is demoralized. */
  readonly shows: readonly number[];
  readonly demoralized: readonly boolean[];
  readonly speedType: readonly SpeedType[];
  readonly attackType: readonly AttackType[];
  readonly defenseType: readonly DefenseType[];
}

/** One of the effects of a spell; one that is not modal has a single mode without an id. [S24] */
export interface Mode {
  readonly id: string | null;
  readonly target: Target | null;
  readonly effects: readonly Op[];
}

export interface Spell extends SpellData {
  readonly number: number;
  readonly all: readonly Mode[];
}

interface Domain {
  readonly id: string;
  readonly number: number;
  readonly class: string;
  readonly subclass: string | null;
  readonly cost: number;
  readonly cancels: readonly string[];
  readonly effects: readonly Op[];
}

interface Battlefield {
  readonly id: string;
  readonly players: number;
  readonly ground: Ground;
  readonly zones: readonly Zone[];
  readonly objectives: readonly (Base & { readonly id: string })[];
}

type Abilities = SorceryData['abilities']['abilities'][number];

/** What the data says, by number. Never changes during a match. */
export interface Content {
  readonly data: SorceryData;
  readonly figures: readonly Figure[];
  readonly figureIndex: ReadonlyMap<string, number>;
  readonly books: readonly { readonly id: string; readonly capacity: number; readonly cost: number }[];
  readonly bookIndex: ReadonlyMap<string, number>;
  readonly spells: readonly Spell[];
  readonly spellIndex: ReadonlyMap<string, number>;
  readonly domains: readonly Domain[];
  readonly domainIndex: ReadonlyMap<string, number>;
  readonly fields: readonly Battlefield[];
  readonly factions: readonly string[];
  readonly subfactions: readonly string[];
  /** The numbers of an ability that are data. */
  readonly params: { readonly [A in AbilityId]: Extract<Abilities, { id: A }>['params'] };
  /** The numbers of a subfaction's ability: what it adds, how far it reaches. */
  readonly powerParams: Readonly<Partial<Record<PowerId, { plus?: number; length?: number }>>>;
  /** Abilities that are used only when their controller says so, as bits. [B87] */
  readonly optional: number;
}

const index = (list: readonly { id: string }[]): Map<string, number> => new Map(list.map(({ id }, i) => [id, i]));

export function contentFrom(data: SorceryData): Content {
  const { factions, subfactions } = data.subfactions;
  const powers = new Map(
    subfactions.map(({ id, abilities }) => [id, abilities.reduce((bits, one) => bits | POWER[one.id], 0)]),
  );
  const figures = data.figures.figures.map((figure): Figure => {
    const { dial, subfaction } = figure;
    return {
      id: figure.id,
      faction: factions.findIndex(({ id }) => id === figure.faction),
      subfaction: subfactions.findIndex(({ id }) => id === subfaction),
      powers: subfaction === null ? 0 : must(powers.get(subfaction), 'subfaction', subfaction),
      rank: figure.rank,
      cost: figure.cost,
      arc: figure.frontArc,
      range: figure.range,
      rangedDamage: figure.rangedDamage,
      targets: figure.targets,
      bonus: figure.attackBonus,
      slots: figure.slots,
      radius: figure.baseRadius,
      clicks: dial.length,
      speed: dial.map(({ speed }) => speed),
      attack: dial.map(({ attack }) => attack),
      defense: dial.map(({ defense }) => defense),
      damage: dial.map(({ damage }) => damage),
      shows: dial.map(({ abilities }) => abilityBits(abilities)),
      demoralized: dial.map(({ abilities }) => abilities.includes('demoralized')),
      speedType: dial.map(({ types }) => types?.speed ?? figure.speedType),
      attackType: dial.map(({ types }) => types?.attack ?? figure.attackType),
      defenseType: dial.map(({ types }) => types?.defense ?? figure.defenseType),
    };
  });
  const spells = data.spells.spells.map((spell, number): Spell => {
    const { modes, target, effects } = spell;
    return { ...spell, number, all: modes ?? [{ id: null, target, effects }] };
  });
  const domains = data.domains.domains.map((domain, number): Domain => ({ ...domain, number }));
  return {
    data,
    figures,
    figureIndex: index(figures),
    books: data.spellbooks.spellbooks,
    bookIndex: index(data.spellbooks.spellbooks),
    spells,
    spellIndex: index(spells),
    domains,
    domainIndex: index(domains),
    fields: data.battlefields.battlefields.map((field) => ({
      id: field.id,
      players: field.players,
      ground: groundOf(field),
      zones: field.zones,
      objectives: field.objectives,
    })),
    factions: factions.map(({ id }) => id),
    subfactions: subfactions.map(({ id }) => id),
    params: Object.fromEntries(data.abilities.abilities.map(({ id, params }) => [id, params])) as Content['params'],
    powerParams: Object.fromEntries(
      subfactions.flatMap(({ abilities }) => abilities.map(({ id, params }) => [id, params])),
    ),
    optional: abilityBits(data.abilities.abilities.filter(({ optional }) => optional).map(({ id }) => id)),
  };
}

/** Abilities as bits; Demoralized is none of them. */
export const abilityBits = (abilities: readonly string[]): number =>
  abilities.reduce((bits, id) => (id === 'demoralized' ? bits : bits | (1 << ABILITY[id as AbilityId])), 0);

/** The number of a spell, a figure, a book and a domain by its name. */
export const spellNamed = ({ spellIndex }: Content, id: string): number => must(spellIndex.get(id), 'spell', id);
export const figureNamed = ({ figureIndex }: Content, id: string): number => must(figureIndex.get(id), 'figure', id);
export const bookNamed = ({ bookIndex }: Content, id: string): number => must(bookIndex.get(id), 'book', id);
export const domainNamed = ({ domainIndex }: Content, id: string): number => must(domainIndex.get(id), 'domain', id);
