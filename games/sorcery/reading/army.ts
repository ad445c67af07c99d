import { type Facts, must, type Phrase, phrase } from '@conjure/engine';
import type { SorceryOptions } from '../options.ts';
import { readyArmies } from '../rules/armies.ts';
import { type Army, armyFaults, costOf, MOST_FIGURES } from '../rules/army.ts';
import { figurePhrase } from '../rules/names.ts';
import { mayUse, pagesFor, readerOf } from '../rules/pages.ts';
import { content } from './content.ts';
import { bookIn, FACTIONS, figureIn, type PrintedFigure, spellIn } from './printed.ts';

export type ArmyBook = Army['books'][number];

export const armyCost = (army: Army): number => costOf(content.data, army);

export interface Ready {
  readonly id: string;
  readonly army: Army;
  readonly cost: number;
  /** The build total it was made for. */
  readonly total: number;
}

/** Ready armies that may be played, the largest first. */
export const readyFor = (options: SorceryOptions): Ready[] =>
  readyArmies(content, options)
    .map(({ id, army }) => {
      const total = must(content.data.armies.armies.find((one) => one.id === id)?.buildTotal, 'ready army', id);
      return { id, army, cost: armyCost(army), total };
    })
    .sort((a, b) => b.total - a.total);

const figuresOf = (army: Army): PrintedFigure[] => army.figures.map(figureIn);

/** Why a wielder has a symbol; `from`: the friend it comes from. [S6] [S67] [S69] */
interface Held {
  readonly by: 'faction' | 'subfaction' | 'pact' | 'mastery';
  readonly from: string | null;
}

/** A symbol that a wielder has. */
export interface SymbolHeld extends Held {
  readonly symbol: string;
}

/** The symbols of a wielder, one by one. */
export function symbolsOf(army: Army, wielder: number): SymbolHeld[] {
  const friends = figuresOf(army);
  const { faction, subfaction } = friends[wielder];
  return [...readerOf(content.data, friends[wielder], friends).symbols].map((symbol) => {
    if (symbol === faction) return { symbol, by: 'faction', from: null };
    if (symbol === subfaction) return { symbol, by: 'subfaction', from: null };
    return { symbol, by: 'pact', from: friends.find((friend) => friend.faction === symbol)?.id ?? null };
  });
}

/** How many pages a spell takes in a wielder’s book, and why. [S5] */
export interface PageCount {
  readonly pages: number;
  readonly normal: number;
  /** The count tied to a symbol, and why it holds here, or `null` where it does not. */
  readonly affinity: { readonly pages: number; readonly symbol: string; readonly held: Held | null } | null;
  /** The symbol that the wielder must have, and why it has it, or `null` where it has not. [S7] */
  readonly requirement: { readonly symbol: string; readonly held: Held | null } | null;
}

export function pageCount(army: Army, wielder: number, id: string): PageCount {
  const spell = spellIn(id);
  const friends = figuresOf(army);
  const reader = readerOf(content.data, friends[wielder], friends);
  const symbols = symbolsOf(army, wielder);
  const held = (symbol: string): Held | null =>
    symbols.find((one) => one.symbol === symbol) ?? (reader.mastery ? { by: 'mastery', from: null } : null);
  const { affinity, requirement } = spell;
  return {
    pages: pagesFor(reader, spell),
    normal: spell.pages,
    affinity: affinity && { ...affinity, held: held(affinity.symbol) },
    requirement:
      requirement === null ? null : { symbol: requirement, held: mayUse(reader, spell) ? held(requirement) : null },
  };
}

/** The pages of all spells in a book. [S4] */
export const pagesIn = (army: Army, { wielder, stack }: ArmyBook): number =>
  stack.reduce((sum, spell) => sum + pageCount(army, wielder, spell).pages, 0);

type ArmyFaultKind = (typeof KINDS)[keyof typeof KINDS] | 'none';

/** Something wrong with an army: where, what, and the rule against it. */
export interface ArmyFault {
  readonly kind: ArmyFaultKind;
  readonly rule: string;
  readonly place: string;
  /** Which figure, book and spell of it are meant, by number. */
  readonly figure: number | null;
  readonly book: number | null;
  readonly spell: number | null;
  readonly facts: Facts;
}

const KINDS = {
  B27: 'over',
  B30: 'unique',
  B31: 'domain',
  B32: 'slots',
  B33: 'relic',
  B112: 'most',
  S4: 'capacity',
  S7: 'requirement',
  R39: 'copies',
} as const;

const numberIn = (place: string, list: string): number | null => {
  const found = place.match(`\\b${list}\\[(\\d+)\\]`);
  return found ? Number(found[1]) : null;
};

/** Everything wrong with an army whose books are all wielded, in the order of the army. [B27]–[B33] [B112] [S4]–[S8] [R39] */
export function faultsIn(army: Army, options: SorceryOptions, at = 'army'): ArmyFault[] {
  const whole = { place: at, figure: null, book: null, spell: null };
  const total = options.buildTotal;
  if (army.figures.length === 0) return [{ ...whole, kind: 'none', rule: 'B27', facts: { total } }];
  return armyFaults(content.data, army, options, at).map(({ rule = 'B27', place }): ArmyFault => {
    const figure = numberIn(place, 'figures');
    const book = numberIn(place, 'books');
    const spell = numberIn(place, 'stack');
    const kind = KINDS[rule as keyof typeof KINDS];
    return { kind, rule, place, figure, book, spell, facts: factsOf(army, options, figure, book, spell) };
  });
}

/** All that the words for a fault may want to say. */
function factsOf(
  army: Army,
  { buildTotal: total, copyLimit }: SorceryOptions,
  at: number | null,
  inBook: number | null,
  nth: number | null,
): Facts {
  const book = inBook === null ? null : army.books[inBook];
  const figure = book ? book.wielder : at;
  const spell = book && nth !== null ? spellIn(book.stack[nth]) : null;
  const cost = armyCost(army);
  return {
    ...{ cost, total, by: cost - total, copies: copyLimit, n: army.figures.length, most: MOST_FIGURES },
    ...(army.domain !== null && { domain: phrase(`domain.${army.domain}`) }),
    ...(figure !== null && {
      figure: memberName(army, figure),
      kind: phrase(`figure.${army.figures[figure]}`),
      slots: figureIn(army.figures[figure]).slots,
      books: army.books.filter(({ wielder }) => wielder === figure).length,
    }),
    ...(book && {
      book: phrase(`book.${book.book}`),
      pages: pagesIn(army, book),
      capacity: bookIn(book.book).capacity,
    }),
    ...(spell && { spell: phrase(`spell.${spell.id}`) }),
    ...(spell?.requirement && { symbol: symbolName(spell.requirement) }),
  };
}

/** The name of a faction or subfaction. */
export const symbolName = (symbol: string): Phrase =>
  phrase(`${FACTIONS.includes(symbol) ? 'faction' : 'subfaction'}.${symbol}`);

/** A figure of an army as it is called there. */
export const memberName = (army: Army, figure: number): Phrase => figurePhrase(army.figures, figure);
