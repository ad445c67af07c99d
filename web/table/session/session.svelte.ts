import type { Seat, Viewer } from '@conjure/engine';
import type { NarratedEvent, OpenQuestion, ServerMessage, ServerMessageOf, Snapshot } from '@conjure/host';
import type { Face, Mate } from '../../games/face.ts';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';
import { newDeciding } from './deciding.svelte.ts';
import { newHistory } from './history.svelte.ts';
import { nextSeat, redoSeat, undoSeat } from './seats.ts';
import { newShowing } from './showing.svelte.ts';

type State = ServerMessageOf<'state'>;

export type Session = ReturnType<typeof newSession>;
/** What the panels beside the board tell of; they may be a frame behind the session. */
export type Panels = Session['panels'];

/** A match as the page has it: all it knows came by messages, and all it does is a message. */
export function newSession(wire: Wire, face: Face, opened: ServerMessageOf<'opened'>, said: readonly ServerMessage[]) {
  const { match, practice, game } = opened;
  const own: readonly Viewer[] = opened.seats.length > 0 ? opened.seats : [null];
  let held = $state.raw(own);
  /** By viewer; what the host said last, and all that was told. */
  let states: ReadonlyMap<Viewer, State> = $state.raw(new Map());
  let stories: ReadonlyMap<Viewer, readonly NarratedEvent[]> = $state.raw(new Map());
  let viewer = $state.raw(own[0]);
  /** Behind this curtain somebody else takes the seat. */
  let curtain: Seat | null = $state.raw(null);
  /** The view on the board, and how much of the story goes with it: they lag behind while events are shown. */
  let onBoard: State | null = $state.raw(null);
  let reached = $state.raw(0);
  let thinking: Seat | null = $state.raw(null);
  /** A hint is wished for; it takes its time. */
  let hinting = $state.raw(false);
  let hint: ServerMessageOf<'hint'> | null = $state.raw(null);
  let trouble: Rejection | ServerMessageOf<'undoBarred'> | null = $state.raw(null);
  let undoAsked: ServerMessageOf<'undoAsked'> | null = $state.raw(null);
  let spoken: { answer: unknown; against: Rejection } | null = $state.raw(null);
  let pace: { ms: number; paused: boolean } = $state.raw({ ms: 600, paused: false });

  /** On the way back to a match that the host has lost. If that fails, too, whatever is done next tries again. */
  let isReturning = false;
  const complain = async (against: Rejection): Promise<void> => {
    trouble = against;
    if (!isLost(against) || isReturning) return;
    isReturning = true;
    const reply = await wire.ask({ do: 'continue', match }, 'opened');
    isReturning = false;
    if (isRejection(reply)) trouble = reply;
  };
  const showing = newShowing();
  const history = newHistory(wire, match, complain);

  const now = $derived(states.get(viewer) ?? null);
  const story = $derived((stories.get(viewer) ?? []).slice(0, reached));
  /** Questions wait until what led to them has been shown. */
  const isSettled = $derived(showing.beat === null && curtain === null && history.moment === null);
  const asked = $derived(
    isSettled && now?.asked && viewer !== null && now.asked.seats.includes(viewer) ? now.asked : null,
  );
  const together = $derived(
    isSettled ? held.flatMap((seat): Mate[] => mateIn(seat, states.get(seat)?.asked ?? null)) : [],
  );
  const deciding = newDeciding(wire, {
    match,
    now: () => (asked && viewer !== null ? { asked, seat: viewer } : null),
    isBrisk: face.isBrisk ?? false,
  });

  const onState = (state: State) => {
    const isNew = !states.has(state.viewer);
    const asks = states.get(viewer)?.asked?.question;
    const before = stories.get(state.viewer) ?? [];
    const { from, events } = state.story;
    const whole = [...before.slice(0, from), ...events];
    stories = new Map(stories).set(state.viewer, whole);
    states = new Map(states).set(state.viewer, state);
    // What this seat is still asked it may still be thinking about: another has answered meanwhile.
    const isStillAsked = asks !== undefined && states.get(viewer)?.asked?.question === asks;
    if (!isStillAsked || thinking !== viewer) thinking = null;
    if (!isStillAsked) dropHint();
    spoken = null;
    if (state.viewer === null && !held.includes(null)) return giveUpSeats();
    if (state.viewer !== viewer) return changeSeats();
    if (state.asked?.question !== asks) deciding.lookAway();
    const settle = () => {
      if (state.viewer !== viewer) return;
      onBoard = state;
      reached = whole.length;
      changeSeats();
    };
    const reach = (nth: number) => {
      reached = from + nth + 1;
    };
    // What was taken back is not shown again, and of a match that is come back to only the end.
    if (!isNew && from >= before.length)
      return showing.show((event) => face.beat(event, state.view), events, settle, reach);
    showing.skip();
    settle();
  };

  /** Whoever is asked and sits here takes the seat, behind a curtain where there is something to hide. */
  const changeSeats = () => {
    const next = showing.isBusy() ? null : nextSeat(states, viewer, held, now ? face.lead?.(now.view) : null);
    if (next === null) return;
    if (face.secrets) curtain = next;
    else takeSeat(next);
  };

  const dropHint = () => {
    hinting = false;
    hint = null;
  };

  const takeSeat = (seat: Viewer) => {
    showing.skip();
    dropHint();
    curtain = null;
    viewer = seat;
    history.stop();
    deciding.lookAway();
    trouble = null;
    onBoard = states.get(seat) ?? null;
    reached = stories.get(seat)?.length ?? 0;
  };

  /** Who comes back to a match at one screen may not be the one who looked at it last. */
  const hide = () => {
    const next = now?.asked?.seats.find((seat) => held.includes(seat));
    if (face.secrets && held.length > 1 && next !== undefined && now && now.step > 0) curtain = next;
  };

  /** The host speaks to a watcher: bots have all the seats that were held here. */
  const giveUpSeats = () => {
    held = [null];
    takeSeat(null);
  };

  const hear = (message: ServerMessage) => {
    // Where it names no match it is about the host as a whole.
    if (message.is === 'error' && message.re === undefined && (message.match ?? match) === match) {
      void complain(message);
      return;
    }
    if (!('match' in message) || message.match !== match) return;
    if (message.is === 'state') onState(message);
    else if (message.is === 'thinking') thinking = message.seat;
    else if (message.is === 'pace') pace = message;
    else if (message.is === 'undoAsked') undoAsked = message;
    else if (message.is === 'undoDecided') undoAsked = null;
    else if (message.is === 'undoBarred') trouble = message;
  };
  for (const message of said) hear(message);
  hide();
  const stop = wire.listen(hear);

  /** Asks for something that the host answers with a new state, or with what is against it. */
  const request = async (message: Parameters<Wire['ask']>[0], ...kinds: ServerMessage['is'][]) => {
    trouble = null;
    const reply = await wire.ask(message, ...kinds);
    if (isRejection(reply)) void complain(reply);
  };

  const record = async (): Promise<ServerMessageOf<'record'>['record'] | null> => {
    const reply = await wire.ask({ do: 'export', match }, 'record');
    if (!isRejection(reply)) return reply.record;
    complain(reply);
    return null;
  };

  const snapshot = $derived<Snapshot | null>(history.moment ?? onBoard);
  const panels = $derived({ asked, considered: deciding.considered, snapshot, story, viewer });

  return {
    match,
    game,
    practice,
    face,
    showing,
    get seats() {
      return held;
    },
    get viewer() {
      return viewer;
    },
    get now() {
      return now;
    },
    get story() {
      return story;
    },
    get asked() {
      return asked;
    },
    /** What is open, for whomever, as far as things have been shown. */
    get open() {
      return onBoard?.asked ?? null;
    },
    /** Everything that has happened is on the board. */
    get isSettled() {
      return isSettled;
    },
    get curtain() {
      return curtain;
    },
    get considered() {
      return deciding.considered;
    },
    get thinking() {
      return thinking;
    },
    get hinting() {
      return hinting;
    },
    get hint() {
      return hint;
    },
    get trouble() {
      return trouble;
    },
    get undoAsked() {
      return undoAsked;
    },
    get pace() {
      return pace;
    },
    /** What the board shows: the present, or a moment of the history. */
    get snapshot() {
      return snapshot;
    },
    get panels() {
      return panels;
    },
    get moment() {
      return history.moment;
    },
    /** The step that is looked at, or about to be. */
    get step() {
      return history.step;
    },
    /** Who at this screen may speak now, and what each is asked: where all act at once, or where somebody may cut in. */
    get together(): readonly Mate[] {
      return together;
    },
    /** Gives an answer for one of them, at once; what is against it comes back. */
    async speak(seat: Seat, answer: unknown): Promise<Rejection | null> {
      const question = states.get(seat)?.asked?.question;
      if (question === undefined) return null;
      const reply = await wire.ask({ do: 'answer', match, seat, question, answer }, 'state');
      if (!isRejection(reply)) return null;
      spoken = { answer, against: reply };
      return reply;
    },
    /** What was said last that could not be, and what is against it. */
    get spoken() {
      return spoken;
    },
    consider: deciding.consider,
    choose: deciding.choose,
    confirm: deciding.confirm,
    give: deciding.give,
    async undo(): Promise<void> {
      const seat = undoSeat(states, viewer, held);
      if (seat !== null) await request({ do: 'undo', match, seat }, 'state', 'undoBarred', 'undoAsked');
    },
    async redo(): Promise<void> {
      const seat = redoSeat(states, viewer, held);
      if (seat !== null) await request({ do: 'redo', match, seat }, 'state', 'undoBarred');
    },
    get mayRedo() {
      return redoSeat(states, viewer, held) !== null;
    },
    /** Whether the last answer given here can be taken back freely, or why not; `null` for who only watches. */
    get undoBar() {
      const seat = undoSeat(states, viewer, held);
      return seat === null ? null : (states.get(seat)?.undo ?? null);
    },
    consent(seat: Seat, agree: boolean): void {
      wire.tell({ do: 'consent', match, seat, agree });
    },
    async askHint(level: string): Promise<void> {
      if (viewer === null || !asked) return;
      const seat = viewer;
      hinting = true;
      hint = null;
      trouble = null;
      thinking = seat;
      const reply = await wire.ask({ do: 'hint', match, seat, level }, 'hint');
      thinking = null;
      if (isRejection(reply)) {
        dropHint();
        void complain(reply);
      } else if (hinting && viewer === seat && states.get(seat)?.asked?.question === reply.question) hint = reply;
    },
    dropHint,
    /** Goes to a moment of the match: after its first `step` answers. */
    async look(step: number, eyes: Viewer = history.moment ? history.moment.viewer : viewer): Promise<void> {
      showing.skip();
      deciding.lookAway();
      await history.look(step, eyes);
    },
    /** Back to the present. */
    live: history.stop,
    /** "Play on from here": the new match's id. */
    async fork(): Promise<string | null> {
      const { step = now?.step ?? 0, viewer: eyes = viewer } = history.moment ?? {};
      return begun(await wire.ask({ do: 'fork', match, viewer: eyes, step }, 'opened'));
    },
    /** The same set-up once more, with other dice: the new match's id. */
    async again(): Promise<string | null> {
      const kept = await record();
      if (!kept || !now) return null;
      const { options, scenario } = kept;
      const seats = now.places.map(({ chair }) => chair);
      const wish = {
        do: 'open',
        game,
        seats,
        options,
        practice,
        ...(scenario === undefined ? {} : { scenario }),
      } as const;
      return begun(await wire.ask(wish, 'opened'));
    },
    record,
    setPace(wish: { ms?: number; paused?: boolean }): void {
      wire.tell({ do: 'pace', match, ...wish });
    },
    /** A bot takes the seat of whoever is looking. */
    resign(level: string): void {
      if (viewer === null) return;
      wire.tell({ do: 'resign', match, seat: viewer, level });
      const left = held.filter((seat) => seat !== viewer);
      if (left.length === 0) return;
      held = left;
      if (face.secrets) curtain = left.find((seat) => seat !== null) ?? null;
      else takeSeat(left[0]);
    },
    /** Whoever was called takes the seat. */
    drawCurtain(): void {
      if (curtain !== null) takeSeat(curtain);
    },
    forgive(): void {
      trouble = null;
      deciding.lookAway();
    },
    close(): void {
      stop();
      showing.skip();
      wire.tell({ do: 'close', match });
    },
  };

  function begun(reply: ServerMessageOf<'opened'> | Rejection): string | null {
    if (!isRejection(reply)) return reply.match;
    complain(reply);
    return null;
  }
}

const mateIn = (seat: Viewer, asked: OpenQuestion | null): Mate[] =>
  seat !== null && asked?.seats.includes(seat) ? [{ seat, asked }] : [];

/** The host has lost the match, as after a crash: it is in the store, and can be come back to. */
const isLost = (against: Rejection): boolean =>
  against.is === 'error' &&
  (against.what === 'noMatch' || against.what === 'notAtTable' || (against.what === 'failed' && !against.match));
