import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';
import { NOBODY, only, setUp, story } from './table.ts';

const match = (seats: number) => {
  const made = create(demons, { seats, seed: 'test' });
  return 'match' in made ? made.match : made.fault.place;
};

describe('subject and players', () => {
  test('[1.0] one to four players each have a magician; nobody and five are refused', () => {
    for (const seats of [1, 2, 3, 4]) expect(match(seats)).toHaveProperty('table.state.magicians.length', seats);
    expect(match(0)).toBe('seats');
    expect(match(5)).toBe('seats');
  });

  test("[1.0] the mortals hunt without any player's hand, and spirits are what protects a magician", () => {
    const hunted = (spirits: number[]) =>
      setUp(
        {
          turn: 2,
          phase: 'waking',
          magicians: [{ hex: '2116', spirits }],
          mortals: { ...NOBODY, 'emir-of-tabriz': { hex: '2114' } },
        },
        { dice: [6, 1, 6] }, // it wakes; he is found; if he has no spirit to call on he is attacked at once
      );
    const guarded = hunted([15]);
    expect(story(guarded).map(({ type }) => type)).toEqual(['woke', 'marched', 'searched']);
    expect(guarded.asks()).toBe('defend');
    const bare = hunted([]);
    expect(only(story(bare), 'fought')).toMatchObject([{ attack: 7, defence: 0, result: 'Dx' }]);
    expect(bare.magician(0).status).toBe('captive');
  });

  test('[B4] the lords and towns are those of Armenia in 1091', () => {
    const { data, city, mortals } = demons.content;
    expect(demons.rules.find(({ id }) => id === 'B4')?.text).toContain('Armenia in 1091');
    expect(data.mortals.provenance).toContain('Armenia about 1091');
    for (const town of ['Ani', 'Kars', 'Dvin', 'Van', 'Manzikert', 'Theodosiopolis', 'Tiflis', 'Ganja'])
      expect(city).toContain(town);
    expect(mortals.filter(({ base }) => city[base] !== null)).toHaveLength(16);
  });

  test('[T13] the magicians are Alaric, Berengar, Clothilde and Dunstan', () => {
    const s = setUp({}, { seats: 4 });
    expect(s.view(null).magicians.map(({ name }) => name)).toEqual(['Alaric', 'Berengar', 'Clothilde', 'Dunstan']);
  });
});
