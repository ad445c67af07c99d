import { readdirSync } from 'node:fs';
import { create, readOptions } from '@conjure/engine';
import { LANGUAGES } from '@conjure/engine/content';
import { describe, expect, test } from 'vitest';
import { allBoxes, boxOf, GAMES } from '../index.ts';

const boxes = await allBoxes();

test('games go by their ids, and there is none of another name', async () => {
  expect(boxes.map(({ game }) => game.id)).toEqual(GAMES);
  for (const id of ['chess', '', 'constructor', '__proto__']) expect(await boxOf(id)).toBeNull();
});

test('what a game has is put together once, however often it is asked for', async () => {
  for (const box of boxes) expect(await boxOf(box.game.id)).toBe(box);
});

describe.each(boxes)('$game.id', (box) => {
  const { game } = box;

  test('its data files are those of its folder, and without any of somebody else’s it is the game itself', () => {
    const folder = new URL(`../../games/${game.id}/data/`, import.meta.url);
    expect([...box.files].sort()).toEqual(
      readdirSync(folder)
        .map((file) => file.replace('.json', ''))
        .sort(),
    );
    expect(box.from({})).toEqual({ game });
    for (const file of box.files) {
      const made = box.from({ [file]: {} });
      expect('fault' in made && made.fault.place).toContain(`${file}.json`);
    }
  });

  test('its sets are options that it has', () => {
    for (const { options } of box.sets) expect(readOptions(game.options, options)).toHaveProperty('options');
  });

  test('every rule stands in one chapter, and chapters, seats and sides have words in every language', async () => {
    const ids = box.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect([...ids].sort()).toEqual(game.rules.map(({ id }) => id).sort());
    const made = create(game, { seats: game.seats.max, seed: 's' });
    if ('fault' in made) throw new Error(made.fault.place);
    const seats = Array.from({ length: game.seats.max }, (_, seat) => seat);
    const keys = [
      ...box.chapters.map(({ title }) => title.key),
      ...seats.map((seat) => box.seatName(game.view(made.match.table, null), seat).key),
      ...seats.flatMap((seat) => (box.sideOf ? [`side.${box.sideOf(seat)}`] : [])),
    ];
    for (const language of LANGUAGES) {
      const { words } = await box.textsOf(language);
      for (const key of keys) expect([language, key, words[key]]).not.toContain(undefined);
    }
  });

  test('whoever usually sits down fits the seats: one person among bots, and bots alone', () => {
    const { min, max } = game.seats;
    for (const { length } of [box.usual.play, box.usual.simulate]) {
      expect(length).toBeGreaterThanOrEqual(min);
      expect(length).toBeLessThanOrEqual(max);
    }
    expect(box.usual.play.filter((word) => word === 'me')).toHaveLength(1);
    expect(box.usual.simulate).not.toContain('me');
  });

  test('what a newcomer begins with is a match that can be opened, with one person and weak rivals', () => {
    const { seats = [], options = {}, scenario } = box.first ?? {};
    expect(seats.filter((word) => word === 'me')).toEqual(['me']);
    expect(seats.every((word) => ['me', 'beginner', 'novice'].includes(word))).toBe(true);
    const read = readOptions(game.options, options);
    if ('fault' in read) throw new Error(read.fault.place);
    const opening = { seats: seats.length, seed: 's', options: read.options, ...(scenario && { scenario }) };
    const made = create(game, opening);
    expect('fault' in made ? made.fault : null).toBeNull();
  });

  test('a position says how many sit at it, or nothing', () => {
    const made = create(game, { seats: game.seats.max, seed: 's' });
    if ('fault' in made) throw new Error(made.fault.place);
    expect(box.seatsIn(game.writeScenario(made.match.table))).toBe(game.seats.max);
    for (const nonsense of [undefined, null, 7, {}, [], { magicians: 3, heroes: 3 }])
      expect(box.seatsIn(nonsense)).toBeNull();
  });
});
