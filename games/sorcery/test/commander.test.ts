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

test('before armies are laid open each seat has a name of its own', () => {
  const made = create(sorcery, { seats: 2, seed: 'seat' });
  if ('fault' in made) throw new Error(made.fault.place);
  const seen = sorcery.view(made.match.table, 0);
  expect(seen.seats.map(({ commander }) => commander)).toEqual([null, null]);
  expect(seatIn(seen, 1)).toEqual({ key: 'commander.seat-2' });
  expect(armyIn(seen, 1)).toBeNull();
});

test('whoever is unique leads; where nobody is, the seat keeps its name', () => {
  expect(
    seatsOf({
      golem: { is: 'harbour_golem', at: [5_000, 5_000] },
      ilvane: { is: 'ilvane', at: [5_000, 9_000] },
      reader: { is: 'tidecourt_reader', of: 1, at: [5_000, 20_000] },
      other: { is: 'harbour_golem', of: 1, at: [5_000, 24_000] },
    }).map(({ key }) => key),
  ).toEqual(['commander.ilvane', 'commander.seat-2']);
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

test('without anybody unique, whoever can hold a book leads, however dear the others are', () => {
  const figures = {
    golem: { is: 'harbour_golem', at: [5_000, 20_000] },
    reader: { is: 'tidecourt_reader', at: [5_000, 24_000] },
    other: { is: 'sehr', of: 1, at: [5_000, 5_000] },
  } as const;
  expect(setUp({ figures }).view(0).seats[0].commander).toEqual({ figure: 'tidecourt_reader', unique: false });
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
