import type { Tier } from './staging.ts';

/** How fast things are shown. */
export type Speed = 'calm' | 'normal' | 'quick' | 'step';

/** How long something is shown, and when within that time its end may be told, in milliseconds. */
export interface Span {
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
  readonly roll: Omit<Span, 'walk'>;
  readonly shortRoll: Omit<Span, 'walk'>;
  readonly scene: number;
  readonly shortScene: number;
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
  scene: 2600,
  shortScene: 1500,
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
    scene: 3250,
    shortScene: 3250,
    budget: 20_000,
  },
  quick: {
    tick: 60,
    ticks: 200,
    caption: { least: 500, letter: 10, most: 900 },
    walk: { of: 0.5, most: 600 },
    roll: { ms: 1000, tell: 500 },
    shortRoll: { ms: 700, tell: 350 },
    scene: 1500,
    shortScene: 1500,
    budget: 5000,
  },
  // It waits after each anyway.
  step: { ...NORMAL, budget: Number.POSITIVE_INFINITY },
};

/** The shortest that a walk is shown. */
const LEAST_WALK = 400;
/** A picture that stands still, where nothing may move. */
const STILL = 1500;
const STILL_DICE = 950;
/** From this letter on a sentence takes longer to read. */
const GLANCED = 36;

interface Shown {
  readonly tier: Exclude<Tier, 'log'>;
  /** How many letters there are to read. */
  readonly letters: number;
  /** How long its walk usually takes; 0 where nobody walks. */
  readonly walk: number;
  readonly hasDice: boolean;
  readonly isShort: boolean;
}

/** How long a shot lasts. `isStill`: nothing moves, so that only what is to be read takes time. */
export function spanOf(shown: Shown, speed: Speed, isStill: boolean): Span {
  const { walk } = shown;
  const times = TIMES[speed];
  const walked = walk === 0 || isStill ? 0 : Math.min(Math.max(LEAST_WALK, walk * times.walk.of), times.walk.most);
  return { ...within(shown, walked, speed, isStill), walk: walked };
}

function within(shown: Shown, walked: number, speed: Speed, isStill: boolean): Omit<Span, 'walk'> {
  const { tier, letters, hasDice, isShort } = shown;
  const times = TIMES[speed];
  const read = Math.min(
    times.caption.least + times.caption.letter * Math.max(0, letters - GLANCED),
    times.caption.most,
  );
  const rolled = isShort ? times.shortRoll : times.roll;
  switch (tier) {
    case 'tick':
      return { ms: isStill ? 0 : Math.max(times.tick, walked), tell: 0 };
    case 'caption':
      return { ms: Math.max(read, walked), tell: 0 };
    case 'roll':
      return isStill
        ? { ms: Math.max(STILL_DICE, read), tell: 0 }
        : { ms: Math.max(rolled.ms, rolled.tell + read), tell: rolled.tell };
    case 'scene': {
      if (isStill) return { ms: STILL, tell: 0 };
      const whole = isShort ? times.shortScene : times.scene;
      return hasDice
        ? { ms: Math.max(whole, times.roll.ms), tell: times.roll.tell }
        : { ms: Math.max(whole, read), tell: 0 };
    }
  }
}
