import { expect, test } from 'vitest';
import { nextTurnOf } from './stage.ts';
import { END, only, setUp, type TestMatch } from './table.ts';

const CONCEDE = { do: 'concede' };
const three = { seats: 3, options: { battlefield: 'four_courts' } };

/** Seat 1 has cast False Night, which ends at the beginning of an end phase of its own, and slowed a figure of seat 2. */
const cast = (clock: number, more: object = {}): TestMatch =>
  setUp(
    {
      figures: {
        one: { is: 'ossuary_guard', at: [10_000, 2_000] },
        reader: { is: 'leech_cantor', of: 1, at: [20_000, 2_000] },
        foe: { is: 'ossuary_guard', of: 2, at: [20_000, 20_000] },
      },
      books: [{ book: 'archmages_tome', of: 'reader', stack: [] }],
      inPlay: [
        { card: 'false_night', caster: 'reader', clock },
        { card: 'leaden_limbs', caster: 'reader', target: 'foe' },
      ],
      ...more,
    },
    three,
  );
const inPlay = (s: TestMatch) => s.view().inPlay.map(({ spell, clock }) => [spell, clock]);
const limbs = ['leaden_limbs', null];

test('[R66] [B106] the clock runs on where the turn of a defeated player is passed over', () => {
  const s = cast(3, { active: 1 });
  s.does(CONCEDE); // the end phase of this turn, which it has not, is the first
  expect([s.view().active, inPlay(s)]).toEqual([2, [['false_night', 2], limbs]]);
  nextTurnOf(s, 0);
  expect(inPlay(s)).toEqual([['false_night', 2], limbs]); // nobody was passed over
  expect(only(s.does(END), 'spellEnded')).toEqual([]);
  expect([s.view().active, inPlay(s)]).toEqual([2, [['false_night', 1], limbs]]);
  nextTurnOf(s, 0);
  expect(only(s.does(END), 'spellEnded')).toMatchObject([{ spell: 'false_night' }]);
  expect(inPlay(s)).toEqual([limbs]); // [R20] what has no clock lasts
});

test('[R66] an end phase that has begun is not counted twice', () => {
  const s = cast(3, {
    active: 1,
    phase: 'end',
    books: [{ book: 'archmages_tome', of: 'reader', stack: ['rebuke', 'true_eye'] }],
  });
  expect([s.asks(), inPlay(s)]).toEqual(['browseFree', [['false_night', 2], limbs]]);
  s.does(CONCEDE);
  expect([s.view().active, inPlay(s)]).toEqual([2, [['false_night', 2], limbs]]);
});

test('[R66] the clocks of those still in the game wait for their own end phases', () => {
  const s = cast(3, { active: 2 });
  s.does(CONCEDE);
  expect([s.view().active, inPlay(s)]).toEqual([0, [['false_night', 3]]]); // the Limbs went with their figure [S44]
  s.does(END);
  expect([s.view().active, inPlay(s)]).toEqual([1, [['false_night', 3]]]);
});

test('[B39] a round begins once, also if the first player falls in it', () => {
  const s = cast(9, { round: 2 });
  const told = s.does(CONCEDE);
  expect([s.view().active, s.view().round, only(told, 'roundBegan')]).toEqual([1, 2, []]);
  nextTurnOf(s, 2);
  expect(only(s.does(END), 'roundBegan')).toMatchObject([{ round: 3 }]);
  expect(s.view()).toMatchObject({ active: 1, round: 3 });
});
