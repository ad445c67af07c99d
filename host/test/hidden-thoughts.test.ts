import { demons } from '@conjure/demons';
import { diceFrom, type Game, type Match, pick, play, type Seat, seeded, waitingFor } from '@conjure/engine';
import { randomPlay, twinOf } from '@conjure/engine/proof';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { expect, test } from 'vitest';
import { newRoom, type Room } from '../room.ts';
import { received, withPeople } from '../testing/received.ts';
import { person } from '../testing/test-host.ts';
import { thoughtOf } from '../thinking/thought.ts';
import { toThink } from '../thinking/to-think.ts';

const roomOf = (match: Match, seat: Seat): Room =>
  withPeople(
    newRoom(
      'm',
      play(match),
      Array.from({ length: match.origin.seats }, () => person),
    ),
    { p: [seat] },
  );

/** Nobody's thought may depend on the clock. */
const stopped = () => 0;
const LEVELS = ['greedy:12', 'search:12'];
const DECISIONS = 10;

test.each([
  ['Demons', demons, 5],
  ['the Lodge', lodge, 29],
  ['Sorcery', sorcery, 11],
  ['Satchel', satchel, 97],
] as [string, unknown, number][])(
  'in %s the hints and odds that a seat is given are the same, whatever is hidden from it',
  (_name, game, every) => {
    let met = 0;
    randomPlay(game as Game, { seats: 3, seed: 'hidden thoughts' }, (match, decision) => {
      if (decision % every !== 0 || met >= DECISIONS) return;
      const dice = diceFrom(seeded(`${decision}`));
      for (const seat of waitingFor(match).slice(0, 1)) {
        const twin = twinOf(match, seat, `${decision}`);
        const { open } = match;
        if (!twin || !open) continue;
        const answer = pick(open.question, seat, dice);
        const level = LEVELS[met % LEVELS.length];
        const question = open.ids?.get(seat) ?? open.id;
        const here = roomOf(match, seat);
        const there = { ...here, play: { ...here.play, match: twin } };
        const [told, twice] = [here, there].map((room) => {
          const { outgoing } = received(room, 'p', { do: 'odds', match: 'm', seat, question, answer });
          return JSON.stringify({ outgoing, hint: thoughtOf(match.game, toThink(room, seat, level, 'hint'), stopped) });
        });
        expect(twice).toBe(told);
        met++;
      }
    });
    expect(met).toBeGreaterThan(DECISIONS / 2);
  },
);
