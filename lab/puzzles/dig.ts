import { type Level, ponder, randomAnswer } from '@conjure/bots';
import {
  canonical,
  create,
  diceFrom,
  type Game,
  type Match,
  type Record as MatchRecord,
  type Mind,
  play,
  record,
  seeded,
} from '@conjure/engine';
import type { Puzzle } from '@conjure/engine/content';
import { playThrough } from '../playing.ts';
import { type Calibration, chanceOf, isCalibrated } from '../review/calibration.ts';
import { compare } from '../review/compare.ts';

export interface Digging {
  /** Who plays the matches. */
  readonly by: Level;
  /** Whose first thought is the obvious answer. */
  readonly novice: Level;
  /** Who must find the best answer, twice. */
  readonly judge: Level;
  readonly matches: number;
  /** No more puzzles than that. */
  readonly most: number;
  readonly seed: string;
  readonly calibration: Calibration | null;
  /** Called before each match, with how many puzzles there are; what is found by then is all when it says false. */
  readonly goesOn?: (match: number, found: number) => boolean;
}

/** Fewer options are no puzzle, and of more nobody sees all. */
const FEWEST = 3;
const MOST = 80;
/** So much better the best answer must be than the obvious one, and than any other that was weighed; in so many worlds. */
const CLEAR = 0.06;
const BEST = 0.03;
const SURE = 2;
const GLANCE = 16;
const WORLDS = 96;
/** Others that the judge thought of. */
const OTHERS = 2;
/** Of one match. */
const EACH = 2;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Positions from matches of strong players in which one answer is clearly best and not the obvious one. */
export async function digPuzzles(game: Game, how: Digging): Promise<Puzzle[]> {
  const { by, matches, most, seed, goesOn = () => true } = how;
  const found: Puzzle[] = [];
  for (let number = 0; number < matches && found.length < most; number++) {
    await pause();
    if (!goesOn(number, found.length)) break;
    const name = `${seed}/${number}`;
    const made = create(game, { seats: Math.max(2, game.seats.min), seed: name });
    if ('fault' in made) throw new Error(`${made.fault.place}: expected ${made.fault.expected}, got ${made.fault.got}`);
    const { match } = made;
    const upTo = found.length + EACH;
    playThrough(match, {
      answer(mind) {
        const dice = diceFrom(seeded(`${name}/thought ${match.given.length} ${mind.seat}`));
        const { answer } = ponder(mind, by, dice);
        if (found.length < Math.min(most, upTo) && isFit(match, mind)) {
          const puzzle = puzzleAt(game, match, mind, answer, how);
          if (puzzle) found.push(puzzle);
        }
        return answer;
      },
      forSilence: (mind) => randomAnswer(mind, diceFrom(seeded(`${name}/silence ${match.given.length}`))),
    });
  }
  return found;
}

/** One seat is asked, and sees all that it may answer. */
function isFit({ game, open }: Match, { question }: Mind): boolean {
  if (!open || open.question.seats.length > 1 || game.setUp?.has(question.kind)) return false;
  const options = question.options()?.length ?? 0;
  return options >= FEWEST && options <= MOST;
}

function puzzleAt(game: Game, match: Match, mind: Mind, played: unknown, how: Digging): Puzzle | null {
  const { novice, judge, calibration } = how;
  const seed = `${match.origin.seed}/puzzle ${match.given.length}`;
  const chances = calibration && isCalibrated(calibration) ? calibration : null;
  const valued = (value: number): number => (chances ? chanceOf(chances, value) : value);
  const ahead = judge.ahead ?? 'turns';
  const thought = (level: Level, name: string) => ponder(mind, level, diceFrom(seeded(`${seed} ${name}`)));
  const beats = (one: unknown, other: unknown, worlds: number, name: string, least: number) => {
    const compared = compare(mind, [one, other], ahead, worlds, `${seed} ${name}`, valued);
    return compared.by >= least && compared.by > SURE * compared.doubt ? compared : null;
  };
  const obvious = thought(novice, 'obvious').answer;
  if (hasList(played) || hasList(obvious)) return null;
  if (obvious === undefined || isSame(obvious, played) || !beats(played, obvious, GLANCE, 'glance', CLEAR)) return null;
  const first = thought(judge, 'judge');
  const best = first.answer;
  if (best === undefined || hasList(best) || isSame(best, obvious) || !isSame(best, thought(judge, 'again').answer))
    return null;
  const found = beats(best, obvious, WORLDS, 'obvious or not', CLEAR);
  if (!found) return null;
  const others = first.options.map(({ answer }) => answer).filter((one) => !isSame(one, best) && !isSame(one, obvious));
  if (!others.slice(0, OTHERS).every((other, i) => beats(best, other, WORLDS, `other ${i}`, BEST))) return null;
  const label = (answer: unknown) => game.label(mind.view, mind.question.kind, answer);
  return {
    id: `${match.origin.seed.replace(/\W/g, '-')}-${match.given.length}`,
    record: recordAt(match),
    seat: mind.seat,
    kind: mind.question.kind,
    answer: best,
    label: label(best),
    obvious: { answer: obvious, label: label(obvious) },
    would: found.one,
    does: found.other,
    because: found.because,
  };
}

/** Several things at once may be said in any order: who says them otherwise has not missed it, and could not be told so. */
const hasList = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.length > 1 || answer.some(hasList)
    : typeof answer === 'object' && answer !== null && Object.values(answer).some(hasList);

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

function recordAt(match: Match): MatchRecord {
  const log = match.given.map(({ seat, answer }) => ({ seat, answer }));
  // As plain data, before the match goes on.
  return JSON.parse(JSON.stringify({ ...record(play(match, false)), log }));
}
