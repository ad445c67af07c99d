import {
  anything,
  fields,
  flag,
  listOf,
  oneOf,
  orNull,
  pattern,
  type Shape,
  type ShapeType,
  tagged,
  whole,
} from '@conjure/engine';
import { termsShape } from './terms.ts';

/** Who sits in a seat. */
export type Chair = { who: 'person'; name?: string } | { who: 'bot'; level: string };

/** The chair without a word on who sits there: of people elsewhere nobody says how they are called but they themselves. */
export const unnamed = (chair: Chair): Chair => (chair.who === 'person' ? { who: 'person' } : chair);

const LIMITS = {
  /** Of a name, a seed or a level, in characters. */
  name: 200,
  seats: 100,
  /** The longest pause before a bot answers, in milliseconds. */
  pace: 60_000,
  /** Of what a device writes for the dice. */
  text: 1_000,
} as const;

const name = pattern(new RegExp(`^.{1,${LIMITS.name}}$`, 's'), `a text of 1 to ${LIMITS.name} characters`);
const seat = whole(0, LIMITS.seats - 1);
const seats = listOf(seat, { max: LIMITS.seats, distinct: true });
const viewer = orNull(seat);
const chair: Shape<Chair> = tagged('who', {
  person: fields({ who: oneOf('person') }, { name }),
  bot: fields({ who: oneOf('bot'), level: name }),
});
export const chairsShape = listOf(chair, { min: 1, max: LIMITS.seats });

type MessageFields = { readonly [field: string]: Shape<unknown> };

/** `id` comes back as `re` in whatever is said in reply. */
function message<D extends string, R extends MessageFields, M extends MessageFields = Record<never, never>>(
  what: D,
  required: R,
  maybe: M = {} as M,
) {
  return fields({ do: oneOf(what), ...required }, { id: whole(0), ...maybe });
}

const someSeats = listOf(seat, { min: 1, max: LIMITS.seats, distinct: true });
const digest = pattern(/^[0-9a-f]{64}$/, '64 hex digits');
const pledged = pattern(new RegExp(`^.{32,${LIMITS.text}}$`, 's'), `a text of 32 to ${LIMITS.text} characters`);
const match = { match: name };
const decision = { ...match, seat, question: whole(0), answer: anything };
/** The sender's own number for what he does, which nobody can guess: what is sent again is not done again. */
const nonce = { nonce: name };

/** Everything a table may say to a host, by its `do`. */
const shapes = {
  /** What can be played, and by which bots. */
  games: message('games', {}),
  /**
   * Whoever opens a match holds the seats in `hold`; all that are for people where it is absent. With `terms` it is played online: a
   * table where people sit down by `pledge`, and seed, scenario and practice are nobody's to wish for.
   */
  open: message(
    'open',
    { game: name, seats: chairsShape },
    { options: anything, seed: name, scenario: anything, practice: flag, hold: seats, terms: termsShape },
  ),
  /** Sits down at a table and promises a text for the dice: one for all the seats of a device, by the first of them. */
  pledge: message('pledge', { ...match, seats: someSeats, pledge: digest }, nonce),
  /** The text that was promised, when all have sat down. */
  text: message('text', { ...match, text: pledged }, nonce),
  /** Gets up from a table that waits. */
  stand: message('stand', match, nonce),
  /**
   * Comes back to a match, or to one that others have opened. Without `seats`: to all that are free; `[]` only watches. `n`: the last
   * deed that the table knows of; `epoch` names the database that it was in. `lines`: so many of the last events are enough, where none is
   * known; the others are told when they are asked for (`story`).
   */
  continue: message('continue', match, { seats, n: whole(0), epoch: name, lines: whole(1) }),
  list: message('list', {}),
  import: message('import', { record: anything }, { seats: chairsShape }),
  /**
   * `auto`: the table answers for its person, who wished so, or who has no choice. An undo passes over it. `certain`: only if it is
   * certain what comes of it; else nothing is done, and its odds are told instead.
   */
  answer: message('answer', decision, { auto: flag, certain: flag, ...nonce }),
  explain: message('explain', decision),
  odds: message('odds', decision),
  hint: message('hint', { ...match, seat }, { level: name }),
  undo: message('undo', { ...match, seat }, nonce),
  /** Clocks and bots stand still, if all others agree; `pace` lets them go on. */
  pause: message('pause', { ...match, seat }, nonce),
  /** The seat `of` is to be another's, if all others agree: its holder has been away for days. */
  free: message('free', { ...match, seat, of: seat }, nonce),
  /** Gives a seat up for good: a bot plays on, and another may take it. */
  leave: message('leave', { ...match, seat }, nonce),
  /** A seat's word on what another has asked for; whoever asked may withdraw by not agreeing. */
  consent: message('consent', { ...match, seat, agree: flag }, nonce),
  redo: message('redo', { ...match, seat }, nonce),
  /** The whole state again, for a table that has lost its way; `lines` as with `continue`. */
  whole: message('whole', { ...match, viewer }, { lines: whole(1) }),
  /** The position in sentences. */
  words: message('words', { ...match, viewer }),
  /** What one might wish for and is refused, each with its reason. */
  barred: message('barred', { ...match, seat, question: whole(0) }),
  /** What a viewer has heard, from the `from`-th event on to the one before `to`. */
  story: message('story', { ...match, viewer, from: whole(0), to: whole(0) }),
  /** The labels of options from the `from`-th on, where a list is long. */
  labels: message('labels', { ...match, seat, question: whole(0), from: whole(0) }),
  /** Where the dice of a match that is closed came from. */
  fair: message('fair', match),
  /** The position as the viewer saw it after the first `step` answers. */
  history: message('history', { ...match, viewer, step: whole(0) }),
  /** What a match that is over came to, as the viewer heard it. */
  account: message('account', { ...match, viewer }),
  /** "Play on from here": a practice match of one's own, as the viewer knows the position. */
  fork: message('fork', { ...match, viewer, step: whole(0) }),
  /** A bot takes the seat: at the level that is wished for, or, played online, at the one in the terms. */
  resign: message('resign', { ...match, seat }, { level: name, ...nonce }),
  /** Who gave a seat to a bot takes it back. */
  back: message('back', { ...match, seat }, nonce),
  /** Leaves the table; the match stays in the store. */
  close: message('close', match),
  /** How bots would have played a match: it is played to its end, kept nowhere, and told as `seat` sees it. `luck`: of their thoughts. */
  rival: message(
    'rival',
    { game: name, levels: listOf(name, { min: 1, max: LIMITS.seats }), seed: name, seat, luck: name },
    { options: anything, scenario: anything },
  ),
  /** Throws a stored match away, when nobody else is at it. */
  forget: message('forget', match),
  export: message('export', match),
  pace: message('pace', match, { ms: whole(0, LIMITS.pace), paused: flag, ...nonce }),
} as const;

export type ClientMessage = ShapeType<(typeof shapes)[keyof typeof shapes]>;
export type ClientMessageOf<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>;

export const clientMessageShape: Shape<ClientMessage> = tagged('do', shapes);
