import { create, diceFrom, give, pick, seeded, waitingFor } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { demons } from '../game.ts';

/** Where a scenario for two is refused, or how it goes on: the first question it asks. */
function read(scenario: unknown): string {
  const made = create(demons, { seats: 2, seed: 'x', scenario });
  return 'fault' in made ? made.fault.place : (made.match.open?.question.kind ?? 'over');
}

describe('a scenario that cannot be', () => {
  test.each([
    [{ mortals: { abbot: { hex: '0101' } } }, 'scenario.mortals.abbot'],
    [{ ruins: ['0705'] }, 'scenario.ruins[0]'],
    [{ magicians: [{ hex: '0705', wounds: 3, curses: 1 }] }, 'scenario.magicians[0]'],
    [{ magicians: [{ captor: { mortal: 'nobody' } }] }, 'scenario.magicians[0].captor.mortal'],
    [{ magicians: [{ hex: '0101' }] }, 'scenario.magicians[0].hex'],
    [
      {
        magicians: [
          { hex: '0705', spirits: [5] },
          { hex: '0706', spirits: [5] },
        ],
      },
      'scenario.magicians[1].spirits',
    ],
  ])('%j is refused with its place', (scenario, place) => {
    expect(read(scenario)).toBe(place);
  });
});

test.each([
  { phase: 'shields', acts: 1 },
  { todo: [{ do: 'avert', seat: 0, curses: 99 }], magicians: [{ hex: '0705' }] },
])('%j is played to its end', (scenario) => {
  const made = create(demons, { seats: 2, seed: 'x', scenario });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  const { match } = made;
  const dice = diceFrom(seeded('y'));
  while (match.open) {
    const [seat] = waitingFor(match);
    expect(give(match, seat, pick(match.open.question, seat, dice))).toEqual({ done: true });
  }
  expect(match.over).toBe(true);
});
