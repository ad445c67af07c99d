import { type Army, figureIn } from '@conjure/sorcery/view';

/** What an army is good at, from nothing to all. */
export const TRAITS = ['reach', 'blows', 'spells', 'easy'] as const;
export type Style = Readonly<Record<(typeof TRAITS)[number], number>>;

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** The bare measures: how far it shoots, how hard it strikes, how much it can cast, and how little there is to keep in mind. */
function measured({ figures, books }: Army): Style {
  const printed = figures.map(figureIn);
  const cost = sum(printed.map((one) => one.cost)) || 1;
  const weighed = (of: (one: (typeof printed)[number]) => number) =>
    sum(printed.map((one) => of(one) * one.cost)) / cost;
  const abilities = new Set(printed.flatMap(({ dial }) => dial.flatMap((click) => click.abilities)));
  const spells = books.flatMap(({ stack }) => stack);
  return {
    reach: weighed(({ range }) => range),
    blows: weighed(({ dial: [first] }) => first.attack + 2 * first.damage),
    spells: (100 * spells.length) / cost,
    easy: -abilities.size - new Set(spells).size - figures.length,
  };
}

/** Even the least has something of everything. */
const LEAST = 0.15;

/** An army beside others: the best of them at something is all that one can be. */
export function styleOf(army: Army, others: readonly Army[]): Style {
  const own = measured(army);
  const all = [...others, army].map(measured);
  const share = (trait: (typeof TRAITS)[number]): number => {
    const values = all.map((one) => one[trait]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return most === least ? 1 : LEAST + ((1 - LEAST) * (own[trait] - least)) / (most - least);
  };
  return { reach: share('reach'), blows: share('blows'), spells: share('spells'), easy: share('easy') };
}
