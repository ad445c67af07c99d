import { create, diceFrom, mindOf, seeded } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { ownData, SYMBOLS } from '../data.ts';
import { satchel } from '../game.ts';
import { only, place, roll, setUp, setUpExactly, story } from './table.ts';

describe('the sides', () => {
  test.each([3, 4, 5])('[B1] one sorcerer and two to four heroes sit at a table of %i', (seats) => {
    const s = setUpExactly(undefined, { seats });
    expect(s.view().seats.map(({ side }) => side)).toEqual(['sorcerer', ...Array(seats - 1).fill('heroes')]);
  });

  test.each([2, 6])('[B1] a table of %i is no table', (seats) => {
    expect(create(satchel, { seats, seed: 'x' })).toMatchObject({ fault: { place: 'seats' } });
  });

  test('[B1] the heroes win together, and the sorcerer loses', () => {
    const s = setUp(
      {
        ordeals: ['O02'],
        board: { H1: ['green 1', 'green 2'] },
        seats: { blue: { dice: '--F' }, green: { dice: 'BSS' } },
      },
      { options: { roundsToWin: 1 } },
    );
    s.place('blue', 3, 'H1', 3);
    expect(satchel.result(s.match.table)).toMatchObject({
      winners: [1, 2, 3],
      fates: ['lost', 'won', 'won', 'won'],
      scores: [0, 1, 1, 1],
    });
  });

  test('[B2] the rules know seats, not who holds them: an answer is the same whoever gives it', () => {
    const s = setUpExactly(undefined);
    s.does('sorcerer', roll(1), 'B');
    expect(s.match.answers).toMatchObject([{ seat: 0, answer: { do: 'roll', dice: [1] } }]);
    expect(Object.keys(s.match.answers[0])).not.toContain('person');
  });

  test('[B2] any seat may be a bot: whoever is asked gets a mind, whoever is not gets none', () => {
    const s = setUp({ seats: { blue: { dice: '---' } } });
    expect(mindOf(s.match, 2)?.question.kind).toBe('window');
    expect(mindOf(s.match, 0)).toBeNull();
  });
});

describe('the dice', () => {
  test('[B3] three dice for a hero, five for the sorcerer', () => {
    const s = setUpExactly(undefined, { seats: 5 });
    expect(s.view().seats.map(({ dice }) => dice.length)).toEqual([5, 3, 3, 3, 3]);
  });

  test('[B3] nobody has a fourth die, or a sixth', () => {
    const s = setUp({ seats: { green: { dice: 'BBB' } } });
    expect(s.why('green', roll(1, 4))).toBe('B3');
    expect(s.why('green', place(4, 'H1', 1))).toBe('B3');
    s.turn('sorcerer');
    expect(s.why('sorcerer', roll(6))).toBe('B3');
    expect(s.allows('sorcerer', roll(5))).toBe(true);
  });

  test('[B4] six faces, each as likely: five symbols and a Star', () => {
    const s = setUp({ seats: { green: { dice: '---' } } });
    const { outcomes, complete } = s.odds('green', roll(1));
    expect(complete).toBe(true);
    expect(outcomes.map(({ p }) => p)).toEqual(Array(6).fill(1 / 6));
    const faces = outcomes.flatMap(({ events }) => only(events, 'rolled').flatMap((event) => event.faces));
    expect(faces.sort()).toEqual([...SYMBOLS, 'star'].sort());
  });

  test('[B4] the Star is none of the five symbols: it fits no slot but its own and those it stands for', () => {
    const s = setUp({ seats: { green: { dice: '*--' } } });
    expect(s.why('green', place(1, 'H1', 1))).toBe('B17');
    expect(s.allows('green', place(1, 'satchel:green', 1))).toBe(true);
  });
});

describe('the heroes', () => {
  test('[B5] no two heroes share an emblem, and the Blade is nobody’s', () => {
    const emblems = ownData.heroes.heroes.map(({ emblem }) => emblem);
    expect(new Set(emblems).size).toBe(4);
    expect(emblems).not.toContain('blade');
  });

  test('[B5] a seat has the hero it picked; one who is taken already is replaced', () => {
    const options = { hero1: 'white', hero2: 'white', hero3: 'green' };
    const s = setUpExactly(undefined, { seats: 4, options });
    const ids = s.view().seats.map(({ id }) => id);
    expect([ids[1], ids[3]]).toEqual(['white', 'green']);
    expect(['brown', 'blue']).toContain(ids[2]);
  });

  test('[B5] the emblem stays for the round', () => {
    const s = setUpExactly(undefined, { seats: 5 });
    const emblems = () => s.view().seats.map(({ emblem }) => emblem);
    const before = emblems();
    s.does('sorcerer', roll(1, 2, 3, 4, 5));
    expect(emblems()).toEqual(before);
    expect(before[0]).toBeNull();
  });

  test('[B5] heroes at random are not always the same', () => {
    const teams = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const state = satchel.start(3, setUpExactly(undefined).state().options, diceFrom(seeded(`${i}`)));
        return satchel.content.teams[state.team].ids.join();
      }),
    );
    expect(teams.size).toBeGreaterThan(5);
    expect(only(story(setUpExactly(undefined)), 'roundOpened')).toHaveLength(1);
  });
});
