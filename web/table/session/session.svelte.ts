import type { Seat, Viewer } from '@conjure/engine';
import type { OpenQuestion, ServerMessage, ServerMessageOf, ViewedPosition } from '@conjure/host';
import { untrack } from 'svelte';
import type { PageFace, SeatQuestion } from '../../games/face.ts';
import { isRejection, type Wire } from '../../wire/index.ts';
import { newAutoAnswer, onlyAnswer } from './auto-answer.ts';
import { newDeciding } from './deciding.svelte.ts';
import { newDetails } from './details.svelte.ts';
import { newHinting } from './hinting.svelte.ts';
import { newHistory } from './history.svelte.ts';
import { joined } from './joined.ts';
import { matchesFrom } from './matches.ts';
import { newRecalling } from './recalling.svelte.ts';
import { newMatchStates, stagecraft } from './seen.svelte.ts';
import { newSitting } from './sitting.svelte.ts';
import { newSpeaking } from './speaking.svelte.ts';
import { newTrouble } from './trouble.svelte.ts';
import { newUndoing } from './undoing.svelte.ts';

export type Session = ReturnType<typeof newSession>;
/** What the panels beside the board tell of; they may be a frame behind the session. */
export type Panels = Session['panels'];

/**
 * A match as the page has it: all it knows came by messages, and all it does is a message. What is seen, who sits and what can be
 * done are parts of it that know of each other only what is put together here.
 */
