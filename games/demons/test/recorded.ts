import { levelFrom, think } from '@conjure/bots';
import {
  create,
  diceFrom,
  give,
  type Match,
  mindOf,
  type Options,
  type Result,
  seeded,
  waitingFor,
} from '@conjure/engine';
import type { Content } from '../content.ts';
import type { DemonsEvent } from '../events.ts';
import { demons } from '../game.ts';
import type { State } from '../state.ts';
import type { DemonsView } from '../view.ts';

type DemonsMatch = Match<State, Content, DemonsView, DemonsEvent>;

/** A match worth keeping: the first seed whose match ends as wanted. Between them they meet every way in which one can end. */
interface RecordedMatch {
  name: string;
  seats: readonly string[];
  options?: Options;
  wanted(result: Result): boolean;
}

export const RECORDED: readonly RecordedMatch[] = [
  { name: 'alone-and-out', seats: ['search:60'], wanted: ({ winners }) => winners.length > 0 },
  { name: 'alone-and-dead', seats: ['greedy:60'], wanted: ({ fates }) => fates[0] === 'torture' },
  { name: 'two-magicians', seats: ['search:60', 'greedy:60'], wanted: ({ winners }) => winners.length > 0 },
  {
    name: 'four-at-random',
    seats: ['random', 'random', 'random', 'random'],
    wanted: ({ fates }) => fates.includes('curses') && fates.includes('left'),
  },
  {
    name: 'out-of-time',
    seats: ['random', 'greedy:40'],
    options: { turnLimit: 30, mortalStrength: -2 },
    wanted: ({ reason }) => reason === 'timeUp',
  },
  {
    name: 'all-switches',
    seats: ['search:40', 'random', 'greedy:60'],
    options: {
      powerLetters: 'strict',
      neutralsAfterCombat: 'kept',
      magiciansPin: false,
      controlDisplay: 'strict',
      shieldLadder: 'three',
      asmodayRank: 'King',
      treasureGrid: 'shuffled',
      mortalBases: 'shuffled',
      mortalStrength: -1,
      turnLimit: 40,
      mustDare: false,
    },
    wanted: ({ winners }) => winners.length === 1,
  },
];

/** Plays the matches anew. */
export const recordedMatches = (): { name: string; match: DemonsMatch }[] =>
  RECORDED.map((recorded) => ({ name: recorded.name, match: firstWanted(recorded) }));

function firstWanted(recorded: RecordedMatch): DemonsMatch {
  for (let seed = 1; ; seed++) {
    const match = playOut(recorded, String(seed));
    const result = demons.result(match.table);
    if (result && recorded.wanted(result)) return match;
  }
}

function playOut({ seats, options }: RecordedMatch, seed: string): DemonsMatch {
  const made = create(demons, { seats: seats.length, seed, options });
  if ('fault' in made) throw new Error(`${made.fault.place}: ${made.fault.expected}`);
  const { match } = made;
  const bots = seats.map((name, seat) => {
    const read = levelFrom(name);
    if ('fault' in read) throw new Error(`${read.fault.place}: ${read.fault.expected}`);
    return { level: read.level, dice: diceFrom(seeded(`${seed} ${seat}`)) };
  });
  while (match.open) {
    const [seat] = waitingFor(match);
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('the seat that is asked has nothing to answer');
    give(match, seat, think(mind, bots[seat].level, bots[seat].dice));
  }
  return match;
}
