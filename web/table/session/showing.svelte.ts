import { addTo } from '@conjure/engine';
import type { NarratedEvent } from '@conjure/host';
import { isStill, settings } from '../../app/settings.svelte.ts';
import { say } from '../../app/words.svelte.ts';
import { sound } from '../../sound/sound.svelte.ts';
import type { Beat } from '../../stage/beat.ts';
import { direct } from '../../stage/direct.ts';
import type { Direction, Shot } from '../../stage/shot.ts';
import { TIMES } from '../../stage/timing.ts';

interface KeyedShot extends Shot {
  /** Told apart from the one before. */
  readonly key: number;
}

/** What followed from one answer. */
interface AnswerNews {
  readonly shots: readonly Shot[];
  /** So much of what was heard may be told. */
  reach(upTo: number): void;
  then(): void;
  /** It has been heard before. */
  readonly isReplay?: true;
}

/** How a game stages what happens. */
export type Stagecraft = Pick<Direction, 'staging' | 'beat' | 'isMine' | 'chance' | 'doer' | 'together' | 'foretold'>;

/** Skipping twice within this time skips all. */
const TWICE = 500;
const SWALLOWED = 250;
/** What was skipped is still seen for a moment. */
const GLIMPSE = 300;

/** Nobody waits longer than this for a frame. */
const LATEST = 250;

/** Once what has just changed is on the screen: from then on its dice roll, however busy the page was. */
function afterDrawing(then: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) then();
    isDone = true;
  };
  if (!('requestAnimationFrame' in globalThis)) {
    once();
    return;
  }
  requestAnimationFrame(() => requestAnimationFrame(once));
  setTimeout(once, LATEST);
}

/** Events one after the other, as they happened; it can be skipped at any time. */
export function newShowing() {
  let shot: KeyedShot | null = $state.raw(null);
  let standing: Record<string, string> = $state.raw({});
  let isTold = $state(false);
  /** It was skipped: what is left of it is seen as it ends. */
  let isHurried = $state(false);
  /** Waits for somebody to say “next”. */
  let isWaiting = $state(false);
  /** The first is being shown, as far as its `shown`-th shot. */
  let queue: AnswerNews[] = [];
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let key = 0;
  let skipped = Number.NEGATIVE_INFINITY;
  /** How long things were shown since the viewer was last asked. */
  let shownFor = 0;
  const shownWhole = new Map<string, number>();

  const moveTokens = () => {
    for (const { motion } of shot?.beats ?? [])
      if (motion) standing = { ...standing, [motion.token]: motion.path[motion.path.length - 1] };
  };

  const next = () => {
    clearTimeout(timer);
    moveTokens();
    isWaiting = false;
    const [news] = queue;
    if (!news) {
      shot = null;
      standing = {};
      return;
    }
    const one = news.shots[shown];
    if (!one) return finish(news);
    shown++;
    key++;
    shownFor += one.ms;
    if (one.tier === 'great') addTo(shownWhole, one.type);
    shot = { ...one, key };
    isTold = false;
    isHurried = false;
    if (one.cue && !news.isReplay) sound(one.cue, { rate: one.rate, isMine: one.isMine, isFelt: one.isMine });
    if (one.tell === 0) return tell(news, one);
    const begun = key;
    afterDrawing(() => {
      if (begun === key && !isTold) timer = setTimeout(() => tell(news, one), one.tell);
    });
  };

  const tell = (news: AnswerNews, one: Shot) => {
    isTold = true;
    news.reach(one.upTo);
    if (news.isReplay) {
      timer = setTimeout(() => end(one), one.ms - one.tell);
      return;
    }
    if (one.dice.length > 0 && one.tell > 0) sound('knock', { isMine: one.isMine, isFelt: one.isMine });
    if (one.verdict) sound(one.verdict, { isMine: one.isMine, isFelt: one.isMine });
    timer = setTimeout(() => end(one), one.ms - one.tell);
  };

  const end = (one: Shot) => {
    if (settings.speed === 'step' && one.tier !== 'tick') isWaiting = true;
    else next();
  };

  const finish = (news: AnswerNews) => {
    queue = queue.slice(1);
    shown = 0;
    shot = null;
    standing = startsOf(queue[0]);
    news.then();
    next();
  };

  const skipAll = () => {
    clearTimeout(timer);
    key++;
    const left = queue;
    queue = [];
    shown = 0;
    shot = null;
    isWaiting = false;
    standing = {};
    for (const { then } of left) then();
  };

  return {
    get shot() {
      return shot;
    },
    /** What the board shows of it: what moves and shines tells how dice have fallen, so it waits until they have stopped. */
    get onBoard() {
      if (!shot || isTold || shot.tell === 0)
        return shot && shot.tell > 0 ? { ...shot, ms: shot.ms - shot.tell } : shot;
      return { ...shot, beats: [] };
    },
    get isHurried() {
      return isHurried;
    },
    /** Whether the end of the shot may be told: its dice have stopped. */
    get isTold() {
      return isTold;
    },
    get isWaiting() {
      return isWaiting;
    },
    /** Where moved tokens stand so far, and those still to be moved: where they set out. */
    get standing() {
      return standing;
    },
    /** Whether there is more to be shown. */
    isBusy: () => queue.length > 0,
    /** The viewer is asked: what comes then has all its time again. */
    newBudget(): void {
      shownFor = 0;
    },
    /** Shows what was heard, then calls `then`. Where nothing should be shown it calls it at once. */
    show(
      craft: Stagecraft,
      block: readonly NarratedEvent[],
      then: () => void,
      reach: (upTo: number) => void = () => {},
    ): void {
      const { speed } = settings;
      const shots =
        // Who looks elsewhere is told later, in a few lines.
        speed === 'off' || globalThis.document?.hidden
          ? []
          : direct(block, {
              ...craft,
              letters: (phrase) => say(phrase).length,
              speed,
              isStill: isStill(),
              left: Math.max(0, TIMES[speed].budget - shownFor),
              times: (type) => shownWhole.get(type) ?? 0,
            });
      const news = { shots, then, reach };
      queue = [...queue, news];
      if (queue.length > 1) return;
      standing = startsOf(news);
      next();
    },
    /** Shows once more what has been shown, in silence; nothing follows from it. */
    replay(shots: readonly Shot[]): void {
      if (queue.length > 0) return;
      const then = () => {};
      queue = [{ shots, reach: then, then, isReplay: true }];
      standing = startsOf(queue[0]);
      next();
    },
    /** On to the next; twice at once, on to the end. */
    skip(): void {
      const now = performance.now();
      const isTwice = now - skipped < TWICE;
      skipped = now;
      const [news] = queue;
      const one = news?.shots[shown - 1];
      if (isTwice || !news || !one) skipAll();
      else if (isWaiting || isTold) next();
      else {
        clearTimeout(timer);
        isHurried = true;
        tell(news, { ...one, ms: one.tell + GLIMPSE });
      }
    },
    skipAll,
    /** What was pressed to skip must not press what comes after it. */
    isJustSkipped: () => performance.now() - skipped < SWALLOWED,
  };
}

const motionsOf = (news: AnswerNews | undefined): Beat[] => news?.shots.flatMap(({ beats }) => beats) ?? [];

/** Where each token stands before it first moves. */
function startsOf(news: AnswerNews | undefined): Record<string, string> {
  const from: Record<string, string> = {};
  for (const { motion } of motionsOf(news).toReversed()) if (motion) from[motion.token] = motion.path[0];
  return from;
}
