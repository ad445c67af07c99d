import { type Level, ponder } from '@conjure/bots';
import {
  accept,
  canonical,
  copyPlain,
  create,
  diceFrom,
  type Game,
  type Match,
  mindOf,
  type Phrase,
  type Seat,
  scriptDice,
  seeded,
} from '@conjure/engine';
import { type Calibration, chanceOf, isCalibrated } from './calibration.ts';
import { type Because, compare, type Prospect } from './compare.ts';
import { expectedOf } from './luck.ts';

/** A decision, judged by what its seat knew then. */
export interface Judged {
  /** It was the answer of this number, from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly played: Phrase;
  /** What would have been better, where something would. */
  readonly better: Better | null;
}

export interface Better {
  readonly answer: unknown;
  readonly label: Phrase;
  /** By how much, and how far chance may have moved that. */
  readonly loss: number;
  readonly doubt: number;
  readonly would: Prospect;
  readonly does: Prospect;
  readonly because: Because | null;
}

/** What dice did beyond what was to be expected of them. */
export interface Fallen {
  readonly step: number;
  readonly seat: Seat;
  /** What was answered before they fell. */
  readonly played: Phrase;
  /** For each seat. */
  readonly luck: readonly number[];
  readonly isExact: boolean;
}

/** What the choices and the luck of a seat came to, in parts of a victory. */
export interface Sum {
  readonly seat: Seat;
  readonly decisions: number;
  readonly choices: number;
  readonly luck: number;
}

export interface Review {
  readonly game: string;
  /** By whom the decisions were judged. */
  readonly level: string | null;
  /** Chances to win, where the game's value is known to foretell them; else only what it says. */
  readonly measure: 'chance' | 'value';
  /** Each seat's after every answer, the beginning first. */
  readonly curve: readonly (readonly number[])[];
  readonly decisions: readonly Judged[];
  readonly luck: readonly Fallen[];
  readonly sums: readonly Sum[];
  /** The costliest decisions and the greatest strokes of luck, the greatest first. */
  readonly turningPoints: readonly TurningPoint[];
}

export type TurningPoint = { readonly decision: Judged } | { readonly luck: Fallen };

export interface ReviewOptions {
  /** Who judges the decisions; `null` where only the dice are looked at. */
  readonly level: Level | null;
  readonly calibration: Calibration | null;
  /** In so many worlds what was played is compared with what is thought better. */
  readonly worlds?: number;
  /** Only the decisions of this seat. */
  readonly seat?: Seat;
  /** Called before each answer is looked at; what is known by then is all there is when it says false. */
  readonly goesOn?: (step: number, of: number) => boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const WORLDS = 32;
const TURNING_POINTS = 8;
/** Less than that nobody would call a turning point. */
const LEAST = 0.03;
/** What is less than its doubt is no loss. */
const SURE = 1;

/** Where a match was lost and won: at every decision the loss against the best that is found, at every die what it gave and took. */
export async function review(
  game: Game,
  { origin, given }: Pick<Match, 'origin' | 'given'>,
  options: ReviewOptions,
): Promise<Review> {
  const { level, calibration, worlds = WORLDS, goesOn = () => true } = options;
  const isChance = calibration !== null && isCalibrated(calibration);
  const valued = (value: number): number => (calibration && isChance ? chanceOf(calibration, value) : value);
  const begun = create(game, origin);
  if ('fault' in begun) throw new Error('a match that began cannot begin again');
  const { match } = begun;
  const seats = Array.from({ length: origin.seats }, (_, seat) => seat);
  const values = (world: Match): number[] => seats.map((seat) => valued(game.sense(world.table, seat)));
  const curve = [values(match)];
  const decisions: Judged[] = [];
  const luck: Fallen[] = [];
  for (const [i, { seat, answer, dice, forced, auto }] of given.entries()) {
    // Whoever waits may want to break it off.
    await pause();
    if (!goesOn(i, given.length)) break;
    const seed = `${origin.seed}/review ${i}`;
    if (dice) scriptDice(match, dice);
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('a seat has answered that was not asked');
    const played = game.label(mind.view, mind.question.kind, answer);
    const isChoice = !forced && !auto && mind.question.options()?.length !== 1;
    if (level && isChoice && (options.seat ?? seat) === seat)
      decisions.push({ step: i + 1, seat, kind: mind.question.kind, played, better: betterThan(level, answer, seed) });
    const open = match.open;
    const expected = dice ? null : expectedOf(match, seat, answer, values, seed);
    accept(match, seat, copyPlain(answer));
    const now = values(match);
    curve.push(now);
    if (expected && expected.cases > 1 && open !== match.open)
      luck.push({
        step: i + 1,
        seat,
        played,
        luck: now.map((value, of) => value - expected.of[of]),
        isExact: expected.isExact,
      });

    function betterThan(by: Level, given: unknown, name: string): Better | null {
      if (!mind) return null;
      const thought = ponder(mind, by, diceFrom(seeded(name)));
      const best = thought.answer;
      if (best === undefined || canonical(best) === canonical(given)) return null;
      // In fresh worlds: who looks best among many in those it was chosen by is partly lucky.
      const found = compare(mind, [best, given], by.ahead ?? 'turns', worlds, `${name} compared`, valued);
      if (found.by <= SURE * found.doubt) return null;
      const label = game.label(mind.view, mind.question.kind, best);
      const { one: would, other: does, by: loss, doubt, because } = found;
      return { answer: best, label, loss, doubt, would, does, because };
    }
  }
  return {
    game: game.id,
    level: level?.name ?? null,
    measure: isChance ? 'chance' : 'value',
    curve,
    decisions,
    luck,
    sums: seats.map((seat) => sumOf(seat, decisions, luck)),
    turningPoints: turningPoints(decisions, luck),
  };
}

function sumOf(seat: Seat, decisions: readonly Judged[], luck: readonly Fallen[]): Sum {
  const own = decisions.filter((one) => one.seat === seat);
  return {
    seat,
    decisions: own.length,
    choices: -own.reduce((sum, { better }) => sum + (better?.loss ?? 0), 0),
    luck: luck.reduce((sum, fallen) => sum + fallen.luck[seat], 0),
  };
}

function turningPoints(decisions: readonly Judged[], luck: readonly Fallen[]): TurningPoint[] {
  const points = [
    ...decisions.map((decision) => ({ weight: decision.better?.loss ?? 0, point: { decision } })),
    ...luck.map((fallen) => ({ weight: Math.max(...fallen.luck.map(Math.abs)), point: { luck: fallen } })),
  ];
  return points
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TURNING_POINTS)
    .map(({ point }) => point);
}
