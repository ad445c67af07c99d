import { must } from '../tools/must.ts';
import { give } from './answering.ts';
import { type Dice, seeded } from './dice.ts';
import { advance, keepQuestionId, type Match, matchAt } from './match.ts';
import { copyPlain, samePlain } from './plain.ts';
import { isSecret, pick } from './question.ts';
import type { Seat } from './seat.ts';
import type { Event } from './table.ts';

const TRIES = 100;

const IMPOSSIBLE = Symbol('the imagined state cannot have led here');

/**
 * A match that looks the same to the seat and is random elsewhere, its future dice included. It follows from what the seat
 * may know and from these dice, and from nothing else: whatever is truly hidden, the same dice imagine the same world.
 * The last rest is imagined; the answers, dice and draws that the seat has seen since are replayed onto it. What the seat
 * has not seen is sampled, and an imagined state that cannot have led here is drawn again.
 * `whole`: not only a playout, but a match with a rest that can be forked and looked at like the true one.
 */
export function imagine<S, C, V, E extends Event>(
  match: Match<S, C, V, E>,
  seat: Seat,
  dice: Dice,
  whole = false,
): Match<S, C, V, E> {
  const { rest, game, origin, table } = match;
  if (!rest) throw new Error('a playout cannot be imagined');
  let nearest: Match<S, C, V, E> | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const seed = String(dice.index('imagine', 0x7fffffff));
    const state = game.imagine({ state: rest.state, content: game.content }, seat, dice);
    // Nothing of the true origin but what everybody knows: from its seed, all the rest would follow.
    const from = { seats: origin.seats, options: origin.options, seed };
    const world = matchAt(game, from, state, seeded(seed), table.dice.log ?? [], !whole);
    if (whole) world.answers = match.answers.slice(0, rest.step);
    if (!relive(world, match, seat, dice) || !sameQuestion(world, match)) continue;
    if (whole) numberLike(world, match);
    // From the rest itself the view is the same by `game.imagine`; after it, hidden things may have come to light.
    if (atRest(match) || samePlain(game.view(world.table, seat), game.view(table, seat))) return world;
    nearest = world;
  }
  // Few imagined worlds look quite the same: one that has come to the same question must do.
  if (nearest) return nearest;
  throw new Error(`seat ${seat} cannot imagine how "${match.open?.question.kind ?? 'the end'}" came about`);
}

function numberLike(world: Match, match: Match): void {
  world.questionCount = match.questionCount;
  if (world.open && match.open) keepQuestionId(world.open, match.open);
}

/** Things that may lie anyhow, mixed in place: from their own order, so that the one in which they truly lie has no say. */
export const shuffleAnew = (things: number[], dice: Dice): number[] => dice.shuffle('imagine', inOrder(things));

/** How many there are of each card; all 0 between calls. Cards have small numbers, and most of a search is imagining. */
const counts = new Uint8Array(256);

const countOf = (thing: number): number => must(counts[thing], 'a count');

function inOrder(things: number[]): number[] {
  let most = 0;
  for (const thing of things) {
    if (!(thing >= 0 && thing < counts.length)) return things.sort((a, b) => a - b);
    if (thing > most) most = thing;
  }
  if (things.length >= counts.length) return things.sort((a, b) => a - b);
  for (const thing of things) counts[thing] = countOf(thing) + 1;
  let at = 0;
  for (let thing = 0; thing <= most; thing++) {
    for (let left = countOf(thing); left > 0; left--) things[at++] = thing;
    counts[thing] = 0;
  }
  return things;
}

const answersSince = (match: Match) => match.answers.slice(match.rest?.step ?? 0);

/** Nothing has happened since the last rest but the asking. */
function atRest(match: Match): boolean {
  const { dice, drawn } = match.table;
  return !dice.log?.length && !drawn?.length && answersSince(match).length === 0;
}

/**
 * Plays onto the imagined rest what the seat has seen since; false when the imagined state cannot have led here. The world's
 * faces are the dice that were rolled.
 */
function relive(world: Match, match: Match, seat: Seat, dice: Dice): boolean {
  const { table } = world;
  const own = table.dice.source;
  const drawn = [...(match.table.drawn ?? [])].reverse();
  table.dice.source = {
    next: (purpose, n) => own.next(purpose, n),
    die: (purpose) => (table.faces.length > 0 ? own.die(purpose) : impossible()),
  };
  table.onDraw = (pile) => {
    const next = drawn.pop() ?? impossible();
    const isSeen = next.to === null || next.to.includes(seat);
    const place = isSeen ? pile.findIndex((card) => samePlain(card, next.card)) : -1;
    world.rest?.lifted.push(place);
    if (!isSeen) return;
    if (place < 0) impossible();
    pile.push(...pile.splice(place, 1));
  };
  try {
    advance(world, undefined);
    answerAgain(world, match, seat, dice);
  } catch (stop) {
    if (stop === IMPOSSIBLE) return false;
    throw stop;
  }
  table.onDraw = null;
  table.dice.source = own;
  return table.faces.length === 0 && drawn.length === 0;
}

function answerAgain(world: Match, match: Match, seat: Seat, dice: Dice): void {
  const since = answersSince(match);
  const complete = since.length - (match.open?.answers.size ?? 0);
  since.forEach((entry, i) => {
    const question = world.open?.question ?? impossible();
    if (!question.seats.includes(entry.seat)) impossible();
    // Answers to `each` are known to all once they are all in, unless the question keeps them secret for good.
    const seen = entry.seat === seat || (i < complete && !isSecret(question, entry.answer));
    const answer = seen ? copyPlain(entry.answer) : pick(question, entry.seat, dice);
    if (!('done' in give(world, entry.seat, answer))) impossible();
  });
}

function impossible(): never {
  throw IMPOSSIBLE;
}

function sameQuestion(world: Match, match: Match): boolean {
  const here = world.open;
  const there = match.open;
  if (!here || !there) return here === there;
  return here.question.kind === there.question.kind && samePlain(here.question.seats, there.question.seats);
}
