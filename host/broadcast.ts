import { eventsFor, must, type Viewer } from '@conjure/engine';
import { isRunning, timeLeft } from './clocks.ts';
import { statesIn, viewersOf } from './gate/state.ts';
import { storyFor } from './gate/story.ts';
import type { HostState } from './host-state.ts';
import { everybody, type HostedMatch } from './hosted-match.ts';
import { diff, hashOf, newSharedCopies, type Patch, type SharedCopies } from './patch.ts';
import type { Connection, Outgoing, ServerMessage, ServerMessageOf, ShownState, Story } from './server-messages.ts';

/** Every so many deeds a patch carries a hash, so that a table which has gone astray finds out. */
const HASHED = 64;

/** What the tables of a viewer have before them: the state, how long the story was and how much of it he has heard. */
export interface SentState {
  readonly state: ShownState;
  readonly storyLength: number;
  readonly eventsSent: number;
}

/** From where on somebody is told the story: the deed that he knows of, and how many of the last events are enough where he knows none. */
export interface KnownSince {
  readonly n: number;
  readonly lines?: number | undefined;
}

/**
 * Tells everybody at a match how it stands: those in `whole` all of it, from the deed on that they know; the others what has
 * changed since they were last told. What is the same for several is made once, and is the same object.
 */
export function updateAll(
  host: HostState,
  hosted: HostedMatch,
  whole?: ReadonlyMap<Connection, KnownSince>,
): Outgoing[] {
  const { outgoing, now } = prepareUpdates(host, hosted, whole);
  host.lastSent.set(hosted.id, now);
  return outgoing;
}

/** The same, without having said it: `now` is what they have before them when they have heard it. */
export function prepareUpdates(
  host: HostState,
  hosted: HostedMatch,
  whole: ReadonlyMap<Connection, KnownSince> = new Map(),
): { outgoing: Outgoing[]; now: ReadonlyMap<Viewer, SentState> } {
  const known = host.lastSent.get(hosted.id);
  const now = new Map<Viewer, SentState>();
  const updates = new Map<Viewer, ViewerUpdate>();
  const stateTo = statesIn(hosted, clocksOf(host, hosted));
  const alike = newSharedCopies();
  const updateFor = (viewer: Viewer): ViewerUpdate => {
    const made = updates.get(viewer) ?? newViewerUpdate(host, hosted, stateTo(viewer), known?.get(viewer), alike);
    updates.set(viewer, made);
    now.set(viewer, made.now);
    return made;
  };
  const outgoing = [...new Set([...everybody(hosted), ...whole.keys()])].flatMap((to) =>
    viewersOf(hosted, to).flatMap((viewer): Outgoing[] => {
      const { state, patch } = updateFor(viewer);
      const since = whole.get(to);
      // Just after the match has come back into memory it is not known what they have before them, only since when.
      const knows = known ? 0 : (hosted.here.get(to)?.knows ?? 0);
      const message = since === undefined ? (patch() ?? state({ n: knows })) : state(since);
      return message === 'same' ? [] : [{ to, message }];
    }),
  );
  return { outgoing, now };
}

interface ViewerUpdate {
  readonly now: SentState;
  /** All of it, with the story since that deed. */
  state(since: KnownSince): ServerMessageOf<'state'>;
  /** What has changed; `same` where nothing has, `null` where it is not known what they were told before. */
  patch(): ServerMessage | 'same' | null;
}

function newViewerUpdate(
  host: HostState,
  hosted: HostedMatch,
  made: ReturnType<ReturnType<typeof statesIn>>,
  before: SentState | undefined,
  alike: SharedCopies,
): ViewerUpdate {
  // What was seen and asked stays as it was, whatever the rules do next (`viewsStay`), so nothing of it is copied.
  const { shown, view } = made;
  const { viewer } = shown;
  const changed = before ? diff({ ...before.state, n: hosted.n }, shown, alike) : null;
  const storySince = ({ n, lines }: KnownSince): Story => {
    const since =
      n === 0 && lines ? Math.max(0, hosted.play.match.story.length - lines) : shortestStorySince(hosted, n);
    const from = before?.storyLength === since ? before.eventsSent : undefined;
    return storyFor(hosted, viewer, view, since, from);
  };
  // Who is told for the first time is told the whole; how much he has heard is counted without it.
  const news = before ? storySince({ n: before.state.n }) : null;
  const { story } = hosted.play.match;
  const now = {
    state: shown,
    storyLength: story.length,
    eventsSent: news ? news.from + news.events.length : eventsFor(story, viewer).length,
  };
  const states = new Map<string, ServerMessageOf<'state'>>();
  let patched: ServerMessage | 'same' | null | undefined;
  return {
    now,
    state(since) {
      const key = `${since.n} ${since.lines}`;
      const state = states.get(key) ?? { ...shown, story: storySince(since) };
      states.set(key, state);
      return state;
    },
    patch() {
      patched ??= before && news ? patchOf(host, before, now, changed, news) : null;
      return patched;
    },
  };
}

function patchOf(
  { deps }: HostState,
  before: SentState,
  { state }: SentState,
  patch: Patch | null,
  story: Story,
): ServerMessageOf<'patch'> | 'same' {
  const { match, viewer, n } = state;
  const base = before.state.n;
  if (patch === null && n === base) return 'same';
  const hasNews = story.events.length > 0 || story.from < before.eventsSent;
  const hash = n % (deps.hashEvery ?? HASHED) === 0 ? { hash: hashOf(state) } : {};
  return { is: 'patch', match, viewer, n, base, patch, ...(hasNews ? { story } : {}), ...hash };
}

/** How long the story was at its shortest since that deed: what came after it may have been taken back. */
function shortestStorySince({ steps, checkpoints, n }: HostedMatch, since: number): number {
  if (since === 0 || since > n) return 0;
  let least = checkpoints.length - 1;
  for (let at = since; at <= n; at++) least = Math.min(least, must(steps[at], 'the step of deed', at));
  return must(checkpoints[least], 'checkpoint', least).storyLength;
}

/** How much time each seat has left. */
function clocksOf({ deps }: HostState, hosted: HostedMatch): ServerMessageOf<'state'>['clocks'] {
  if (!hosted.online?.terms.clock) return [];
  const [now, outages] = [deps.scheduler.now(), deps.outages?.()];
  return hosted.chairs.flatMap((chair, seat) =>
    chair.who === 'person'
      ? [{ seat, left: Math.round(timeLeft(hosted, seat, now, outages)), runs: isRunning(hosted, seat) }]
      : [],
  );
}
