import { accept, type Dice, type Match, type Mind, must, type PendingQuestion, pick, type Seat } from '@conjure/engine';
import type { Luck } from './luck.ts';

/** Whose answer comes next: those asked together answer one after another, and chance says who is the first of several. */
export function nextSeat(open: PendingQuestion, dice: Dice): Seat {
  const { seats, how } = open.question;
  if (how === 'first') return must(seats[dice.index('first', seats.length)], 'a seat that is asked');
  for (const seat of seats) if (!open.answers.has(seat)) return seat;
  throw new Error(`the question "${open.question.kind}" is open and waits for nobody`);
}

export const isAsked = (open: PendingQuestion, seat: Seat): boolean =>
  open.question.seats.includes(seat) && !open.answers.has(seat);

/** What the seat answers in a playout: by the game's `playout`, or by chance where it has none; `undefined` if it lets another speak. */
export const reply = ({ game, table }: Match, { question }: PendingQuestion, seat: Seat, dice: Dice): unknown =>
  game.playout ? game.playout(table, seat, question, dice) : pick(question, seat, dice);

/** Who answers next in a playout, and what: chance says who is the first of several, but for those who would rather not speak. */
function spoken(world: Match, open: PendingQuestion, dice: Dice): { seat: Seat; answer: unknown } {
  const first = nextSeat(open, dice);
  const { seats, how } = open.question;
  const others = how === 'first' ? seats.filter((seat) => seat !== first) : [];
  for (const seat of [first, ...others]) {
    const answer = reply(world, open, seat, dice);
    if (answer !== undefined) return { seat, answer };
  }
  return { seat: first, answer: pick(open.question, first, dice) };
}

/** Plays on by the game’s playout or by chance while this holds, and not for ever. */
export function playOn(world: Match, luck: Luck, decisions: number, goesOn: (open: PendingQuestion) => boolean): void {
  let turn = turnOf(world);
  for (let left = decisions; left > 0; left--) {
    const { open } = world;
    if (!open || !goesOn(open)) return;
    const { seat, answer } = spoken(world, open, luck.dice);
    accept(world, seat, answer);
    const now = turnOf(world);
    if (now !== turn) luck.inTurn(world, now);
    turn = now;
  }
}

/** How many turns have begun; 0 where the game does not say. */
export const turnOf = ({ game, table }: Match): number => game.turn?.(table) ?? 0;

/** What a game says of a position, or an error where it says nothing that can be compared. */
export function worthOf(sense: (world: Match, seat: Seat) => number, world: Match, seat: Seat): number {
  const worth = sense(world, seat);
  if (!Number.isFinite(worth)) throw new Error(`the position is worth ${worth} to seat ${seat}`);
  return worth;
}

/** The answer of a seat by playout in an imagined world; by the question's sampler where there is no playout. */
export function proposal(mind: Mind, dice: Dice): unknown {
  const world = mind.hasPlayout ? mind.imagine(dice) : null;
  return world?.open ? reply(world, world.open, mind.seat, dice) : mind.question.pick(dice);
}

/** The answer that does nothing more in the turn, if there is one. */
export function passing(mind: Mind, dice: Dice): unknown {
  const { game, open } = mind.imagine(dice);
  return open ? game.pass?.(open.question) : undefined;
}

/** What the game holds worth a thought in an imagined world, legal or not; nothing where it has no opinion. */
export function ideas(mind: Mind, dice: Dice): unknown[] {
  const { game, table, open } = mind.imagine(dice);
  return (open && game.ideas?.(table, mind.seat, open.question, dice)) ?? [];
}

/** At most `many` answers beyond what comes to mind, legal or not: as the game offers them, else from the list or by chance. */
export function wideOf(mind: Mind, options: readonly unknown[] | null, many: number, dice: Dice): readonly unknown[] {
  const { game, table, open } = mind.imagine(dice);
  const offered = open && game.wide?.(table, mind.seat, open.question, many, dice);
  if (offered) return offered;
  if (options) return dice.shuffle('wide', [...options]).slice(0, many);
  return Array.from({ length: many }, () => mind.question.pick(dice));
}
