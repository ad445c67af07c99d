import { describe, expect, test } from 'vitest';
import { HEXES } from '../games/demons/board/geometry.ts';
import { placeName, sayingPlaces } from '../games/demons/model/places.ts';
import { wordsOf } from './demons-table.ts';

const inWords = async (lang: 'en' | 'de') => sayingPlaces((await wordsOf(lang)).say);

describe('places by their names', () => {
  test('a city is itself; anything else lies some way from the nearest', async () => {
    const say = await inWords('en');
    const name = (hex: string) => say(placeName(hex));
    expect(name('0512')).toBe('Mush');
    expect(name('0513')).toBe('the mountain south of Mush');
  });

  test.each(['en', 'de'] as const)('no two places have the same name: %s', async (lang) => {
    const say = await inWords(lang);
    const names = HEXES.map((hex) => say(placeName(hex)));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('a sentence has the name where it had the number, and begins with a capital', async () => {
    const say = await inWords('en');
    const sentence = (key: string, facts: Record<string, string>) => say({ key, facts });
    expect(sentence('refusal.7.0f', { hex: '0512' })).toBe('You cannot attack Mush: it is not next to you.');
    expect(sentence('refusal.T1', { hex: '0513' })).toMatch(/^The mountain south of Mush is/);
    expect(say({ key: 'answer.first.move', facts: { to: '0512' } })).toBe('Walk to Mush');
  });

  test('a way is told by its length and its end: the numbers of its hexes are for a map without a way', async () => {
    const say = await inWords('en');
    const marched = { mortal: 'Bey', towards: 'magician', path: '0510 → 0511 → 0512' };
    expect(say({ key: 'event.marched', facts: marched })).toBe('The Bey marches 2 hexes to Mush.');
    const moved = { by: 'Alaric', cost: 3, path: '0511 → 0512' };
    expect(say({ key: 'event.moved', facts: moved })).toBe('Alaric walks to Mush for 3 points.');
  });

  test('a city that is named anyway is named once', async () => {
    const say = await inWords('de');
    const facts = { by: 'X', city: { key: 'city.mush' }, hex: '0512' };
    expect(say({ key: 'event.cityDestroyed', facts })).toBe('X löscht Musch aus.');
  });
});
