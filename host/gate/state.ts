import { type Match, type Seat, type UndoBar, undoable, type Viewer } from '@conjure/engine';
import { everybody, type HostedMatch, isPresent, seatsOf } from '../hosted-match.ts';
import type { Connection, Outgoing, ServerMessageOf, ShownState, ViewedPosition } from '../server-messages.ts';
import { openQuestionOf } from './question.ts';
import { storyFor } from './story.ts';

type Clocks = ServerMessageOf<'state'>['clocks'];

/** The position as the viewer sees it. */
export function positionOf(
  { game, table, answers }: Match,
  viewer: Viewer,
  view = game.view(table, viewer),
): ViewedPosition {
  return { viewer, step: answers.length, view, heading: game.heading?.(view) ?? game.describe(view)[0] ?? null };
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
