// How things move on the stage: each is a few frames, from a time in milliseconds at normal speed.
import type { StageMove, StageWay } from './script.ts';

export const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
const BOTH = 'ease-in-out';

export const by = (x: number, y: number, more = ''): string => `translate(${x}px, ${y}px)${more}`;

/** Comes up from below. */
export const rise = (at: number, ms = 450, from = 40): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [
    { transform: by(0, from), opacity: 0 },
    { transform: by(0, 0), opacity: 1 },
  ],
});
/** Falls from above, and bounces once. */
export const fall = (at: number, ms = 460, from = 170): StageMove => ({
  ...{ at, ms, easing: 'linear' },
  frames: [
    { transform: by(0, -from), opacity: 0 },
    { transform: by(0, 0), opacity: 1, offset: 0.7 },
    { transform: by(0, -from / 16), opacity: 1, offset: 0.85 },
    { transform: by(0, 0), opacity: 1 },
  ],
});
/** Comes from the side. */
export const enter = (at: number, from: number, ms = 500): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [
    { transform: by(from, 0), opacity: 0 },
    { transform: by(0, 0), opacity: 1 },
  ],
});
export const grow = (at: number, ms = 420): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [
    { transform: 'scale(0.3)', opacity: 0 },
    { transform: 'scale(1.08)', opacity: 1, offset: 0.7 },
    { transform: 'scale(1)', opacity: 1 },
  ],
});
export const appear = (at: number, ms = 320): StageMove => ({
  ...{ at, ms, easing: 'ease-out' },
  frames: [{ opacity: 0 }, { opacity: 1 }],
});
export const fade = (at: number, ms = 420, to = 0): StageMove => ({
  ...{ at, ms, easing: 'ease-in' },
  frames: [{ opacity: 1 }, { opacity: to }],
});
/** Goes elsewhere, larger or smaller. */
export const fly = (at: number, [x, y]: readonly [x: number, y: number], ms = 600, scale = 1): StageMove => ({
  ...{ at, ms, easing: BOTH },
  frames: [{ transform: by(0, 0) }, { transform: by(x, y, ` scale(${scale})`) }],
});
/** Small where it comes from and goes to, as it is on the table. */
const SMALL = 0.3;
type Offset = readonly [x: number, y: number];
export const fromBoard = ({ at, ms }: StageWay, [x, y]: Offset): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [
    { transform: by(x, y, ` scale(${SMALL})`), opacity: 0 },
    { transform: by(x * 0.8, y * 0.8, ` scale(${SMALL * 1.4})`), opacity: 1, offset: 0.15 },
    { transform: by(0, 0), opacity: 1 },
  ],
});
export const toBoard = ({ at, ms }: StageWay, [x, y]: Offset): StageMove => ({
  ...{ at, ms, easing: BOTH },
  frames: [
    { transform: by(0, 0), opacity: 1 },
    { transform: by(x * 0.9, y * 0.9, ` scale(${SMALL})`), opacity: 1, offset: 0.85 },
    { transform: by(x, y, ` scale(${SMALL})`), opacity: 0 },
  ],
});
/** Is swept away to the side. */
export const sweep = (at: number, x: number, ms = 600): StageMove => ({
  ...{ at, ms, easing: IN },
  frames: [
    { transform: by(0, 0), opacity: 1 },
    { transform: by(x, 0, ' rotate(25deg)'), opacity: 0 },
  ],
});
/** Lunges at something, and comes back. */
export const strike = (at: number, x: number, ms = 380): StageMove => ({
  ...{ at, ms, easing: 'linear' },
  frames: [
    { transform: by(0, 0) },
    { transform: by(-x / 5, 0), offset: 0.3 },
    { transform: by(x, 0), offset: 0.55 },
    { transform: by(0, 0) },
  ],
});
export const shake = (at: number, ms = 600, far = 5): StageMove => ({
  ...{ at, ms, easing: 'linear' },
  frames: [0, 1, -1, 0.8, -0.8, 0.5, -0.5, 0].map((part) => ({ transform: by(part * far, 0) })),
});
export const spin = (at: number, ms: number, turn = 360): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [{ transform: 'rotate(0deg)' }, { transform: `rotate(${turn}deg)` }],
});
/** Flares, and glows on. */
export const light = (at: number, ms = 900, left = 0.45): StageMove => ({
  ...{ at, ms, easing: 'ease-out' },
  frames: [
    { transform: 'scale(0.4)', opacity: 0 },
    { transform: 'scale(1.1)', opacity: 1, offset: 0.4 },
    { transform: 'scale(1)', opacity: left },
  ],
});
/** Like a heart, so many times. */
export const throb = (at: number, times = 2, ms = 450): StageMove => ({
  ...{ at, ms: ms * times, easing: 'linear' },
  frames: Array.from({ length: times }, () => ['scale(1)', 'scale(1.14)', 'scale(1)'])
    .flat()
    .map((transform) => ({ transform })),
});
export const sink = (at: number, ms = 600, to = 60): StageMove => ({
  ...{ at, ms, easing: IN },
  frames: [
    { transform: by(0, 0), opacity: 1 },
    { transform: by(0, to), opacity: 0 },
  ],
});
/** Goes up in flames. */
export const burn = (at: number, ms = 700): StageMove => ({
  ...{ at, ms, easing: 'ease-in' },
  frames: [
    { transform: 'scale(1)', opacity: 1 },
    { transform: by(0, -14, ' scale(0.94, 1.1)'), opacity: 0.8, offset: 0.5 },
    { transform: by(0, -44, ' scale(0.6, 1.3)'), opacity: 0 },
  ],
});
/** Tips over, and lies there. */
export const tip = (at: number, ms = 500): StageMove => ({
  ...{ at, ms, easing: 'cubic-bezier(0.6, 0, 0.8, 0.6)' },
  frames: [
    { transform: 'rotate(0deg)', opacity: 1 },
    { transform: by(18, 22, ' rotate(96deg)'), opacity: 1, offset: 0.8 },
    { transform: by(18, 20, ' rotate(88deg)'), opacity: 0.55 },
  ],
});
/** Moves to and fro like something that drifts. */
export const sway = (at: number, ms: number, x = 10): StageMove => ({
  ...{ at, ms, easing: BOTH },
  frames: [0, x, -x, x / 2, 0].map((part) => ({ transform: by(part, 0) })),
});

export const TURN_MS = 170;
/** One side of a card goes, then the other comes. */
export const turnAway = (at: number): StageMove => ({
  ...{ at, ms: TURN_MS, easing: 'ease-in' },
  frames: [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
});
export const turnBack = (at: number): StageMove => ({
  ...{ at: at + TURN_MS, ms: TURN_MS, easing: 'ease-out' },
  frames: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
});

/** A bar fills to its part from the left. */
export const fill = (at: number, part: number): StageMove => ({
  ...{ at, ms: 700, easing: OUT },
  frames: [{ transform: 'scaleX(0)' }, { transform: `scaleX(${part})` }],
});
