import type { Facts } from '@conjure/engine';
import { optionsFrom, type SorceryOptions } from '../options.ts';
import type { Army } from '../rules/army.ts';
import type { ArmyFault } from './army.ts';
import { understoodFaults } from './army-understood.ts';
import { content } from './content.ts';

/** An army as it lies in a file. */
export interface ArmyFile {
  readonly conjure: 'army';
  readonly game: 'sorcery';
  readonly name: string;
  readonly army: Army;
}

export const armyFile = (name: string, army: Army): ArmyFile => ({ conjure: 'army', game: 'sorcery', name, army });

/** Something wrong with what a file says, before any rule is asked. */
export interface FileFault {
  readonly kind:
    | 'foreign'
    | 'text'
    | 'object'
    | 'list'
    | 'figure'
    | 'book'
    | 'spell'
    | 'domain'
    | 'wielder'
    | 'unknown';
  readonly place: string;
  readonly facts: Facts;
}

type NamedArmy = { readonly name: string; readonly army: Army };
type ArmyCheck = (value: unknown, place: string) => FileFault[];

/** A value as the file has it, cut short: the same in every language. */
function short(value: unknown): string {
  if (value === undefined) return '\u2013';
  if (Array.isArray(value)) return '[\u2026]';
  if (typeof value === 'object' && value !== null) return '{\u2026}';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}\u2026` : text;
}

const wrong = (kind: FileFault['kind'], place: string, value: unknown): FileFault[] => [
  { kind, place, facts: { got: short(value) } },
];
const known =
  (kind: 'figure' | 'book' | 'spell' | 'domain', index: ReadonlyMap<string, number>): ArmyCheck =>
  (value, place) =>
    typeof value === 'string' && index.has(value) ? [] : wrong(kind, place, value);
const listOf =
  (check: ArmyCheck): ArmyCheck =>
  (value, place) =>
    Array.isArray(value) ? value.flatMap((one, i) => check(one, `${place}[${i}]`)) : wrong('list', place, value);
const fieldsOf =
  (checks: Record<string, ArmyCheck>): ArmyCheck =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('object', place, value);
    const given = value as Record<string, unknown>;
    const strange = Object.keys(given).filter((key) => !Object.hasOwn(checks, key));
    return [
      ...Object.entries(checks).flatMap(([key, check]) => check(given[key], `${place}.${key}`)),
      ...strange.flatMap((key) => wrong('unknown', `${place}.${key}`, given[key])),
    ];
  };

const figure = known('figure', content.figureIndex);
const spell = known('spell', content.spellIndex);
const domain = known('domain', content.domainIndex);

/** Everything about an army that names nothing there is. An engine’s shape would tell the first fault only. */
function shapeFaults(value: unknown, place: string): FileFault[] {
  const figures = (value as { figures?: unknown } | null)?.figures;
  const many = Array.isArray(figures) ? figures.length : 0;
  const wielder: ArmyCheck = (nth, at) =>
    Number.isSafeInteger(nth) && (nth as number) >= 0 && (nth as number) < many ? [] : wrong('wielder', at, nth);
  return fieldsOf({
    figures: listOf(figure),
    books: listOf(fieldsOf({ book: known('book', content.bookIndex), wielder, stack: listOf(spell) })),
    domain: (name, at) => (name === null ? [] : domain(name, at)),
  })(value, place);
}

/** What is kept somewhere may be of another time: an army, or nothing. */
export const asArmy = (value: unknown): Army | null =>
  shapeFaults(value, 'army').length === 0 ? (value as Army) : null;

const specs = optionsFrom(content.data);
const most = (name: string): number =>
  Math.max(...(specs.find((spec) => spec.name === name)?.values.map(Number) ?? [0]));
/** A file is for all matches: what only the options of one forbid is no fault of the file. */
const ANY = {
  ...Object.fromEntries(specs.map((spec) => [spec.name, spec.default])),
  buildTotal: most('buildTotal'),
  copyLimit: most('copyLimit'),
  domains: true,
  relicUniqueOnly: false,
} as SorceryOptions;

/** The army of a file, or everything that is wrong with it: what cannot be understood, and what the rules forbid in the rest. */
export function readArmy(value: unknown): NamedArmy | { readonly faults: readonly (FileFault | ArmyFault)[] } {
  const { conjure, game, name, army } = (typeof value === 'object' ? (value ?? {}) : {}) as Partial<ArmyFile>;
  if (conjure !== 'army') return { faults: wrong('foreign', 'conjure', conjure) };
  if (game !== 'sorcery') return { faults: wrong('foreign', 'game', game) };
  const faults: (FileFault | ArmyFault)[] = [
    ...(typeof name === 'string' && name.trim() !== '' ? [] : wrong('text', 'name', name)),
    ...shapeFaults(army, 'army'),
    ...understoodFaults(army, ANY),
  ];
  return faults.length > 0 ? { faults } : ({ name, army } as NamedArmy);
}
