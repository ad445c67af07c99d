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
import { everybody, type HostedMatch, holds, isPerson, isPresent, seatsOf } from './hosted-match.ts';
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
export function maySee(hosted: HostedMatch, from: Connection, viewer: Viewer): boolean {
  return viewer === null || (viewer < hosted.chairs.length && (hosted.closed || holds(hosted, from, viewer)));
}

/**
 * A match of one's own: no other person has, or ever had, anything to hide in it. That a bot sits now where somebody sat is
 * not enough.
 */
const isOwn = (hosted: HostedMatch, from: Connection): boolean =>
  !hosted.shared &&
  hosted.chairs.every((_, seat) => !isPerson(hosted, seat) || holds(hosted, from, seat)) &&
  seatsOf(hosted, from).length > 0;

/**
 * The record tells all that is hidden and every die to come. It may go to everybody when the match is over, and before that
 * to one who plays alone: it is a saved game on his own machine, and he can deceive nobody but himself.
 */
export const mayTakeRecord = (hosted: HostedMatch, from: Connection): boolean => hosted.closed || isOwn(hosted, from);

/** Whether a fork may have the same hidden things and the same dice to come: otherwise it would be a look ahead. */
export const mayForkExactly = (hosted: HostedMatch, from: Connection): boolean =>
  hosted.closed || (hosted.play.free && isOwn(hosted, from));

/** The position as the viewer sees it. */
export function positionOf(
  { game, table, answers }: Match,
  viewer: Viewer,
  view = game.view(table, viewer),
): ViewedPosition {
  return { viewer, step: answers.length, view, heading: game.heading?.(view) ?? game.describe(view)[0] ?? null };
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
export function barredFor({ play: { match } }: HostedMatch, seat: Seat): Barred[] {
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
export function labelsFor({ play: { match } }: HostedMatch, seat: Seat, from: number): Phrase[] {
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
  { play, checkpoints }: HostedMatch,
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
  for (const [i, entry] of story.slice(since).entries()) {
    while (step < checkpoints.length - 1 && must(checkpoints[step], 'checkpoint', step).storyLength <= since + i)
      step++;
    // One by one, because not every event is heard by all, and each keeps its step.
    for (const event of eventsFor([entry], viewer)) {
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
export function storyBetween(hosted: HostedMatch, viewer: Viewer, view: unknown, from: number, to: number): Story {
  const { story } = hosted.play.match;
  // Where in the story the first of them stands: what others alone have heard lies between.
  let [since, before] = [0, 0];
  while (since < story.length && before < from) before += eventsFor(story.slice(since, ++since), viewer).length;
  const { events } = storyFor(hosted, viewer, view, since, before);
  return { from: before, events: events.slice(0, Math.max(0, to - before)) };
}

/**
 * All that each viewer sees of a match now: there is no other way out of a host for it. The view is built once for all of it, and what is
 * the same for all viewers is the same object.
 */
export function statesIn(
  hosted: HostedMatch,
  clocks: Clocks = [],
): (viewer: Viewer) => { shown: ShownState; view: unknown } {
  const { id, play, chairs } = hosted;
  const { match } = play;
  const { game, table, over } = match;
  const viewOf = game.views?.(table) ?? ((viewer: Viewer) => game.view(table, viewer));
  const places = chairs.map((chair, seat) => ({
    chair,
    present: chair.who === 'bot' || isPresent(hosted, seat),
    ...(hosted.vacant.includes(seat) && !hosted.closed ? { vacant: true as const } : {}),
  }));
  const common = {
    over,
    ...(hosted.closed && !over ? { ended: true as const } : {}),
    result: over ? game.result(table) : null,
  };
  return (viewer) => {
    const view = viewOf(viewer);
    const shown: ShownState = {
      is: 'state',
      match: id,
      n: hosted.n,
      ...positionOf(match, viewer, view),
      asked: openQuestionOf(id, match, viewer, view),
      places,
      ...common,
      undo: viewer === null ? null : undoFor(hosted, viewer),
      redo: viewer !== null && mayRedo(hosted, viewer),
      clocks: [...clocks],
    };
    return { shown, view };
  };
}

/** The whole state, with what was told since the story was `since` long. */
export function stateFor(hosted: HostedMatch, viewer: Viewer, since: number): ServerMessageOf<'state'> {
  const { shown, view } = statesIn(hosted)(viewer);
  return { ...shown, story: storyFor(hosted, viewer, view, since) };
}

function undoFor({ play }: HostedMatch, seat: Seat): 'free' | UndoBar {
  if (play.match.over) return 'nothing';
  const found = undoable(play.match, seat, { free: play.free });
  return 'barred' in found ? found.barred : 'free';
}

/** Whoever took an answer back may give it again. */
export const mayRedo = ({ play }: HostedMatch, seat: Seat): boolean => play.undone.at(-1)?.by === seat;

/** With whose eyes somebody at a match sees it: once for every seat he holds. */
export function viewersOf(hosted: HostedMatch, to: Connection): Viewer[] {
  const seats: Viewer[] = seatsOf(hosted, to);
  return seats.length > 0 ? seats : [null];
}

/** The whole state for everybody. */
export const statesToAll = (hosted: HostedMatch, since: number): Outgoing[] =>
  everybody(hosted).flatMap((to) =>
    viewersOf(hosted, to).map((viewer) => ({ to, message: stateFor(hosted, viewer, since) })),
  );
