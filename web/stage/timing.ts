import type { Tier } from './staging.ts';

/** How fast things are shown. */
export type Speed = 'calm' | 'normal' | 'quick' | 'step';

/** How long something is shown, and when within that time its end may be told, in milliseconds. */
export interface TimeSpan {
  readonly ms: number;
  readonly tell: number;
  /** How long who walks is under way. */
  readonly walk: number;
}

interface Times {
  /** A tick, and all ticks in a row. */
  readonly tick: number;
  readonly ticks: number;
  readonly caption: { readonly least: number; readonly letter: number; readonly most: number };
  /** A walk is as long as its way, within bounds. */
  readonly walk: { readonly of: number; readonly most: number };
  readonly roll: Omit<TimeSpan, 'walk'>;
  readonly shortRoll: Omit<TimeSpan, 'walk'>;
  /** A great moment is so much longer than it is written, and at most so long; a short one is never longer than that. */
  readonly great: { readonly of: number; readonly most: number };
  readonly shortGreat: number;
  /** What may be shown between two questions of one's own. */
  readonly budget: number;
}

const NORMAL: Times = {
  tick: 120,
  ticks: 600,
  caption: { least: 900, letter: 22, most: 2000 },
  walk: { of: 1, most: 1500 },
  roll: { ms: 2000, tell: 1050 },
  shortRoll: { ms: 1200, tell: 650 },
  great: { of: 1, most: 9000 },
  shortGreat: 1500,
  budget: 12_000,
};

export const TIMES: { readonly [speed in Speed]: Times } = {
  normal: NORMAL,
  calm: {
    tick: 180,
    ticks: 900,
    caption: { least: 1400, letter: 33, most: 3000 },
    walk: { of: 1.5, most: 2200 },
    roll: { ms: 3000, tell: 1500 },
    shortRoll: { ms: 1800, tell: 950 },
    great: { of: 1.25, most: 11_000 },
    shortGreat: 3250,
    budget: 20_000,
  },
  quick: {
    tick: 60,
    ticks: 200,
    caption: { least: 500, letter: 10, most: 900 },
    walk: { of: 0.5, most: 600 },
    roll: { ms: 1000, tell: 500 },
    shortRoll: { ms: 700, tell: 350 },
    great: { of: 1, most: 1500 },
    shortGreat: 1500,
    budget: 5000,
  },
  // It waits after each anyway.
  step: { ...NORMAL, budget: Number.POSITIVE_INFINITY },
};

/** A great moment that says nothing of its length. */
const GREAT = 2600;
/** What is seen of a great moment when it may be told, at least. */
const SEEN = 950;
/** A second die stops so much later than the first. */
export const LATER = 80;
/** The shortest that a walk is shown. */
const LEAST_WALK = 400;
/** A picture that stands still, where nothing may move. */
const STILL = 1500;
const STILL_DICE = 950;
/** From this letter on a sentence takes longer to read. */
const GLANCED = 36;

interface TimedShot {
  readonly tier: Exclude<Tier, 'log'>;
  /** How many letters there are to read. */
  readonly letters: number;
  /** How long its walk usually takes; 0 where nobody walks. */
  readonly walk: number;
  /** How many dice are thrown one after the other. */
  readonly dice: number;
  readonly isShort: boolean;
  /** As its great moment is written. */
  readonly written: Written;
}

/** How long a great moment is as it is written, and from when its end may be told. */
export interface Written {
  readonly ms: number;
  readonly tell: number;
}

/** How long a shot lasts. `isStill`: nothing moves, so that only what is to be read takes time. */
export function spanOf(shown: TimedShot, speed: Speed, isStill: boolean): TimeSpan {
  const { walk } = shown;
  const times = TIMES[speed];
  const walked = walk === 0 || isStill ? 0 : Math.min(Math.max(LEAST_WALK, walk * times.walk.of), times.walk.most);
  return { ...within(shown, walked, speed, isStill), walk: walked };
}

function within(shown: TimedShot, walked: number, speed: Speed, isStill: boolean): Omit<TimeSpan, 'walk'> {
  const { tier, letters, dice, isShort, written } = shown;
  const times = TIMES[speed];
  const read = Math.min(
    times.caption.least + times.caption.letter * Math.max(0, letters - GLANCED),
    times.caption.most,
  );
  const rolled = later(isShort ? times.shortRoll : times.roll, dice);
  switch (tier) {
    case 'tick':
      return { ms: isStill ? 0 : Math.max(times.tick, walked), tell: 0 };
    case 'caption':
      return { ms: Math.max(read, walked), tell: 0 };
    case 'roll':
      return isStill
        ? { ms: Math.max(STILL_DICE, read), tell: 0 }
        : { ms: Math.max(rolled.ms, rolled.tell + read), tell: rolled.tell };
    case 'great': {
      if (isStill) return { ms: STILL, tell: 0 };
      const whole = Math.min(written.ms * times.great.of, isShort ? times.shortGreat : times.great.most);
      const told = Math.max(
        written.tell * Math.min(1, whole / written.ms) * Math.max(1, times.great.of),
        dice > 0 ? later(times.roll, dice).tell : 0,
      );
      return { ms: Math.max(whole, told === 0 ? read : told + Math.min(SEEN, times.caption.least)), tell: told };
    }
  }
}

/** The last of several dice stops later. */
const later = ({ ms, tell }: Omit<TimeSpan, 'walk'>, dice: number): Omit<TimeSpan, 'walk'> => {
  const more = LATER * Math.max(0, Math.min(dice, 4) - 1);
  return { ms: ms + more, tell: tell + more };
};

/** How a great moment is written that has so many parts; where dice are thrown, its end may be told when they have stopped. */
export const writtenOf = (
  staging: { readonly ms?: number; readonly each?: number; readonly tell?: number },
  parts: number,
  dice: number,
): Written => ({
  ms: (staging.ms ?? GREAT) + (staging.each ?? 0) * (parts - 1),
  tell: staging.tell ?? (dice > 0 ? later(NORMAL.roll, dice).tell : 0),
});
