import { type Phrase, type Seat, samePlain, type Viewer } from '@conjure/engine';
import type { Heard, Saying, SayingOf, Sight } from '@conjure/host';
import { settings } from '../../app/settings.svelte.ts';
import type { Face } from '../../games/face.ts';
import { type Against, isAgainst, type Wire } from '../../wire/index.ts';
import { type Considered, isRisky } from './considering.svelte.ts';
import { newShowing } from './showing.svelte.ts';

type State = SayingOf<'state'>;

export type Session = ReturnType<typeof newSession>;

/** A match as the page has it: all it knows came by messages, and all it does is a message. */
export function newSession(wire: Wire, face: Face, opened: SayingOf<'opened'>, said: readonly Saying[]) {
  const { match, seats, practice, game } = opened;
  const held: readonly Viewer[] = seats.length > 0 ? seats : [null];
  /** By viewer; what the host said last, and all that was told. */
  let states: ReadonlyMap<Viewer, State> = $state.raw(new Map());
  let stories: ReadonlyMap<Viewer, readonly Heard[]> = $state.raw(new Map());
  let viewer: Viewer = $state.raw(held[0]);
  /** Behind this curtain somebody else takes the seat. */
  let curtain: Seat | null = $state.raw(null);
  /** The view on the board, which lags behind while events are shown. */
  let onBoard: Sight | null = $state.raw(null);
  let moment: SayingOf<'history'> | null = $state.raw(null);
  let considered: Considered | null = $state.raw(null);
  let thinking: Seat | null = $state.raw(null);
  let hint: SayingOf<'hint'> | null = $state.raw(null);
  let trouble: Against | SayingOf<'undoBarred'> | null = $state.raw(null);
  let undoAsked: SayingOf<'undoAsked'> | null = $state.raw(null);
  let pace: { ms: number; paused: boolean } = $state.raw({ ms: 600, paused: false });
  const showing = newShowing();

  const now = $derived(states.get(viewer) ?? null);
  const story = $derived(stories.get(viewer) ?? []);
  /** Questions wait until what led to them has been shown. */
  const settled = $derived(showing.beat === null && curtain === null && moment === null);
  const asked = $derived(
    settled && now?.asked && viewer !== null && now.asked.seats.includes(viewer) ? now.asked : null,
  );

  const onState = (state: State) => {
    const before = stories.get(state.viewer) ?? [];
    const { from, events } = state.story;
    stories = new Map(stories).set(state.viewer, [...before.slice(0, from), ...events]);
    states = new Map(states).set(state.viewer, state);
    thinking = null;
    hint = null;
    if (state.viewer !== viewer) return changeSeats();
    // What was taken back is not shown again, and of a match that is come back to only the end.
    const isNews = from >= before.length && before.length > 0;
    considered = null;
    const settle = () => {
      onBoard = states.get(viewer) ?? null;
      changeSeats();
    };
    if (isNews) showing.show(face, events, settle);
    else {
      showing.skip();
      settle();
    }
  };

  /** Whoever is asked and sits here takes the seat, behind a curtain where there is something to hide. */
  const changeSeats = () => {
    const open = states.get(viewer)?.asked;
    if (showing.beat !== null || !open || (viewer !== null && open.seats.includes(viewer))) return;
    const next = open.seats.find((seat) => held.includes(seat));
    if (next === undefined || next === viewer || !states.has(next)) return;
    if (face.secrets) curtain = next;
    else takeSeat(next);
  };

  const takeSeat = (seat: Viewer) => {
    curtain = null;
    viewer = seat;
    moment = null;
    considered = null;
    trouble = null;
    onBoard = states.get(seat) ?? null;
  };

  const hear = (saying: Saying) => {
    if (!('match' in saying) || saying.match !== match) return;
    if (saying.is === 'state') onState(saying);
    else if (saying.is === 'thinking') thinking = saying.seat;
    else if (saying.is === 'pace') pace = saying;
    else if (saying.is === 'undoAsked') undoAsked = saying;
    else if (saying.is === 'undoDecided') undoAsked = null;
    else if (saying.is === 'undoBarred') trouble = saying;
    else if (saying.is === 'error' && saying.re === undefined) trouble = saying;
  };
  for (const saying of said) hear(saying);
  const stop = wire.listen(hear);

  /** The open decision with an answer to it, as messages carry it. */
  const decision = (answer: unknown) =>
    asked && viewer !== null ? { match, seat: viewer, question: asked.question, answer } : null;

  const labelOf = (answer: unknown): Phrase | null => {
    const known = [...(asked?.options ?? []), ...(asked?.sampled ?? []), ...(asked?.barred ?? [])];
    return known.find((choice) => samePlain(choice.answer, answer))?.label ?? null;
  };

  /** Looks at what would come of an answer. `null` looks away. */
  const consider = async (answer: unknown, confirm = false): Promise<Considered | null> => {
    const wish = answer === null ? null : decision(answer);
    trouble = null;
    if (!wish) {
      considered = null;
      return null;
    }
    const mine: Considered = { answer, label: labelOf(answer), odds: null, against: null, confirm };
    // While one picks, the last odds stay in sight until the next are there.
    considered = considered && !confirm ? { ...mine, odds: considered.odds } : mine;
    const reply = await wire.ask({ do: 'odds', ...wish }, 'odds');
    if (!considered || !samePlain(considered.answer, answer)) return null;
    considered = isAgainst(reply) ? { ...mine, against: reply } : { ...mine, odds: reply };
    return considered;
  };

  const give = async (answer: unknown): Promise<void> => {
    const wish = decision(answer);
    if (!wish) return;
    const reply = await wire.ask({ do: 'answer', ...wish }, 'state');
    if (isAgainst(reply)) considered = { answer, label: labelOf(answer), odds: null, against: reply, confirm: false };
  };

  const ofSeat = () => (viewer === null ? null : { match, seat: viewer });

  return {
    match,
    game,
    practice,
    face,
    seats: held,
    showing,
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
    get curtain() {
      return curtain;
    },
    get considered() {
      return considered;
    },
    get thinking() {
      return thinking;
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
    get sight(): Sight | null {
      return moment ?? onBoard;
    },
    get moment() {
      return moment;
    },
    consider: (answer: unknown) => consider(answer),
    give,
    /** Gives an answer, after a second look where dice are thrown. */
    async choose(answer: unknown): Promise<void> {
      const looked = await consider(answer, true);
      if (!looked?.odds) return;
      const look = settings.check === 'always' || (settings.check === 'dice' && isRisky(looked.odds));
      if (!look) await give(answer);
    },
    /** The second look was enough. */
    async confirm(): Promise<void> {
      if (considered?.odds) await give(considered.answer);
    },
    async undo(): Promise<void> {
      const of = ofSeat();
      if (!of) return;
      const reply = await wire.ask({ do: 'undo', ...of }, 'state', 'undoBarred', 'undoAsked');
      if (isAgainst(reply)) trouble = reply;
    },
    async redo(): Promise<void> {
      const of = ofSeat();
      if (!of) return;
      const reply = await wire.ask({ do: 'redo', ...of }, 'state');
      if (isAgainst(reply)) trouble = reply;
    },
    consent(seat: Seat, agree: boolean): void {
      wire.tell({ do: 'consent', match, seat, agree });
    },
    async askHint(level = 'adept'): Promise<void> {
      const of = ofSeat();
      if (!of) return;
      thinking = of.seat;
      const reply = await wire.ask({ do: 'hint', ...of, level }, 'hint');
      thinking = null;
      if (isAgainst(reply)) trouble = reply;
      else hint = reply;
    },
    /** Goes to a moment of the match: after its first `step` answers. */
    async look(step: number, eyes: Viewer = viewer): Promise<void> {
      showing.skip();
      const reply = await wire.ask({ do: 'history', match, viewer: eyes, step }, 'history');
      if (isAgainst(reply)) trouble = reply;
      else moment = reply;
    },
    /** Back to the present. */
    live(): void {
      moment = null;
      onBoard = states.get(viewer) ?? null;
    },
    /** "Play on from here": the new match's id. */
    async fork(): Promise<string | null> {
      const step = moment?.step ?? now?.step ?? 0;
      const reply = await wire.ask({ do: 'fork', match, viewer: moment?.viewer ?? viewer, step }, 'opened');
      if (!isAgainst(reply)) return reply.match;
      trouble = reply;
      return null;
    },
    async record(): Promise<SayingOf<'record'>['record'] | null> {
      const reply = await wire.ask({ do: 'export', match }, 'record');
      if (!isAgainst(reply)) return reply.record;
      trouble = reply;
      return null;
    },
    setPace(wish: { ms?: number; paused?: boolean }): void {
      wire.tell({ do: 'pace', match, ...wish });
    },
    resign(level = 'adept'): void {
      const of = ofSeat();
      if (of) wire.tell({ do: 'resign', ...of, level });
    },
    /** Whoever was called takes the seat. */
    drawCurtain(): void {
      if (curtain !== null) takeSeat(curtain);
    },
    forgive(): void {
      trouble = null;
      considered = null;
    },
    close(): void {
      stop();
      showing.skip();
      wire.tell({ do: 'close', match });
    },
  };
}
