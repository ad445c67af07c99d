import { accept, give } from '../kernel/answering.ts';
import { create, type MatchSetup } from '../kernel/create.ts';
import { type Dice, diceFrom, seeded } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import { type Match, waitingFor } from '../kernel/match.ts';
import { canonical, copyPlain } from '../kernel/plain.ts';
import { pick } from '../kernel/question.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Event } from '../kernel/table.ts';
import { must } from '../tools/must.ts';

export const diceOf = (seed: string): Dice => diceFrom(seeded(seed));

export function matchOf<S, C, V, E extends Event>(
  game: Game<S, C, V, E>,
  wanted: Partial<MatchSetup> = {},
): Match<S, C, V, E> {
  const begun = create(game, { seats: game.seats.min, seed: 'test', ...wanted });
  if ('fault' in begun) throw new Error(JSON.stringify(begun.fault));
  return begun.match;
}

/** Gives answers that must be legal. */
export function say(match: Match, ...answers: [seat: Seat, answer: unknown][]): void {
  for (const [seat, answer] of answers) {
    const verdict = give(match, seat, answer);
    if (!('done' in verdict)) throw new Error(`${canonical(answer)} by ${seat}: ${canonical(verdict)}`);
  }
}

/** Matches that go on longer than this never end. */
const LONGEST = 20_000;

/** Plays a match to its end by answers that must be legal. `look` is called with each before it is given, and at the end with none. */
export function playOut<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  choose: (match: Match<S, C, V, E>) => readonly [seat: Seat, answer: unknown],
  look: (match: Match<S, C, V, E>, answer: unknown) => void,
): void {
  for (let left = LONGEST; match.open; left--) {
    if (left === 0) throw new Error(`no end in ${LONGEST} answers`);
    const [seat, answer] = choose(match);
    look(match, answer);
    say(match, [seat, answer]);
  }
  look(match, null);
}

/** Random answers, by whichever of the seats that are waited for. */
export function sayAnything(match: Match, dice: Dice, answers: number): void {
  for (let i = 0; i < answers && match.open; i++) {
    const seats = waitingFor(match);
    const seat = must(seats[dice.index('seat', seats.length)], 'a seat that is asked');
    accept(match, seat, pick(match.open.question, seat, dice));
  }
}

/** Everything about a match that could be disturbed, as it is now. */
export function snapshot(match: Match): unknown {
  const { open, over, answers, story, rest, questionCount, scripted, table } = match;
  return copyPlain({
    open: open && { id: open.id, kind: open.question.kind, seats: open.question.seats, answers: [...open.answers] },
    over,
    answers,
    story,
    rest,
    questionCount,
    scripted,
    state: table.state,
    counts: table.seeds.counts(),
    faces: table.faces,
    log: table.dice.log,
    drawn: table.drawn,
  });
}

/** As `snapshot`, less the ids of questions, which an undo keeps fresh. */
export function position(match: Match): unknown {
  const { open, questionCount: _, ...rest } = snapshot(match) as { open: { id: number } | null; questionCount: number };
  return { ...rest, open: open && { ...open, id: null } };
}

/** Of events those of one type. */
export const onlyOf =
  <E extends Event>() =>
  <T extends E['type']>(events: readonly E[], type: T): Extract<E, { type: T }>[] =>
    events.filter((event): event is Extract<E, { type: T }> => event.type === type);
