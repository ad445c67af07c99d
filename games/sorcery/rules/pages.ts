import type { FigureData, SorceryData, SpellData } from '../data.ts';

/** Who fills or takes up a spellbook, as far as page counts and requirements ask. */
export interface Reader {
  readonly symbols: ReadonlySet<string>;
  readonly mastery: boolean;
}

/** The symbols of a figure among its friends: faction, subfaction, and by Pact the factions of all of them. [S6] [S69] [R36] [R56] */
export function readerOf({ subfactions }: SorceryData, figure: FigureData, friends: readonly FigureData[]): Reader {
  const own = subfactions.subfactions.find(({ id }) => id === figure.subfaction)?.abilities ?? [];
  const symbols = new Set([figure.faction]);
  if (figure.subfaction !== null) symbols.add(figure.subfaction);
  if (own.some(({ id }) => id === 'pact')) for (const { faction } of friends) symbols.add(faction);
  return { symbols, mastery: own.some(({ id }) => id === 'ancient_mastery') };
}

/** How many pages a spell takes in this reader's book. [S5] [S67] [R19] */
export function pagesFor({ symbols, mastery }: Reader, { pages, affinity }: SpellData): number {
  return affinity && (mastery || symbols.has(affinity.symbol)) ? affinity.pages : pages;
}

/** Whether the faction requirement of a spell is met. [S7] [S67] [R19] */
export function mayUse({ symbols, mastery }: Reader, { requirement, affinity }: SpellData): boolean {
  return requirement === null || symbols.has(requirement) || (mastery && affinity !== null);
}
