import { analyse, FOR_PEOPLE, type Level, levelFor, levelFrom, type WallClock } from '@conjure/bots';
import { demons } from '@conjure/demons';
import {
  asGame,
  create,
  diceFrom,
  type Game,
  judge,
  type Match,
  mindOf,
  must,
  type Seat,
  seeded,
} from '@conjure/engine';
import { twinOf } from '@conjure/engine/proof';
import { lodge } from '@conjure/lodge';
import { satchel } from '@conjure/satchel';
import { sorcery } from '@conjure/sorcery';
import { expect, test } from 'vitest';
import { playThrough } from '../playing.ts';

const SEED = 'best bots';
const DECISIONS = 3;
/** Milliseconds, each time somebody looks at the clock: at least once in an iteration. */
const TICK = 20;
/** So often a bot may still look at the clock when time is up: once for everything that it would have tried. */
const LOOKS = 40;

const levelNamed = (name: string): Level => {
  const read = levelFrom(name);
  if ('fault' in read) throw new Error(read.fault.place);
  return read.level;
};
const BEST = FOR_PEOPLE.slice(-2).map(levelNamed);

const NEVER: WallClock = () => 0;

/** What a seat's bot thinks; the same dice every time. */
const thoughtIn = (match: Match, seat: Seat, level: Level, clock: WallClock) =>
  analyse(must(mindOf(match, seat) ?? undefined, 'a question'), level, diceFrom(seeded(SEED)), clock);

/** Holds a few decisions of a match between beginners to something: every so many where there is a choice. */
function eachDecision(game: Game, every: number, holds: (match: Match, seat: Seat) => void): void {
  const made = create(game, { seats: Math.max(2, game.seats.min), seed: SEED });
  if ('fault' in made) throw new Error(made.fault.place);
  const { match } = made;
  const dice = diceFrom(seeded(SEED));
  const beginner = levelNamed('beginner');
  let choices = 0;
  playThrough(match, {
    answer(mind) {
      if (mind.question.options()?.length !== 1 && choices++ % every === 0 && choices <= every * DECISIONS)
        holds(match, mind.seat);
      return analyse(mind, beginner, dice, NEVER).answer;
    },
    forSilence: (mind) => mind.question.pick(dice),
  });
  expect(choices, 'enough decisions').toBeGreaterThan(every * (DECISIONS - 1));
}

test.each([
  ['Demons', asGame(demons), 40],
  ['Satchel', asGame(satchel), 100],
  ['the Lodge', asGame(lodge), 60],
  ['Sorcery', asGame(sorcery), 14],
] as [string, Game, number][])(
  'experts and masters of %s answer legally, within their worlds and their time, from a view alone',
  (_name, game, every) => {
    let twins = 0;
    eachDecision(game, every, (match, seat) => {
      for (const level of BEST) {
        const calm = thoughtIn(match, seat, level, NEVER);
        const { iterations: most = 0, ms: longest = 0 } = levelFor(game.levels ?? {}, level).budget;
        expect(calm.trouble).toBeNull();
        expect(judge(match, seat, calm.answer)).toEqual({ done: true });
        expect(calm.iterations).toBeLessThanOrEqual(most);

        let now = 0;
        const hurried = thoughtIn(match, seat, level, () => {
          now += TICK;
          return now;
        });
        expect(judge(match, seat, hurried.answer)).toEqual({ done: true });
        expect(longest).toBeLessThanOrEqual(2000);
        expect(now).toBeLessThan(longest + LOOKS * TICK);
        expect(hurried.iterations).toBeLessThanOrEqual(longest / TICK);

        // The same to see, and other things hidden.
        const twin = twinOf(match, seat, SEED);
        if (!twin) continue;
        twins++;
        expect(thoughtIn(twin, seat, level, NEVER)).toEqual(calm);
      }
    });
    expect(twins).toBeGreaterThan(0);
  },
);
