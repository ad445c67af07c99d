// npm run transcripts: plays the recorded matches anew and writes them as records and as stories in words, to be read as diffs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { levelFrom, think } from '@conjure/bots';
import { demons } from '@conjure/demons';
import { transcript } from '@conjure/demons/test/transcript.ts';
import { textsOf } from '@conjure/demons/texts.ts';
import {
  create,
  diceFrom,
  give,
  mindOf,
  type Options,
  play,
  type Result,
  record,
  seeded,
  waitingFor,
} from '@conjure/engine';
import { speaker } from '@conjure/words';

/** A match worth keeping: the first seed whose match ends as wanted. Between them they meet every way in which one can end. */
interface Kept {
  name: string;
  seats: readonly string[];
  options?: Options;
  wanted(result: Result): boolean;
}

const KEPT: readonly Kept[] = [
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

const { words } = await textsOf('en');
const say = speaker('en', words);
const folder = new URL('../games/demons/test/goldens/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const kept of KEPT) {
  const { played, result } = firstWanted(kept);
  writeFileSync(new URL(`${kept.name}.json`, folder), `${JSON.stringify(record(play(played)))}\n`);
  writeFileSync(new URL(`${kept.name}.txt`, folder), transcript(played, say));
  const { reason, fates, winners } = result;
  const won = winners.join(' ') || 'nobody';
  console.log(
    `${kept.name}: seed ${played.origin.seed}, ${played.given.length} answers, ${reason}, ${fates.join(' ')}, won by ${won}`,
  );
}

function firstWanted(kept: Kept) {
  for (let seed = 1; ; seed++) {
    const played = playOut(kept, String(seed));
    const result = demons.result(played.table);
    if (result && kept.wanted(result)) return { played, result };
  }
}

function playOut({ seats, options }: Kept, seed: string) {
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
