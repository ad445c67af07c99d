import { accept, type Dice, type Match, type Mind, type Open, pick, type Seat } from '@conjure/engine';

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

/** What the seat answers in a playout: by the game's hunch, or by chance where it has none. */
export const reply = ({ game, table }: Match, { question }: Open, seat: Seat, dice: Dice): unknown =>
  game.hunch ? game.hunch(table, seat, question, dice) : pick(question, seat, dice);

/** Plays on by hunch or by chance. */
export function playOn(world: Match, dice: Dice, until: Until): void {
  for (let left = until.decisions; left > 0; left--) {
    const { open } = world;
    if (!open || (until.seat !== undefined && isAsked(open, until.seat)) || until.late()) return;
    const seat = nextSeat(open, dice);
    accept(world, seat, reply(world, open, seat, dice));
  }
}

/** Whatever was begun comes to its end within so many decisions. */
const LONGEST = 400;

/** Plays on until no action is half done, or no round: only then can a position be judged. */
export function settle(world: Match, dice: Dice, what: 'action' | 'round', late: () => boolean): void {
  const { unsettled, midway } = world.game;
  const goesOn = (kind: string) => unsettled?.has(kind) || (what === 'round' && midway?.has(kind));
  for (let left = LONGEST; left > 0 && world.open && goesOn(world.open.question.kind) && !late(); left--)
    playOn(world, dice, { decisions: 1, late });
}

/** An answer worth a thought: by the game's hunch in an imagined world, else by the question's sampler. */
export function proposal(mind: Mind, dice: Dice): unknown {
  const world = mind.hasHunch ? mind.imagine(dice) : null;
  return world?.open ? reply(world, world.open, mind.seat, dice) : mind.asked.pick(dice);
}

/** What a game says of a position, or an error where it says nothing that can be compared. */
export function worthOf(sense: (world: Match, seat: Seat) => number, world: Match, seat: Seat): number {
  const worth = sense(world, seat);
  if (!Number.isFinite(worth)) throw new Error(`the position is worth ${worth} to seat ${seat}`);
  return worth;
}
