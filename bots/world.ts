import { accept, type Dice, type Match, type Open, pick, type Seat } from '@conjure/engine';

/** Whose answer comes next: those asked together answer one after another, and chance says who is the first of several. */
export function nextSeat(open: Open, dice: Dice): Seat {
  const { seats, how } = open.question;
  if (how === 'first') return seats[dice.index('first', seats.length)];
  for (const seat of seats) if (!open.answers.has(seat)) return seat;
  throw new Error(`the question "${open.question.kind}" is open and waits for nobody`);
}

export const isAsked = (open: Open, seat: Seat): boolean =>
  open.question.seats.includes(seat) && !open.answers.has(seat);

export interface Until {
  /** At most so many decisions. */
  readonly decisions: number;
  /** Not past a question to this seat. */
  readonly seat?: Seat;
  late(): boolean;
}

/** Plays on at random. */
export function playOn(world: Match, dice: Dice, until: Until): void {
  for (let left = until.decisions; left > 0; left--) {
    const { open } = world;
    if (!open || (until.seat !== undefined && isAsked(open, until.seat)) || until.late()) return;
    const seat = nextSeat(open, dice);
    accept(world, seat, pick(open.question, seat, dice));
  }
}

/** What a game says of a position, or an error where it says nothing that can be compared. */
export function worthOf(sense: (world: Match, seat: Seat) => number, world: Match, seat: Seat): number {
  const worth = sense(world, seat);
  if (!Number.isFinite(worth)) throw new Error(`the position is worth ${worth} to seat ${seat}`);
  return worth;
}
