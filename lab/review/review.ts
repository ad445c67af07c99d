import type { Level } from '@conjure/bots';
import {
  accept,
  copyPlain,
  create,
  type Game,
  type Match,
  type Mind,
  mindOf,
  rewind,
  type Seat,
  scriptDice,
} from '@conjure/engine';
import { type Calibration, isCalibrated, valuedBy } from './calibration.ts';
import { toldAnyway, whatCame } from './came.ts';
import { prospectOf } from './compare.ts';
import type { JudgedDecision, JudgedDice } from './judged.ts';
import { aheadOf, type Judge, judge, reasonAgainst } from './judging.ts';
import { lostOnce } from './lost-once.ts';
import { type Expected, expectedIn, expectedOf, imagined } from './luck.ts';

/** What the choices and the luck of a seat came to, in parts of a victory. */
export interface SeatSum {
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
  readonly decisions: readonly JudgedDecision[];
  readonly luck: readonly JudgedDice[];
  readonly sums: readonly SeatSum[];
  /** The costliest decisions and the greatest strokes of luck, the greatest first. */
  readonly turningPoints: readonly TurningPoint[];
}

export type TurningPoint = { readonly decision: JudgedDecision } | { readonly luck: JudgedDice };

export interface ReviewOptions {
  /** Who judges the decisions; `null` where only the dice are looked at. */
  readonly level: Level | null;
  /** Who judges the costliest of them once more; the same, where it is absent. */
  readonly judge?: Level;
  readonly calibration: Calibration | null;
  /** In how many worlds what was played is measured against what is thought better. */
  readonly worlds?: number;
  /** Only the decisions of this seat. */
  readonly seat?: Seat;
  /** The match goes on: all is told as this seat knows it, and only its own choices and luck. */
  readonly eyes?: Seat;
  /** Called before each answer is looked at; what is known by then is all there is when it says false. */
  readonly goesOn?: (step: number, of: number) => boolean;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const WORLDS = 32;
const TURNING_POINTS = 8;
/** Whoever is judged anew may fall out of them, and others take their place: not for ever. */
const MOST_LOOKED_AT = 3 * TURNING_POINTS;
/** Less than that nobody would call a turning point. */
const LEAST = 0.03;

/** Where a match was lost and won: at every decision the loss against the best that is found, at every die what it gave and took. */
export async function review(
  game: Game,
  { origin, answers }: Pick<Match, 'origin' | 'answers'>,
  options: ReviewOptions,
): Promise<Review> {
  const { level, judge: again, calibration, worlds = WORLDS, eyes, goesOn = () => true } = options;
  const judged = options.seat ?? eyes;
  const isChance = calibration !== null && isCalibrated(calibration);
  const valued = valuedBy(calibration);
  const begun = create(game, origin);
  if ('fault' in begun) throw new Error('a match that began cannot begin again');
  const { match } = begun;
  const seats = Array.from({ length: origin.seats }, (_, seat) => seat);
  const sensed = ({ table }: Match): number[] => seats.map((seat) => valued(game.sense(table, seat)));
  const isSetUp = ({ open }: Match): boolean => open === null || game.setUp?.has(open.question.kind) !== true;
  const atFirst = sensed(match);
  // Of a table that is half laid nobody can say who is ahead.
  const values = (world: Match): number[] => (isSetUp(world) ? sensed(world) : atFirst);
  const known = (seed: string): number[] => (eyes === undefined ? values(match) : imagined(match, eyes, values, seed));
  const all = answers.length + (level ? TURNING_POINTS : 0);
  const curve = [known(`${origin.seed}/review`)];
  let decisions: JudgedDecision[] = [];
  const luck: JudgedDice[] = [];
  let isBroken = false;
  for (const [i, { seat, answer, dice, forced, auto }] of answers.entries()) {
    // Whoever waits may want to break it off.
    await pause();
    isBroken = !goesOn(i, all);
    if (isBroken) break;
    const seed = `${origin.seed}/review ${i}`;
    if (dice) scriptDice(match, dice);
    const mind = mindOf(match, seat);
    if (!mind) throw new Error('a seat has answered that was not asked');
    const played = game.label(mind.view, mind.question.kind, answer);
    const isChoice = isSetUp(match) && !forced && !auto && mind.question.options()?.length !== 1;
    if (level && isChoice && (judged ?? seat) === seat)
      decisions.push({
        ...{ step: i + 1, turn: game.turn?.(match.table) ?? 0, seat, kind: mind.question.kind, played },
        ...judge(game, mind, answer, { by: level, worlds, valued, seed }),
      });
    const { open, table } = match;
    const { rolled } = table.dice;
    table.hasShown = false;
    const expected = dice || (eyes ?? seat) !== seat ? null : expectedBy(seat, answer, seed);
    // As the match goes on, what a seat does not know says nothing of what mattered.
    const seen = () => (eyes === undefined ? sensed(match) : []);
    const carryOut = () => accept(match, seat, copyPlain(answer));
    const mayBeLuck = expected !== null && expected.cases > 1;
    const anyway = mayBeLuck ? toldAnyway(match, seat, answer, eyes ?? seat, seed) : new Set<string>();
    const came = whatCame(match, eyes ?? seat, seen, anyway, carryOut);
    const now = known(seed);
    curve.push(now);
    const isSure = eyes !== undefined && table.dice.rolled === rolled && !table.hasShown;
    if (expected && mayBeLuck && open !== match.open && !isSure)
      luck.push({
        step: i + 1,
        seat,
        played,
        came,
        luck: now.map((value, of) => value - expected.of[of]),
        isExact: expected.isExact,
      });
  }
  const worths = new Map<number, number>();
  const once = () => lostOnce(decisions, { luck, seats: origin.seats, worthOf });
  let counted = once();
  if (level && !isBroken) {
    if (again) await lookCloser(judgedAnew);
    await lookCloser(explained);
  }
  return {
    game: game.id,
    level: (again ?? level)?.name ?? null,
    measure: isChance ? 'chance' : 'value',
    curve,
    decisions: counted,
    luck,
    sums: seats.map((seat) => sumOf(seat, counted, luck)),
    turningPoints: turningPoints(counted, luck),
  };

  function expectedBy(seat: Seat, answer: unknown, seed: string): Expected {
    return eyes === undefined
      ? expectedOf(match, seat, answer, values, seed)
      : expectedIn(match, seat, answer, values, seed);
  }

  /** What was answered there led to, by what the seat knew. */
  function worthOf({ step, seat }: JudgedDecision): number {
    const known = worths.get(step);
    if (known !== undefined || !level) return known ?? 0;
    const mind = mindAt(step, seat);
    const trial = { worlds, ahead: aheadOf(mind, level), seed: `${origin.seed}/worth ${step}`, valued };
    const worth = prospectOf(mind, answers[step - 1]?.answer, trial).mean;
    worths.set(step, worth);
    return worth;
  }

  function mindAt(step: number, seat: Seat): Mind {
    const mind = mindOf(rewind(match, step - 1), seat);
    if (!mind) throw new Error('a seat has answered that was not asked');
    return mind;
  }

  /** Looks at the costliest decisions once more, and at those that are the costliest then, until all of them have been looked at. */
  async function lookCloser(look: (decision: JudgedDecision, mind: Mind, how: Judge) => JudgedDecision): Promise<void> {
    const seen = new Set<number>();
    while (seen.size < MOST_LOOKED_AT) {
      const costly = turningPoints(counted, luck).flatMap((point) =>
        'decision' in point ? [point.decision.step] : [],
      );
      const step = costly.find((one) => !seen.has(one));
      const decision = decisions.find((one) => one.step === step);
      if (step === undefined || !decision) return;
      await pause();
      if (!goesOn(answers.length + Math.min(seen.size, TURNING_POINTS - 1), all)) return;
      seen.add(step);
      const mind = mindAt(step, decision.seat);
      const by = again ?? level;
      if (!by) return;
      // A game's own players are stronger than a search that values positions: only what wins when they play on is better.
      const toEnd = game.bot !== undefined;
      const how = { by, toEnd, worlds: 2 * worlds, valued, seed: `${origin.seed}/judge ${step}` };
      const anew = look(decision, mind, how);
      decisions = decisions.map((one) => (one === decision ? anew : one));
      counted = once();
    }
  }

  function judgedAnew(decision: JudgedDecision, mind: Mind, how: Judge): JudgedDecision {
    return { ...decision, ...judge(game, mind, answers[decision.step - 1]?.answer, how) };
  }

  function explained(decision: JudgedDecision, mind: Mind, how: Judge): JudgedDecision {
    const { better, step } = decision;
    if (!better) return decision;
    const because = reasonAgainst(mind, answers[step - 1]?.answer, better, how);
    return { ...decision, better: { ...better, because } };
  }
}

function sumOf(seat: Seat, decisions: readonly JudgedDecision[], luck: readonly JudgedDice[]): SeatSum {
  const own = decisions.filter((one) => one.seat === seat);
  return {
    seat,
    decisions: own.length,
    choices: -Math.max(
      0,
      own.reduce((sum, { loss }) => sum + loss, 0),
    ),
    luck: luck.reduce((sum, fallen) => sum + fallen.luck[seat], 0),
  };
}

function turningPoints(decisions: readonly JudgedDecision[], luck: readonly JudgedDice[]): TurningPoint[] {
  const points = [
    ...decisions.map((decision) => ({ weight: decision.better ? decision.loss : 0, point: { decision } })),
    ...luck.map((fallen) => ({ weight: Math.max(...fallen.luck.map(Math.abs)), point: { luck: fallen } })),
  ];
  return points
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TURNING_POINTS)
    .map(({ point }) => point);
}
