import {
  barredOf,
  canonical,
  diceFrom,
  type Event,
  eventsFor,
  forcedIn,
  type Match,
  must,
  openTo,
  optionsOf,
  type PendingQuestion,
  type Phrase,
  pick,
  type Seat,
  seeded,
  type UndoBar,
  undoable,
  type Viewer,
  waitingFor,
} from '@conjure/engine';
import { everybody, holds, isPerson, isPresent, type Room, seatsOf } from './room.ts';
import type {
  Barred,
  Choice,
  Connection,
  NarratedEvent,
  OpenQuestion,
  Outgoing,
  ServerMessageOf,
  ShownState,
  Story,
  ViewedPosition,
} from './server-messages.ts';

type Clocks = ServerMessageOf<'state'>['clocks'];

/** Whose eyes a connection may use: its seats'; a watcher's; and everybody's once there is nothing left to hide. */
export function maySee(room: Room, from: Connection, viewer: Viewer): boolean {
  return viewer === null || (viewer < room.chairs.length && (room.closed || holds(room, from, viewer)));
}

/**
 * A match of one's own: no other person has, or ever had, anything to hide in it. That a bot sits now where somebody sat is
 * not enough.
 */
const isOwn = (room: Room, from: Connection): boolean =>
  !room.shared &&
  room.chairs.every((_, seat) => !isPerson(room, seat) || holds(room, from, seat)) &&
  seatsOf(room, from).length > 0;

/**
 * The record tells all that is hidden and every die to come. It may go to everybody when the match is over, and before that
 * to one who plays alone: it is a saved game on his own machine, and he can deceive nobody but himself.
 */
export const mayTakeRecord = (room: Room, from: Connection): boolean => room.closed || isOwn(room, from);

/** Whether a fork may have the same hidden things and the same dice to come: otherwise it would be a look ahead. */
export const mayForkExactly = (room: Room, from: Connection): boolean =>
  room.closed || (room.play.free && isOwn(room, from));

/** The position as the viewer sees it. */
export function positionOf(
  { game, table, given }: Match,
  viewer: Viewer,
  view = game.view(table, viewer),
): ViewedPosition {
  return { viewer, step: given.length, view, heading: game.heading?.(view) ?? game.describe(view)[0] ?? null };
}

/** The open question as the viewer may see it: of another seat's question only what everybody hears. */
function openQuestionOf(id: string, match: Match, viewer: Viewer, view: unknown): OpenQuestion | null {
  const { open, game } = match;
  if (!open) return null;
  const mine = viewer === null ? null : openTo(match, viewer);
  const { id: number, question } = mine ?? open;
  const { kind, rule, facts = {}, own } = question;
  const { how } = open.question;
  const asked: OpenQuestion = { question: number, kind, rule, how, seats: waitingFor(match), facts };
  if (viewer === null || !mine) return asked;
  const choice = (answer: unknown): Choice => ({
    answer,
    label: game.label(view, kind, answer),
    ...about(mine, viewer, answer),
  });
  const options = optionsOf(question, viewer);
  const forced = forcedIn(open.question, viewer);
  return {
    ...asked,
    ...(own ? { own } : {}),
    ...(forced ? { forced } : {}),
    ...(options ? { options: options.map(choice) } : { options: null, sampled: samples(id, mine, viewer).map(choice) }),
  };
}

/** Plausible answers that are refused to a seat that is asked: the first ones, where there are many. */
export function barredFor({ play: { match } }: Room, seat: Seat): Barred[] {
  const open = openTo(match, seat);
  if (!open) return [];
  const view = match.game.view(match.table, seat);
  const { kind } = open.question;
  return barredOf(open.question, seat, BARRED).map(([answer, refused]) => ({
    answer,
    label: match.game.label(view, kind, answer),
    refused,
  }));
}

/** The labels of a seat's options, from the `from`-th on. */
export function labelsFor({ play: { match } }: Room, seat: Seat, from: number): Phrase[] {
  const open = openTo(match, seat);
  const options = open && optionsOf(open.question, seat);
  if (!open || !options) return [];
  const view = match.game.view(match.table, seat);
  return options.slice(from).map((answer) => match.game.label(view, open.question.kind, answer));
}

/** What a seat is asked itself. */
type OwnQuestion = Pick<PendingQuestion, 'id' | 'question'>;

/** What is certain of a legal answer. */
function about({ question }: OwnQuestion, seat: Seat, answer: unknown): Pick<Choice, 'about'> {
  const certain = question.about?.(answer, seat);
  return certain ? { about: certain } : {};
}

/** More than these are no news. */
const BARRED = 40;

const SAMPLES = 12;
const TRIES = 60;

