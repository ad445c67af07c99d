import { canonical, eventsFor, type Viewer } from '@conjure/engine';
import { diceOf } from '@conjure/engine/testing/playing';
import { describe, expect, test } from 'vitest';
import type { SorceryEvent } from '../events.ts';
import { sorcery } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { SorceryView } from '../view.ts';
import { playEagerly } from './eager.ts';
import { cast, counter } from './stage.ts';
import { at, only, setUp, type TestMatch } from './table.ts';

describe('[S11a] [S25a] a do-not-cast spell is shown when it counts for something that all see', () => {
  const reading = (of: string, ...stack: string[]) => ({ book: 'archmages_tome', of, stack });
  const facing = (books: ReturnType<typeof reading>[], foe = {}): TestMatch =>
    setUp({
      figures: {
        reader: { is: 'ley_novice', at: [10_000, 5_000] },
        idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
        foe: { is: 'drum_seer', of: 1, at: [15_000, 5_000], facing: 18_000, ...foe },
        guard: { is: 'ossuary_guard', of: 1, at: [28_000, 28_000] },
      },
      books,
    });
  const lance = cast('reader', { targets: ['foe'] });

  test('Arcane Bulwark with the defense that it raises', () => {
    const s = facing([reading('reader', 'ember_lance', 'true_eye'), reading('foe', 'true_eye', 'arcane_bulwark')], {
      tokens: 1,
    });
    expect(s.view(0).books[1].seen).toEqual([]);
    const [{ blows }] = only(s.does(lance, [1, 2]), 'attacked');
    expect(blows[0].forDefense).toEqual([{ from: 'spell.arcane_bulwark', n: 1 }]);
    expect([s.view(0), s.view()].map(({ books }) => books[1].seen)).toEqual([['arcane_bulwark'], ['arcane_bulwark']]);
  });

  test('not by an attack in which it does not count', () => {
    const s = facing([reading('foe', 'true_eye', 'arcane_bulwark')]);
    s.does({ do: 'ranged', figure: 'reader', targets: ['foe'] }, [1, 2]);
    expect(s.view(0).books[0].seen).toEqual([]);
  });

  test('one copy where a book holds two', () => {
    const stack = ['arcane_bulwark', 'arcane_bulwark'];
    const s = facing([reading('reader', 'ember_lance', 'true_eye'), reading('foe', ...stack)], { tokens: 1 });
    s.does(lance, [1, 2]);
    expect(s.view(0).books[1].seen).toEqual(['arcane_bulwark']);
  });

  test('Marginalia with the roll of its wielder', () => {
    const s = facing([reading('reader', 'ember_lance', 'true_eye'), reading('foe', 'true_eye', 'marginalia')]);
    s.does(lance);
    expect(s.view(0).books[1].seen).toEqual([]);
    const [{ counter: roll }] = only(s.does(counter('foe'), [6, 6, 1, 1, 2]), 'counterTried');
    expect(roll.modifiers).toEqual([{ from: 'spell.marginalia', n: 1 }]);
    expect(s.view(0).books[1].seen).toEqual(['marginalia']);
  });

  test('Warded Spine with the way of a countered card', () => {
    const s = facing([reading('reader', 'ember_lance', 'warded_spine', 'true_eye')]);
    s.does(lance);
    expect(s.view(1).books[0].seen).toEqual(['ember_lance']);
    expect(only(s.does(counter('foe'), [1, 1, 6]), 'spellWorks')).toMatchObject([{ spell: 'warded_spine' }]);
    expect(s.view(1).books[0].seen).toEqual(['ember_lance', 'warded_spine']);
    const other = facing([reading('reader', 'ember_lance', 'true_eye')]);
    other.does(lance);
    expect(only(other.does(counter('foe'), [1, 1, 6]), 'spellWorks')).toEqual([]);
  });
});

