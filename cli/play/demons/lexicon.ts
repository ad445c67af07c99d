import { type DemonsView, type Lore, POWERS, RANKS, SHIELDS } from '@conjure/demons';
import type { Phrase } from '@conjure/engine';
import { plainWord } from '../../text/plain-word.ts';
import { letterOf } from './board.ts';

/** The words of a typed line: small letters without accents, everything else between them dropped. */
export const wordsOf = (line: string): string[] => typedWords(line).map(plainWord);

/** The same words as they were typed. */
export const typedWords = (line: string): string[] => line.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');

/** The kinds of things that an answer can name. */
export type Thing = 'hex' | 'rank' | 'shield' | 'spirit' | 'power' | 'mortal' | 'magician' | 'item';

/** What words can mean: every thing by its number, its name in the language of the match and its name in the data. */
export interface Lexicon {
  find(kind: Thing, words: readonly string[], at: number): Found | null;
}

interface Found {
  readonly value: string | number;
  readonly words: number;
}

interface Entry {
  readonly name: string;
  readonly value: string | number;
}

const SHORTEST = 3;

export function lexiconOf(lore: Lore, view: DemonsView, say: (phrase: Phrase) => string): Lexicon {
  const build = entriesOf(lore, view, say);
  const built: { [kind in Thing]?: Entry[] } = {};
  const entriesFor = (kind: Thing): Entry[] => {
    built[kind] ??= build[kind]();
    return built[kind];
  };
  return {
    find(kind, words, at) {
      const entries = entriesFor(kind);
      for (let length = Math.min(6, words.length - at); length > 0; length--) {
        const name = words.slice(at, at + length).join(' ');
        const exact = entries.find((entry) => entry.name === name);
        if (exact) return { value: exact.value, words: length };
      }
      const value = abbreviated(entries, words[at] ?? '');
      return value === null ? null : { value, words: 1 };
    },
  };
}

/** The one thing whose name begins with the word or has it among its words; two such things are none. */
function abbreviated(entries: readonly Entry[], word: string): string | number | null {
  if (word.length < SHORTEST || /^\d/.test(word)) return null;
  const fits = (test: (name: string) => boolean) => [
    ...new Set(entries.filter(({ name }) => test(name)).map(({ value }) => value)),
  ];
  for (const found of [fits((name) => name.startsWith(word)), fits((name) => name.split(' ').includes(word))])
    if (found.length === 1) return found[0];
  return null;
}

/** The names of each kind of thing, written out when they are first asked for: an answer needs few kinds. */
function entriesOf(
  lore: Lore,
  view: DemonsView,
  say: (phrase: Phrase) => string,
): { readonly [kind in Thing]: () => Entry[] } {
  /** Under its key's text, its own name and any other handle. */
  const named = (value: string | number, key: string, ...names: string[]): Entry[] =>
    [say({ key, or: names[0] }), ...names].map((name) => ({ name: wordsOf(name).join(' '), value }));
  return {
    hex: () => [
      ...lore.grid.names.map((hex) => ({ name: hex, value: hex })),
      ...lore.cities.flatMap((hex) => {
        const city = lore.city[hex] ?? '';
        return named(lore.grid.names[hex], `city.${wordsOf(city).join('-')}`, city);
      }),
    ],
    rank: () => RANKS.flatMap((rank) => named(rank, `rank.${rank}`, rank)),
    shield: () => SHIELDS.flatMap((shield) => named(shield, `shield.${shield}`, shield)),
    spirit: () =>
      lore.numbers.flatMap((number) =>
        named(number, `spirit.${number}`, lore.spirits[number]?.name ?? '', String(number)),
      ),
    power: () => POWERS.map((letter) => ({ name: letter.toLowerCase(), value: letter })),
    mortal: () => lore.mortals.flatMap(({ id, name }, i) => named(id, `mortal.${id}`, name, id, letterOf(i))),
    magician: () => view.magicians.flatMap(({ seat, name }) => named(seat, `magician.${name}`, name)),
    item: () => [
      ...view.boxes.flatMap(({ box, site }) => named(box, `site.${wordsOf(site).join('-')}`, site, box)),
      ...named('ring', 'ring', 'ring'),
    ],
  };
}