/** By dice of its own, the same for the same question: looking twice shows the same, and shifts no die of the match. */
function samples(id: string, open: OwnQuestion, seat: Seat): unknown[] {
  const dice = diceFrom(seeded(`${id} ${open.id} ${seat}`));
  const found = new Map<string, unknown>();
  for (let tries = 0; tries < TRIES && found.size < SAMPLES; tries++) {
    const answer = pick(open.question, seat, dice);
    if (open.question.refuse(answer, seat) === null) found.set(canonical(answer), answer);
  }
  return [...found.values()];
}

/** What whoever has this view would read of these events. */
export const narrated = ({ game }: Match, view: unknown, events: readonly Event[]): Omit<NarratedEvent, 'step'>[] =>
  events.map((event) => ({ event, said: game.narrate(view, event) }));

/** What the viewer heard since the story was `since` long; `from`: how much he had heard by then, where that is known. */
export function storyFor(
  { play, checkpoints }: Room,
  viewer: Viewer,
  view: unknown,
  since: number,
  from?: number,
): Story {
  const { match } = play;
  const { story } = match;
  const events: Event[] = [];
  const steps: number[] = [];
  // The step of the first of them: the checkpoints are in order, and most of the time it is the last one.
  let step = checkpoints.length - 1;
  while (step > 0 && must(checkpoints[step - 1], 'checkpoint', step - 1).storyLength > since) step--;
  for (const [i, told] of story.slice(since).entries()) {
    while (step < checkpoints.length - 1 && must(checkpoints[step], 'checkpoint', step).storyLength <= since + i)
      step++;
    // One by one, because not every event is heard by all, and each keeps its step.
    for (const event of eventsFor([told], viewer)) {
      events.push(event);
      steps.push(step);
    }
  }
  return {
    from: from ?? eventsFor(story.slice(0, since), viewer).length,
    events: narrated(match, view, events).map((told, i) => ({
      step: must(steps[i], 'the step of event', i),
      ...told,
    })),
  };
}

/** Of all that the viewer has heard, the events from the `from`-th on to the one before `to`. */
export function storyBetween(room: Room, viewer: Viewer, view: unknown, from: number, to: number): Story {
  const { story } = room.play.match;
  // Where in the story the first of them stands: what others alone have heard lies between.
  let [since, before] = [0, 0];
  while (since < story.length && before < from) before += eventsFor(story.slice(since, ++since), viewer).length;
  const { events } = storyFor(room, viewer, view, since, before);
  return { from: before, events: events.slice(0, Math.max(0, to - before)) };
}

/**
 * All that each viewer sees of a match now: there is no other way out of a room for it. The view is built once for all of it, and what is
 * the same for all viewers is the same object.
 */
export function shownIn(room: Room, clocks: Clocks = []): (viewer: Viewer) => { shown: ShownState; view: unknown } {
  const { id, play, chairs } = room;
  const { match } = play;
  const { game, table, over } = match;
  const viewOf = game.views?.(table) ?? ((viewer: Viewer) => game.view(table, viewer));
  const places = chairs.map((chair, seat) => ({
    chair,
    present: chair.who === 'bot' || isPresent(room, seat),
    ...(room.vacant.includes(seat) && !room.closed ? { vacant: true as const } : {}),
  }));
  const common = {
    over,
    ...(room.closed && !over ? { ended: true as const } : {}),
    result: over ? game.result(table) : null,
  };
  return (viewer) => {
    const view = viewOf(viewer);
    const shown: ShownState = {
      is: 'state',
      match: id,
      n: room.n,
      ...positionOf(match, viewer, view),
      asked: openQuestionOf(id, match, viewer, view),
      places,
      ...common,
      undo: viewer === null ? null : undoFor(room, viewer),
      redo: viewer !== null && mayRedo(room, viewer),
      clocks: [...clocks],
    };
    return { shown, view };
  };
}

/** The whole state, with what was told since the story was `since` long. */
export function stateFor(room: Room, viewer: Viewer, since: number): ServerMessageOf<'state'> {
  const { shown, view } = shownIn(room)(viewer);
  return { ...shown, story: storyFor(room, viewer, view, since) };
}

function undoFor({ play }: Room, seat: Seat): 'free' | UndoBar {
  if (play.match.over) return 'nothing';
  const found = undoable(play.match, seat, { free: play.free });
  return 'barred' in found ? found.barred : 'free';
}

/** Whoever took an answer back may give it again. */
export const mayRedo = ({ play }: Room, seat: Seat): boolean => play.undone.at(-1)?.by === seat;

/** With whose eyes somebody at a match sees it: once for every seat he holds. */
export function viewersOf(room: Room, to: Connection): Viewer[] {
  const seats: Viewer[] = seatsOf(room, to);
  return seats.length > 0 ? seats : [null];
}

/** The whole state for everybody. */
export const statesToAll = (room: Room, since: number): Outgoing[] =>
  everybody(room).flatMap((to) =>
    viewersOf(room, to).map((viewer) => ({ to, message: stateFor(room, viewer, since) })),
  );
