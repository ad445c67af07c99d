import {
  accept,
  canonical,
  copyPlain,
  diceFrom,
  eventsFor,
  type Holding,
  listen,
  type Match,
  type Mind,
  type Phrase,
  seeded,
} from '@conjure/engine';
import { playedOn, type TrialWorlds } from './compare.ts';
import { whomOf } from './whom.ts';

/** What tells two answers apart: something that happens clearly more often after one of them, or of which the seat then has more. */
export interface Because {
  /** Of something that happens: as it mostly does, with other dice or at another place it is much the same. */
  readonly said: Phrase;
  /** In what share of the worlds it happened, or how many there were on average. */
  readonly one: number;
  readonly other: number;
  readonly isCount?: boolean;
}

/** By world, after either answer: what came of it, and how much of something there was. */
type ByAnswer = readonly [number[], number[]];

/** Something that may have happened in a world, or that may have been had at its end. */
interface Difference {
  readonly counts: ByAnswer;
  /** The sentences that tell it, each with how often. */
  readonly told: Map<string, { readonly said: Phrase; times: number }>;
  /** Of what is had at the end: whether more of it is better; else `null`. */
  readonly isGood: boolean | null;
}

/** Why the one answer is better than the other, as far as what follows them tells; `null` where nothing explains it. */
export function reasonFor(
  mind: Mind,
  answers: readonly [one: unknown, other: unknown],
  trial: TrialWorlds,
): Because | null {
  const found: ByAnswer = [[], []];
  const differences = new Map<string, Difference>();
  const sentences = new Map<string, Phrase>();
  const heard = (match: Match, hear: (key: string, said: Phrase) => void): void => {
    const { game, table } = match;
    listen(table, {
      hear(entry) {
        for (const event of eventsFor([entry], mind.seat)) {
          const whom = game.telling?.has(event.type) === false ? null : whomOf(event);
          if (whom === null) continue;
          const exact = canonical(event);
          const said = sentences.get(exact) ?? game.narrate(game.view(table, mind.seat), event);
          sentences.set(exact, said);
          hear(`${said.key} ${whom}`, said);
        }
      },
    });
  };
  const note = (key: string, said: Phrase, which: 0 | 1, world: number, n: number, isGood: boolean | null): void => {
    const known = differences.get(key) ?? {
      counts: [zeros(trial.worlds), zeros(trial.worlds)],
      told: new Map(),
      isGood,
    };
    known.counts[which][world] = n;
    const sentence = canonical(said);
    const told = known.told.get(sentence) ?? { said, times: 0 };
    told.times++;
    known.told.set(sentence, told);
    differences.set(key, known);
  };
  for (let number = 0; number < trial.worlds; number++)
    for (const which of [0, 1] as const) {
      let world: Match | null = null;
      found[which].push(
        playedOn(mind, answers[which], trial, number, (begun) => {
          world = begun;
          heard(begun, (key, said) => note(key, said, which, number, 1, null));
        }),
      );
      for (const { said, n, isGood } of holdingsIn(world, mind.seat)) note(said.key, said, which, number, n, isGood);
    }
  for (const answer of answers) for (const deed of deedsOf(mind, answer, trial, heard)) differences.delete(deed);
  return reasonIn([...differences.values()], found);
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

const holdingsIn = (world: Match | null, seat: number): readonly Holding[] =>
  world?.game.holdings?.(world.table, seat) ?? [];

/** In so many worlds an answer is only given: what is told in all of them is what was done, and no reason for it. */
const DEEDS = 6;

function deedsOf(
  mind: Mind,
  answer: unknown,
  { seed }: TrialWorlds,
  heard: (match: Match, hear: (key: string) => void) => void,
): string[] {
  const times = new Map<string, number>();
  for (let number = 0; number < DEEDS; number++) {
    const world = mind.imagine(diceFrom(seeded(`${seed} deed ${number}`)));
    const here = new Set<string>();
    heard(world, (key) => here.add(key));
    accept(world, mind.seat, copyPlain(answer));
    for (const key of here) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times].flatMap(([key, n]) => (n === DEEDS ? [key] : []));
}

/** What happens must differ by that much of the worlds to be a reason, and what is had by so much, and so many times its doubt. */
const TELLING = 0.2;
const SEEN = 0.1;
const SURE = 2;
/** And it must explain that much of the lead. */
const EXPLAINS = 0.2;

/**
 * What explains most of the lead: there is more of it after one of the two, and after either of them those worlds are the better or the
 * worse for it. What is had at the end may be the same in all worlds after an answer: then it explains something by being good or bad to
 * have, where nothing else does. What would speak for the other answer is no reason.
 */
function reasonIn(differences: readonly Difference[], values: ByAnswer): Because | null {
  const lead = average(values[0]) - average(values[1]);
  if (lead <= 0) return null;
  let best: Because | null = null;
  let most = EXPLAINS * lead;
  for (const difference of differences) {
    const { counts, isGood } = difference;
    const [one, other] = [average(counts[0]), average(counts[1])];
    const isCount = isGood !== null;
    const least = isCount ? Math.max(SEEN, SURE * doubtOf(counts)) : TELLING;
    if (Math.abs(one - other) <= least) continue;
    if (isCount && one > other !== isGood) continue;
    const weight = weightOf(counts, values, isCount ? 0 : SOME);
    const explained = weight === null ? (isCount ? EXPLAINS * lead : 0) : Math.min(lead, (one - other) * weight);
    if (explained < most || (best !== null && explained === most)) continue;
    most = explained;
    best = { said: commonest(difference), one, other, ...(isCount ? { isCount } : {}) };
  }
  return best;
}

function commonest({ told }: Difference): Phrase {
  const [first, ...others] = told.values();
  return others.reduce((most, way) => (way.times > most.times ? way : most), first).said;
}

/** In fewer worlds with it, or without it, nothing shows. */
const SOME = 5;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = average(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
};

const doubtOf = (counts: ByAnswer): number =>
  Math.sqrt(counts.reduce((sum, of) => sum + varianceOf(of) / of.length, 0));

/** How much better worlds are by one more of it than others after the same answer; `null` where too few differ to tell. */
function weightOf(counts: ByAnswer, values: ByAnswer, least: number): number | null {
  let [together, apart] = [0, 0];
  for (const [which, of] of counts.entries()) {
    const all = values[which];
    const [mean, often] = [average(all), average(of)];
    const has = of.filter((n) => n > 0).length;
    if (Math.min(has, of.length - has) < least) continue;
    for (const [world, value] of all.entries()) {
      together += (of[world] - often) * (value - mean);
      apart += (of[world] - often) ** 2;
    }
  }
  return apart > 0 ? together / apart : null;
}
