import { type Content, POWERS, RANKS, SHIELDS } from '@conjure/demons';
import type { DemonsView } from '@conjure/demons/view';
import type { Phrase } from '@conjure/engine';
import { type Lexicon, lexiconFrom, type NamedThing, named, wordsOf } from '../lexicon.ts';
import { letterOf } from './board.ts';

/** The kinds of things that an answer can name. */
export type Thing = 'hex' | 'rank' | 'shield' | 'spirit' | 'power' | 'mortal' | 'magician' | 'item';

export function lexiconOf(content: Content, view: DemonsView, say: (phrase: Phrase) => string): Lexicon<Thing> {
  /** Under its key's text, its own name and any other handle. */
  const called = (value: string | number, key: string, ...names: string[]): NamedThing[] =>
    named(value, say({ key, or: names[0] }), ...names);
  return lexiconFrom<Thing>({
    hex: () => [
      ...content.grid.names.map((hex) => ({ name: hex, value: hex })),
      ...content.cities.flatMap((hex) => {
        const city = content.city[hex] ?? '';
        return called(content.grid.names[hex], `city.${wordsOf(city).join('-')}`, city);
      }),
    ],
    rank: () => RANKS.flatMap((rank) => called(rank, `rank.${rank}`, rank)),
    shield: () => SHIELDS.flatMap((shield) => called(shield, `shield.${shield}`, shield)),
    spirit: () =>
      content.numbers.flatMap((number) =>
        called(number, `spirit.${number}`, content.spirits[number]?.name ?? '', String(number)),
      ),
    power: () => POWERS.map((letter) => ({ name: letter.toLowerCase(), value: letter })),
    mortal: () => content.mortals.flatMap(({ id, name }, i) => called(id, `mortal.${id}`, name, id, letterOf(i))),
    magician: () => view.magicians.flatMap(({ seat, name }) => called(seat, `magician.${name}`, name)),
    item: () => [
      ...view.boxes.flatMap(({ box, site }) => called(box, `site.${wordsOf(site).join('-')}`, site, box)),
      ...called('ring', 'ring', 'ring'),
    ],
  });
}
