import heroes from '@conjure/satchel/data/heroes.json' with { type: 'json' };
import ordeals from '@conjure/satchel/data/ordeals.json' with { type: 'json' };
import spells from '@conjure/satchel/data/spells.json' with { type: 'json' };
import { LANGUAGES } from '@conjure/words';
import { describe, expect, test } from 'vitest';
import { ordealArt } from '../games/satchel/art/ordeals.ts';
import { spellArt } from '../games/satchel/art/spells.ts';
import { creatureOf } from '../games/satchel/drawings.ts';
import { playsIn, spotId } from '../games/satchel/model/answers.ts';
import { rolledBetween } from '../games/satchel/model/changes.ts';
import { litFor } from '../games/satchel/model/picking.ts';
import { placesOf } from '../games/satchel/model/places.ts';
import { lanesOf } from '../games/satchel/model/race.ts';
import { lettersOf, seatsOf } from '../games/satchel/model/seats.ts';
import { standingIn } from '../games/satchel/model/standing.ts';
import type { Words } from '../games/satchel/names.ts';
import { ROWS, type Seen, seen, wordsOf } from './satchel-table.ts';

const MIDDLE = {
  ...ROWS,
  wyrm: 2,
  lore: 5,
  began: { heroes: 8, sorcerer: 16 },
  board: { H1: ['green 1'], H3: ['blue 1', null, 'ripple'], 'satchel:white': ['white 1'] },
  seats: {
    sorcerer: { dice: 'BSF*-', familiars: ['awake', 'asleep'] },
    green: { dice: 'BF-', familiars: ['awake'] },
    blue: { dice: 'S-x', familiars: ['awake'], hexed: 'key' },
    white: { dice: '*TT', learned: 'blade' },
  },
};

function drawn({ view, asked }: Seen, words: Words) {
  const plays = playsIn(asked);
  const attention = {
    takes: new Map(plays.takes.map(({ loc, slot }) => [spotId({ place: loc, slot }), 1])),
    lit: litFor(plays, null),
    marks: new Map([['H1#2', [2]]]),
    aims: new Set<string>(),
    ghost: { spot: 'H1#3', seat: 1, held: 2 },
    letters: lettersOf(view, words),
  };
  return placesOf(view, attention, words);
}

describe('places', () => {
  test('have their slots, whose pieces lie in them, and what can be done there', async () => {
    const places = drawn(await seen(MIDDLE), await wordsOf('en'));
    const at = (place: string) => places.find((shape) => shape.place === place);
    expect(at('H1')?.slots[0]).toMatchObject({
      symbol: 'blade',
      piece: { owner: 'green', face: 'blade', letter: 'R' },
      takes: 1,
      label: 'H1, slot 1: Blade. Holds: Tamsin Reed’s die 1. Press to take it back.',
    });
    expect(at('H1')?.slots[2].lit).toBe(true);
    // What would be laid there is seen as it would lie.
    expect(at('H1')?.slots[2].ghost).toMatchObject({ owner: 'green', face: 'boot', familiar: null });
    expect(at('H1')?.slots[0].ghost).toBeNull();
    expect(at('H1')?.slots[1].marks).toEqual([{ owner: 'blue', letter: 'F' }]);
    expect(at('H2')).toMatchObject({ closed: 'WYRM_BLOCKS', title: 'Collapsed Arch' });
    expect(at('H3')?.slots[2].piece).toMatchObject({ familiar: 'ripple', owner: 'blue', face: null });
    expect(at('satchel:blue')).toMatchObject({ closed: 'NO_FAMILIAR', owner: 'blue', title: 'Satchel' });
    expect(at('remedy:blue:hex')?.slots).toHaveLength(2);
  });

  test('a piece stands in its slot while what follows is being shown', async () => {
    const { view } = await seen(MIDDLE);
    const standing = { 'die-1-2': 'H1#3', 'familiar-soot': 'S1#1', wyrm: '3' };
    const shown = standingIn(view, standing);
    const slots = (place: string) => shown.places.find((each) => each.place === place)?.slots;
    expect(slots('H1')?.[2]).toEqual({ symbol: 'boot', piece: { by: 1, number: 2 }, face: 'boot' });
    expect(slots('S1')?.[0].piece).toEqual({ by: 0, familiar: 'soot' });
    expect(shown.seats[1].dice[1].is).toBe('placed');
    expect(shown.wyrm).toBe(3);
    expect(standingIn(view, { 'die-1-2': 'home' })).toBe(view);
  });
});

describe('seats', () => {
  test('know their dice, where they lie, what ails them and whose window is open', async () => {
    const [keeper, green, blue, white] = seatsOf((await seen(MIDDLE)).view, await wordsOf('en'));
    expect(keeper).toMatchObject({ letter: 'V', stars: ['blade'], turn: 'done', at: null });
    expect(green).toMatchObject({ letter: 'R', at: 'H1', turn: 'open' });
    expect(blue).toMatchObject({ hexed: 'key', wounded: true, turn: 'next' });
    expect(blue.familiars).toMatchObject([{ name: 'Ripple', is: 'out' }]);
    expect(white).toMatchObject({ at: 'Satchel S', stars: ['blade', 'torch'] });
    expect(green.label).toContain('die 1 placed as Blade');
  });

  test('nobody shares a letter, in any language', async () => {
    for (const lang of LANGUAGES) {
      const { say } = await wordsOf(lang);
      const names = [...heroes.heroes, heroes.sorcerer].map(({ id }) => ({ id, name: say({ key: `person.${id}` }) }));
      const letters = names.map(({ name }) => [...(name.split(' ').at(-1) ?? '')][0]);
      expect(new Set(letters).size, `${lang}: ${letters}`).toBe(letters.length);
    }
  });

  test('dice tumble for whoever has rolled, even if they show the same again', async () => {
    const { view } = await seen(MIDDLE);
    const rolled = { ...view, beat: view.beat && { ...view.beat, rolled: true } };
    expect(rolledBetween(null, view)).toEqual([]);
    expect(rolledBetween(view, view)).toEqual([]);
    expect(rolledBetween(view, rolled)).toEqual([1]);
    expect(rolledBetween(rolled, view)).toEqual([]);
    expect(rolledBetween({ ...rolled, round: 7 }, view)).toEqual([]);
  });
});

test('the race knows how much of each deck is left', async () => {
  const { view } = await seen(MIDDLE);
  expect(lanesOf(view)).toEqual([
    { side: 'heroes', left: 4, share: 0.5, won: 0 },
    { side: 'sorcerer', left: 4, share: 0.75, won: 0 },
  ]);
});

test('every card and every creature is drawn', () => {
  for (const { id } of ordeals.cards) expect(ordealArt[id], id).toBeTruthy();
  for (const { id } of spells.cards) expect(spellArt[id], id).toBeTruthy();
  for (const { familiars } of [...heroes.heroes, heroes.sorcerer])
    for (const { id, creature } of familiars) expect(creatureOf(id)).toBe(creature);
});

test.each(LANGUAGES)('%s has words for every place and seat', async (lang) => {
  const words = await wordsOf(lang);
  const position = await seen(MIDDLE);
  const said = [
    ...drawn(position, words).flatMap(({ label, title, slots }) => [label, title, ...slots.map((slot) => slot.label)]),
    ...seatsOf(position.view, words).flatMap(({ label, name, at }) => [label, name, at ?? '']),
  ];
  for (const sentence of said) expect(sentence).not.toMatch(/[⟨{}]/);
});
