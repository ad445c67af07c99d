import type { Phrase } from '@conjure/engine';
import type { Content } from '@conjure/lodge';
import { SLOTS } from '@conjure/lodge/view';
import { type Lexicon, lexiconFrom, type NamedThing, named } from '../lexicon.ts';

/** The kinds of things that are typed: what spells are set with, schools, and whatever has a card. */
export type Thing = 'slot' | 'spell' | 'half' | 'school' | 'number' | 'card';

export function lexiconOf(content: Content, say: (phrase: Phrase) => string): Lexicon<Thing> {
  const things = (kind: string, key: string, list: readonly { id: string; name: string }[]): NamedThing[] =>
    list.flatMap(({ id, name }) => named(`${kind} ${id}`, say({ key: `${key}.${id}`, or: name }), id));
  return lexiconFrom<Thing>({
    slot: () => [
      ...SLOTS.flatMap((slot) => named(slot, slot)),
      ...SLOTS.slice(0, -1).flatMap((slot, i) => named(slot, String(i + 1))),
    ],
    spell: () => content.cards.flatMap(({ id, name }) => named(id, say({ key: `spell.${id}`, or: name }), id)),
    half: () => ['a', 'b'].flatMap((half) => named(half, half)),
    school: () =>
      content.schools.flatMap((school) => named(school, say({ key: `school.${school}`, or: school }), school)),
    number: () => [1, 2, 3, 4].flatMap((n) => named(n, String(n))),
    card: () => [
      ...things('spell', 'spell', content.cards),
      ...things('room', 'room', content.tiles),
      ...things('creature', 'creature', content.creatures),
      ...things('quest', 'quest', content.quests),
      ...things('event', 'roseEvent', content.events),
    ],
  });
}