test('[S11a] who has read a book knows what was in it, in whatever hands it is', () => {
  const s = setUp({
    figures: {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      idle: { is: 'ossuary_guard', at: [3_000, 3_000] },
      foe: { is: 'drum_seer', of: 1, at: [10_000, 7_000] },
    },
    books: [{ book: 'adepts_codex', marker: at(10_000, 6_000), stack: ['true_eye', 'ember_lance'] }],
  });
  s.does({ do: 'takeUp', figure: 'reader', book: 0 });
  expect([s.view(0).books[0].own?.stack.length, s.view(0).books[0].seen, s.view(1).books[0].seen]).toEqual([2, [], []]);
  const { state } = s;
  state().wielder[0] = s.no('foe');
  expect([s.view(0).books[0].seen, s.view(1).books[0].seen, s.view().books[0].seen]).toEqual([
    ['ember_lance', 'true_eye'],
    [],
    [],
  ]);
});

test('[S11] [S11a] where two copies of a spell that somebody knows lie in a book has no say in what he imagines', () => {
  const s = setUp({
    figures: {
      reader: { is: 'ley_novice', at: [10_000, 5_000] },
      foe: { is: 'drum_seer', of: 1, at: [15_000, 5_000] },
    },
    books: [{ book: 'archmages_tome', of: 'foe', stack: ['true_eye', 'ember_lance', 'stone_hide', 'ember_lance'] }],
  });
  const { known, stack } = s.state();
  const [bookmark, first, between, second] = stack[0];
  for (const copy of [first, second]) known[copy] |= 1;
  const imagined = () => canonical(imagine(s.match.table, 0, diceOf('copies')));
  const before = imagined();
  stack[0] = [bookmark, second, between, first];
  expect(imagined()).toBe(before);
});

/** Those who shoot spells at each other and counter them, and what is hidden in their books. */
const READERS = ['magister_corisande', 'mother_sanguel', 'ilvane', 'ley_novice'];
const WANTED = [['arcane_bulwark', 'ember_lance', 'chain_of_sparks'], ['marginalia'], ['warded_spine']].map(
  (spells) => new Set([...READERS, ...spells]),
);

/** What an event names: spells, in which book where it says so, and domains. */
function namedIn(event: SorceryEvent): string[] {
  const book = 'book' in event && typeof event.book === 'number' ? ` ${event.book}` : '';
  const names: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    if (typeof value !== 'string') return;
    const id = value.replace(/^(spell|domain)\./, '');
    if (sorcery.content.spellIndex.has(id)) names.push(`spell ${id}${book}`);
    if (sorcery.content.domainIndex.has(id)) names.push(`domain ${id}`);
  };
  look(event);
  return names;
}

function knows({ books, domains, seats }: SorceryView, what: string): boolean {
  const [kind, id, book] = what.split(' ');
  if (kind === 'domain') return domains.includes(id) || seats.some(({ domain }) => domain === id);
  return books.some(
    ({ number, seen, own }) =>
      (book === undefined || Number(book) === number) &&
      (seen.includes(id) || own?.stack.some(({ spell }) => spell === id)),
  );
}

test('[S11a] [B37] whatever an event has named to a viewer is in that viewer’s view from then on', () => {
  const named = new Set<string>();
  let decisions = 0;
  for (let i = 0; i < 25; i++) {
    const seats = 2 + (i % 5 === 4 ? 1 : 0);
    const told = new Map<Viewer, { from: number; names: Set<string> }>();
    playEagerly(
      { seats, seed: `named ${i}`, options: { roundLimit: 10 } },
      ({ story, table, open }) => {
        for (const viewer of [null, ...table.state.zone.keys()]) {
          const so = told.get(viewer) ?? { from: 0, names: new Set<string>() };
          const events = eventsFor(story.slice(so.from), viewer);
          for (const event of events)
            for (const name of namedIn(event)) {
              so.names.add(name);
              named.add(`${event.type} ${name.split(' ')[1]}`);
            }
          so.from = story.length;
          told.set(viewer, so);
          if (open && ++decisions % 5 > 0) continue;
          const seen = sorcery.view(table, viewer);
          expect([...so.names].filter((name) => !knows(seen, name))).toEqual([]);
        }
      },
      WANTED[Math.max(0, (i % 5) - 2)],
    );
  }
  // Of hidden cards the ones that events name.
  expect([...named]).toEqual(
    expect.arrayContaining(['attacked arcane_bulwark', 'counterTried marginalia', 'spellWorks warded_spine']),
  );
});
