import { type Facts, must, type Phrase, phrase } from '@conjure/engine';
import type { SorceryData } from '../data.ts';
import { describeDomain, describeMode, describeSpell, orRoll } from '../effects/describe.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';

export type PrintedFigure = SorceryData['figures']['figures'][number];
export type PrintedSpell = SorceryData['spells']['spells'][number];
export type PrintedBook = SorceryData['spellbooks']['spellbooks'][number];
export type PrintedDomain = SorceryData['domains']['domains'][number];
export type PrintedAbility = SorceryData['abilities']['abilities'][number];
export type PrintedPower = SorceryData['subfactions']['subfactions'][number]['abilities'][number];
export type PrintedField = SorceryData['battlefields']['battlefields'][number];
export type Slot = PrintedAbility['slot'];

const { data } = content;
export const FIGURES: readonly PrintedFigure[] = data.figures.figures;
export const SPELLS: readonly PrintedSpell[] = data.spells.spells;
export const BOOKS: readonly PrintedBook[] = data.spellbooks.spellbooks;
export const DOMAINS: readonly PrintedDomain[] = data.domains.domains;
export const FACTIONS: readonly string[] = content.factions;

function byId<T extends { readonly id: string }>(list: readonly T[]): (id: string) => T {
  const found = new Map(list.map((one) => [one.id, one]));
  return (id) => {
    const one = found.get(id);
    if (!one) throw new Error(`nothing printed is called ${id}`);
    return one;
  };
}

export const figureIn = byId(FIGURES);
export const spellIn = byId(SPELLS);
export const bookIn = byId(BOOKS);
export const domainIn = byId(DOMAINS);
export const abilityIn: (id: string) => PrintedAbility = byId<PrintedAbility>(data.abilities.abilities);

/** The layout a match is played on. */
export function fieldOf({ battlefield }: Pick<SorceryView, 'battlefield'>): PrintedField {
  const { battlefields } = data.battlefields;
  return must(
    battlefields.find(({ id }) => id === battlefield),
    'the battlefield',
    battlefield,
  );
}

/** What a subfaction can do. [S60]–[S71] */
export const powersOf = ({ subfaction }: PrintedFigure): readonly PrintedPower[] =>
  data.subfactions.subfactions.find(({ id }) => id === subfaction)?.abilities ?? [];

/** An ability of a dial, and the clicks on which it shows, counted from 1. */
export interface ShownAbility {
  readonly ability: PrintedAbility;
  readonly clicks: readonly number[];
}

/** The abilities of a dial, in the order in which they come up. */
export function abilitiesOf({ dial }: PrintedFigure): ShownAbility[] {
  const ids = [...new Set(dial.flatMap(({ abilities }) => abilities))];
  return ids.map((id) => ({
    ability: abilityIn(id),
    clicks: dial.flatMap(({ abilities }, click) => (abilities.includes(id) ? [click + 1] : [])),
  }));
}

/** Numbers in a row as `1–3, 5`. */
export function runs(numbers: readonly number[]): string {
  const ends = numbers.filter((n, i) => numbers[i + 1] !== n + 1);
  const starts = numbers.filter((n, i) => numbers[i - 1] !== n - 1);
  return starts.map((start, i) => (start === ends[i] ? `${start}` : `${start}\u2013${ends[i]}`)).join(', ');
}

/** The numbers of an ability that are data, as its words want them. */
export function abilityFacts({ params }: PrintedAbility | PrintedPower): Facts {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => {
      if (name === 'length') return ['inches', (value as number) / 1000];
      if (!Array.isArray(value)) return [name, orRoll(value as string | number)];
      return [name, typeof value[0] === 'number' ? runs(value) : value.map((id) => phrase(`ability.${id}`))];
    }),
  );
}

export const spellText = (id: string): Phrase[] => describeSpell(data, spellIn(id));
/** What one of the effects of a card is aimed at and does. */
export function modeText(id: string, mode: string): Phrase | null {
  const found = spellIn(id).modes?.find((one) => one.id === mode);
  return found ? describeMode(found.target, found.effects) : null;
}

export const domainText = (id: string): Phrase[] => describeDomain(data, domainIn(id));
