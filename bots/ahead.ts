import { accept, copyPlain, type Match, type Seat } from '@conjure/engine';
import type { Luck } from './luck.ts';
import { isAsked, playOn, reply, turnOf } from './world.ts';

/** How far a bot looks before it judges a position: to the end of the action, of its own turn, or until everybody has had one. */
export const AHEADS = ['action', 'alone', 'turn', 'turns'] as const;
export type Ahead = (typeof AHEADS)[number];

/** How the seat goes on in its turn. */
export type Then = 'playout' | 'pass';

/** Decisions of others that are waited for until this seat is asked again. */
const PATIENCE = 24;
/** How many of its own decisions in which nothing happens are looked past. */
const FREE = 8;
/** Whatever was begun comes to its end within so many decisions. */
const LONGEST = 400;

/** Gives the answer and plays on to where the position can be judged: by playout, or doing nothing more in this turn. */
export function lookAhead(
  world: Match,
  seat: Seat,
  answer: unknown,
  ahead: Ahead,
  then: Then,
  luck: Luck,
  late: () => boolean,
): void {
  const begun = turnOf(world);
  luck.inTurn(world, begun);
  if (ahead === 'action') giveAndWait(world, seat, answer, begun, luck, late);
  else accept(world, seat, copyPlain(answer));
  if (then === 'pass') passOn(world, seat, begun, luck, late);
  playOut(world, begun, ahead, luck, late);
}

/** Plays on by playout to where the position can be judged, as it was decided when so many turns had begun. */
export function playOut(world: Match, begun: number, ahead: Ahead, luck: Luck, late: () => boolean): void {
  const { unsettled } = world.game;
  const end = begun + (ahead === 'turns' ? world.origin.seats : ahead === 'action' ? 0 : 1);
  const isMidway = () => turnOf(world) < end;
  playOn(world, luck, LONGEST, ({ question }) => !late() && (isMidway() || unsettled?.has(question.kind) === true));
}

/** Plays what has been begun to its end by playout; then the seat passes, if it is still its turn. */
function passOn(world: Match, seat: Seat, begun: number, luck: Luck, late: () => boolean): void {
  const { unsettled, pass } = world.game;
  playOn(world, luck, PATIENCE, ({ question }) => unsettled?.has(question.kind) === true && !late());
  const { open } = world;
  const answer = open && isAsked(open, seat) && turnOf(world) === begun ? pass?.(open.question) : undefined;
  if (answer !== undefined) accept(world, seat, answer);
}

/**
 * Until the seat is asked again, after something has happened, or its turn is over. What it may do for nothing, with no die rolled and
 * nobody else asked, is no such moment: a bot that judged there would put off for ever what has to come. /
 */
function giveAndWait(world: Match, seat: Seat, answer: unknown, begun: number, luck: Luck, late: () => boolean): void {
  const { table } = world;
  const { rolled } = table.dice;
  table.hasShown = false;
  accept(world, seat, copyPlain(answer));
  for (let free = 0; free < FREE && !late(); free++) {
    const { open } = world;
    if (!open || !isAsked(open, seat) || table.dice.rolled > rolled || table.hasShown || turnOf(world) > begun) break;
    const answer = reply(world, open, seat, luck.dice);
    if (answer === undefined) break;
    accept(world, seat, answer);
  }
  playOn(world, luck, PATIENCE, (open) => !isAsked(open, seat) && turnOf(world) === begun && !late());
}