export function newSession(
  wire: Wire,
  face: PageFace,
  opened: ServerMessageOf<'opened'>,
  said: readonly ServerMessage[],
  /** What this device answered before it was here, and too late. */
  lateAnswer?: () => unknown,
) {
  const { match, practice, game } = opened;
  const troubles = newTrouble(wire, match);
  const { complain } = troubles;
  const seen = newMatchStates(face);
  const { showing } = seen;
  const recalling = newRecalling();
  const history = newHistory(wire, match, complain);
  const details = newDetails(wire, match);
  const sitting = newSitting(opened.seats.length > 0 ? opened.seats : [null], face, {
    states: () => seen.states,
    isBusy: showing.isBusy,
    beforeTaking: showing.skipAll,
    afterTaking(seat) {
      if (face.secrets) recalling.markMissed(seat);
      hinting.dropHint();
      history.stop();
      deciding.lookAway();
      troubles.clear();
      seen.turnTo(seat);
      autoAnswer.check();
    },
  });

  const now = $derived(seen.states.get(sitting.viewer) ?? null);
  const story = $derived(seen.storyOf(sitting.viewer));
  /** Questions wait until what led to them has been shown. */
  const isSettled = $derived(showing.shot === null && sitting.curtain === null && history.moment === null);
  /** People elsewhere see how soon an answer comes. */
  const isOnline = $derived(
    now?.places.some(({ chair }, seat) => chair.who === 'person' && !sitting.seats.includes(seat)) ?? false,
  );
  const mine = $derived(
    isSettled && now?.asked && sitting.viewer !== null && now.asked.seats.includes(sitting.viewer)
      ? { asked: details.withBarred(isOnline ? asIfFree(now.asked) : now.asked, sitting.viewer), seat: sitting.viewer }
      : null,
  );
  const asked = $derived(mine?.asked ?? null);
  const recap = $derived(
    asked && now
      ? recalling.recap(sitting.viewer, story, stagecraft(face, now), (event) => face.isHeading?.(event) ?? true)
      : null,
  );
  const together = $derived(
    isSettled
      ? sitting.seats.flatMap((seat): SeatQuestion[] => askedSeats(seat, seen.states.get(seat)?.asked ?? null))
      : [],
  );

  const questionOf = (seat: Viewer) => seen.states.get(seat)?.asked?.question;
  const deciding = newDeciding(wire, { match, now: () => mine, isBrisk: face.isBrisk ?? false });
  const answerFor = face.autoAnswer ?? onlyAnswer;
  const autoAnswer = newAutoAnswer({
    now: () => mine,
    answerFor,
    isOnline: () => isOnline,
    give(seat, question, answer) {
      void wire.ask({ do: 'answer', match, seat, question, answer, auto: true }, 'state');
    },
  });
  /** What whoever is looking has to decide: not what is answered by itself. */
  const decides = $derived(asked && answerFor(asked) === null ? asked.question : null);
  const speaking = newSpeaking(wire, match, questionOf);
  const hinting = newHinting(wire, {
    match,
    asker: () => mine?.seat ?? null,
    isLooking: (seat) => seat === sitting.viewer,
    questionOf,
    isVain: (answer) => face.isVain?.(answer, mine?.asked ?? null) ?? false,
    clear: troubles.clear,
    complain: (against) => void complain(against),
  });
  const undoing = newUndoing(wire, {
    match,
    states: () => seen.states,
    viewer: () => sitting.viewer,
    held: () => sitting.seats,
    request: troubles.request,
  });
  const matches = matchesFrom(wire, opened, {
    at: () => history.moment ?? { step: now?.step ?? 0, viewer: sitting.viewer },
    chairs: () => now?.places.map(({ chair }) => chair),
    complain: (against) => void complain(against),
  });
  let lent: readonly Seat[] = $state.raw(opened.lent);
  let pace: { ms: number; paused: boolean } = $state.raw({ ms: 600, paused: false });

  const onState = (state: ServerMessageOf<'state'>) => {
    const asks = questionOf(sitting.viewer);
    const before = seen.states.get(state.viewer)?.asked;
    recalling.cutTo(state.viewer, state.story.from);
    if (state.viewer !== null && before?.seats.includes(state.viewer) && before.question !== state.asked?.question)
      recalling.markAnswered(state.viewer, state.story.from);
    const news = seen.keep(state);
    if (globalThis.document?.hidden) recalling.markMissed(state.viewer);
    const isMine = () => state.viewer === sitting.viewer;
    hinting.goOn(asks !== undefined && questionOf(sitting.viewer) === asks);
    speaking.forget();
    if (state.viewer === null && !sitting.seats.includes(null)) return sitting.giveUp();
    if (!isMine()) return sitting.change();
    if (state.asked?.question !== asks) deciding.lookAway();
    seen.show(news, isMine, () => {
      sitting.change();
      autoAnswer.check();
      deciding.offerLate();
    });
  };

  const hear = (message: ServerMessage) => {
    // Where it names no match it is about the host as a whole.
    if (message.is === 'error' && message.re === undefined && (message.match ?? match) === match) {
      const late = message.what === 'stale' ? lateAnswer?.() : undefined;
      if (late === undefined) void complain(message);
      else deciding.offerAgain(late);
      return;
    }
    if (!('match' in message) || message.match !== match) return;
    if (message.is === 'state') onState(message);
    else if (message.is === 'thinking') hinting.think(message.seat);
    else if (message.is === 'pace') pace = message;
    else if (message.is === 'undoAsked') undoing.ask(message);
    else if (message.is === 'undoDecided') undoing.ask(null);
    else if (message.is === 'undoBarred') troubles.bar(message);
  };
  for (const message of said) hear(message);
  sitting.hide();
  const stop = wire.listen(hear);
  /** Somebody may change what he prefers to be asked. */
  const stopLooking = $effect.root(() => {
    $effect(() => {
      void decides;
      autoAnswer.check();
    });
    $effect(() => {
      if (mine && decides !== null) details.askBarred(mine.seat, mine.asked.question);
    });
  });

  const snapshot = $derived<ViewedPosition | null>(history.moment ?? seen.onBoard);
  const panels = $derived({
    ...{ decides, asked, considered: deciding.considered, snapshot, story, viewer: sitting.viewer },
    isVeiled: sitting.curtain !== null,
  });

  const here = {
    match,
    game,
    practice,
    face,
    showing,
    get now() {
      return now;
    },
    get story() {
      return story;
    },
    get asked() {
      return asked;
    },
    /** What happened since whoever is asked last answered. */
    get recap() {
      return recap;
    },
    /** What is open, for whomever, as far as things have been shown. */
    get open() {
      return seen.onBoard?.asked ?? null;
    },
    /** Everything that has happened is on the board. */
    get isSettled() {
      return isSettled;
    },
    get trouble() {
      return troubles.trouble;
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
    get together(): readonly SeatQuestion[] {
      return together;
    },
    /** Goes to a moment of the match: after its first `step` answers. */
    async look(step: number, eyes: Viewer = history.moment ? history.moment.viewer : sitting.viewer): Promise<void> {
      showing.skipAll();
      deciding.lookAway();
      await history.look(step, eyes);
    },
    /** What whoever is looking could see after the first `step` answers. */
    positionAfter: (step: number) => history.positionAfter(step, sitting.viewer),
    /** Back to the present. */
    backToPresent(): void {
      history.stop();
      autoAnswer.check();
    },
    setPace(change: { ms?: number; paused?: boolean }): void {
      // At a match that is over nobody has a pace any more, whoever's view of it has come first.
      if (untrack(() => [...seen.states.values()].some(({ over }) => over))) return;
      wire.tell({ do: 'pace', match, ...change });
    },
    /** A bot takes the seat of whoever is looking. */
    resign(level: string): void {
      const seat = sitting.viewer;
      if (seat === null) return;
      wire.tell({ do: 'resign', match, seat, level });
      lent = [...lent, seat];
      sitting.leave();
    },
    /** The seats that were given to bots from here. */
    get lent() {
      return lent;
    },
    /** Takes one of them back. */
    async takeBack(seat: Seat): Promise<void> {
      const reply = await wire.ask({ do: 'back', match, seat }, 'state');
      if (isRejection(reply)) return void complain(reply);
      lent = lent.filter((other) => other !== seat);
      sitting.join(seat);
    },
    dismissTrouble(): void {
      troubles.clear();
      deciding.lookAway();
    },
    askWords: details.askWords,
    wordsOf: details.wordsOf,
    close(): void {
      stop();
      stopLooking();
      autoAnswer.stop();
      showing.skipAll();
      wire.tell({ do: 'close', match });
    },
  };
  return joined(sitting, deciding, speaking, hinting, undoing, matches, here);
}

/** What the others may not learn: that there is no choice. So it is to be answered in its own time. */
const asIfFree = ({ forced, ...asked }: OpenQuestion): OpenQuestion =>
  forced === 'openly' ? { ...asked, forced } : asked;

const askedSeats = (seat: Viewer, asked: OpenQuestion | null): SeatQuestion[] =>
  seat !== null && asked?.seats.includes(seat) ? [{ seat, asked }] : [];
