import { create } from '@conjure/engine';
import { expect, test } from 'vitest';
import { sorcery } from '../game.ts';
import { armyIn } from '../reading/names.ts';
import { seatIn } from '../seat-name.ts';
import { setUp } from './table.ts';

const seatsOf = (figures: Parameters<typeof setUp>[0]['figures']) => {
  const seen = setUp({ figures }).view(0);
  return seen.seats.map(({ seat }) => seatIn(seen, seat));
};

test('before armies are laid open a player is a seat', () => {
  const made = create(sorcery, { seats: 2, seed: 'seat' });
  if ('fault' in made) throw new Error(made.fault.place);
  const seen = sorcery.view(made.match.table, 0);
  expect(seen.seats.map(({ commander }) => commander)).toEqual([null, null]);
  expect(seatIn(seen, 1)).toEqual({ key: 'player.seat', facts: { n: 2 } });
  expect(armyIn(seen, 1)).toBeNull();
});

test('whoever is unique leads; without one whoever can hold a book, however dear the others are', () => {
  expect(
    seatsOf({
      golem: { is: 'harbour_golem', at: [5_000, 5_000] },
      ilvane: { is: 'ilvane', at: [5_000, 9_000] },
      reader: { is: 'tidecourt_reader', of: 1, at: [5_000, 20_000] },
      other: { is: 'harbour_golem', of: 1, at: [5_000, 24_000] },
    }).map(({ key }) => key),
  ).toEqual(['commander.ilvane', 'figure.tidecourt_reader']);
});

test('two that are led by the same have each an hour of the day besides', () => {
  const name = { key: 'commander.sehr' };
  expect(seatsOf({ one: { is: 'sehr', at: [5_000, 5_000] }, two: { is: 'sehr', of: 1, at: [5_000, 20_000] } })).toEqual(
    [
      { key: 'commander.twin', facts: { name, hour: { key: 'hour.1' } } },
      { key: 'commander.twin', facts: { name, hour: { key: 'hour.2' } } },
    ],
  );
});

test('of two that are called by what they are each has a name of its own', () => {
  const [one, two] = [
    { is: 'squall_speaker', at: [5_000, 5_000] },
    { is: 'squall_speaker', of: 1, at: [5_000, 20_000] },
  ] as const;
  expect(seatsOf({ one, two }).map(({ key }) => key)).toEqual(['commander.namesake-1', 'commander.namesake-2']);
  const other = { is: 'brine_mirror_adept', of: 1, at: [5_000, 20_000] } as const;
  expect(seatsOf({ one, other }).map(({ key }) => key)).toEqual(['figure.squall_speaker', 'figure.brine_mirror_adept']);
});

test('who has fallen leads all the same', () => {
  const seen = setUp({
    figures: {
      ilvane: { is: 'ilvane', where: 'fallen' },
      legionary: { is: 'causeway_legionary', at: [5_000, 5_000] },
      other: { is: 'sehr', of: 1, at: [5_000, 20_000] },
    },
  }).view(1);
  expect(seatIn(seen, 0).key).toBe('commander.ilvane');
});

test('an army has its name where it is a ready one', () => {
  const figures = {
    adept: { is: 'brine_mirror_adept', at: [5_000, 5_000] },
    one: { is: 'causeway_legionary', at: [5_000, 9_000] },
    two: { is: 'causeway_legionary', at: [9_000, 5_000] },
    other: { is: 'sehr', of: 1, at: [5_000, 20_000] },
  } as const;
  const seen = setUp({ figures }).view(0);
  expect([armyIn(seen, 0)?.key, armyIn(seen, 1)?.key]).toEqual(['army.ford_watch', 'army.own']);
});
