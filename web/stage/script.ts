import type { Event, Facts, Phrase, Viewer } from '@conjure/engine';
import type { Component } from 'svelte';
import type { CueName } from '../sound/cues.ts';
import type { Spot } from './spot.ts';

// A scene is a script: what is put on the stage, one line for each thing, and how it moves. Lengths are in units of the stage, times in
// milliseconds at normal speed; a line counts its time from when the end may be told, a `first` one from the beginning.

/** The stage, around nothing. */
export const STAGE = { width: 400, height: 240 } as const;

/** Colours on the dark stage. */
export const TINTS = {
  gold: '#eec85e',
  bone: '#f6ead0',
  blood: '#e8664a',
  sea: '#6fb4da',
  leaf: '#8fc47e',
  violet: '#c39be6',
  ash: '#a9a39b',
} as const;
/** Any colour of a style sheet: a tint of the stage, or a seat's own. */
export type Tint = string;
export const seatTint = (seat: number): Tint => `color-mix(in srgb, var(--seat-${seat % 4}), white 30%)`;

/** Nothing but where a thing is and how well it is seen ever changes: that is what a screen can move without being held up. */
type Frame = { readonly transform?: string; readonly opacity?: number; readonly offset?: number };

export interface StageMove {
  readonly at: number;
  readonly ms: number;
  readonly frames: readonly Frame[];
  readonly easing: string;
}

/** A drawing of `icon:…`, or what draws itself in the same square, 512 × 512. */
export type Drawable = string | { readonly Drawn: Component<{ id: number }>; readonly id: number };

/** What can be put on the stage. */
export type Prop =
  | { readonly is: 'picture'; readonly body: Drawable }
  /** On a disc: the piece of somebody. */
  | { readonly is: 'seal'; readonly body: Drawable }
  /** Whoever sits there, as the chip of the seat shows him. */
  | { readonly is: 'face'; readonly seat: number }
  /** It shows its back until it turns; `null`: it never does. */
  | {
      readonly is: 'card';
      readonly body: Drawable;
      readonly name: Phrase | null;
      /** What it is good for, in a line under its name. */
      readonly note: Phrase | null;
      readonly back: string;
      readonly turns: number | null;
      /** Around its face, where its back must not tell what it is. */
      readonly rim: Tint | null;
    }
  | { readonly is: 'words'; readonly said: Phrase }
  | { readonly is: 'count'; readonly from: number; readonly to: number; readonly at: number; readonly ms: number }
  /** So many in a row, one after the other. */
  | { readonly is: 'row'; readonly body: string; readonly n: number; readonly at: number; readonly gap: number }
  | { readonly is: 'rays' }
  /** Light without an edge. */
  | { readonly is: 'glow' }
  | { readonly is: 'ring' }
  /** Sparks that rise one after the other, so many, each for so long. */
  | { readonly is: 'motes'; readonly n: number; readonly at: number; readonly ms: number }
  /** How much of something is left, beside what there was. */
  | { readonly is: 'bar'; readonly part: number; readonly at: number }
  /** Circles of so many steps around something; a step is as far as it is from one place to the next. */
  | { readonly is: 'reach'; readonly of: number; readonly step: readonly [from: Spot, to: Spot] }
  /** A way from place to place. */
  | { readonly is: 'trail'; readonly spots: readonly Spot[] }
  /** A dotted line from one place of the table to another. */
  | { readonly is: 'thread'; readonly from: Spot; readonly to: Spot }
  /** The board itself: its moves move it. */
  | { readonly is: 'board' };

/** From a place of the table to where it is on the stage, or from there to a place. */
export interface StageWay {
  readonly spot: Spot;
  readonly at: number;
  readonly ms: number;
}

export interface StageLine {
  readonly prop: Prop;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: Tint;
  /** The first is the outermost. */
  readonly moves: readonly StageMove[];
  /** When it breaks to pieces. */
  readonly breaks: number | null;
  /** On the stage from the beginning, before the end may be told. */
  readonly isFirst: boolean;
  /** It gives place to what may be told then. */
  readonly leaves: boolean;
  /** What it stands on, where that can be seen: its place is counted from there. */
  readonly on: Spot | null;
  readonly comes: StageWay | null;
  readonly goes: StageWay | null;
  readonly cue: { readonly name: CueName; readonly at: number } | null;
}

export type StageScript = readonly StageLine[];

/** What a script may know of what happened: as the viewer heard it and sees the table. */
export interface Cast<View = unknown> {
  readonly view: View;
  readonly viewer: Viewer;
  /** What the sentence names, each as it is said. */
  readonly facts: Facts;
  /** All that are shown together. */
  readonly events: readonly Event[];
  /** What came of it at once, and plays inside it; what only began it. */
  readonly inside: readonly Event[];
  readonly began: readonly Event[];
}

type ScriptFor<E extends Event, type extends E['type'], View> = (
  event: Extract<E, { type: type }>,
  cast: Cast<View>,
) => StageScript;
/** A script for each event that has a scene: the compiler holds it complete. */
export type Scripts<E extends Event, Scene extends E['type'], View> = {
  readonly [type in Scene]: ScriptFor<E, type, View>;
};
/** What is drawn on the board while something smaller than a scene is shown, where a game has anything for it. */
export type Signs<E extends Event, View> = { readonly [type in E['type']]?: ScriptFor<E, type, View> };

/** The script of an event; one that has none is only told. */
export const scriptIn =
  <E extends Event, Scene extends E['type'], View>(scripts: Scripts<E, Scene, View> | Signs<E, View>) =>
  (event: Event, cast: Cast): StageScript => {
    const all = scripts as {
      readonly [type: string]: ((event: Event, cast: Cast) => StageScript) | undefined;
    };
    return all[event.type]?.(event, cast) ?? [];
  };

type Where = readonly [x: number, y: number, size: number, tint?: Tint];

export const put = (prop: Prop, [x, y, size, tint = TINTS.bone]: Where, ...moves: readonly StageMove[]): StageLine => ({
  prop,
  x,
  y,
  size,
  tint,
  moves,
  breaks: null,
  isFirst: false,
  leaves: false,
  on: null,
  comes: null,
  goes: null,
  cue: null,
});
export const first = (line: StageLine): StageLine => ({ ...line, isFirst: true });
/** On the stage only until the end may be told. */
export const until = (line: StageLine): StageLine => ({ ...line, isFirst: true, leaves: true });
/** It stands where that is on the table. */
export const on = (spot: Spot, line: StageLine): StageLine => ({ ...line, on: spot });
/** It comes from there, where that is in sight. */
export const coming = (spot: Spot, line: StageLine, at = 0, ms = 520): StageLine => ({
  ...line,
  comes: { spot, at, ms },
});
/** It goes there in the end, where that is in sight. */
export const going = (spot: Spot, at: number, line: StageLine, ms = 560): StageLine => ({
  ...line,
  goes: { spot, at, ms },
});
export const breaking = (at: number, line: StageLine): StageLine => ({ ...line, breaks: at });
export const sounding = (name: CueName, at: number, line: StageLine): StageLine => ({ ...line, cue: { name, at } });

export const picture = (body: Drawable): Prop => ({ is: 'picture', body });
export const seal = (body: Drawable): Prop => ({ is: 'seal', body });
export const face = (seat: number): Prop => ({ is: 'face', seat });
export const card = (
  body: Drawable,
  name: Phrase | null,
  back: string,
  turns: number | null,
  rim: Tint | null = null,
  note: Phrase | null = null,
): Prop => ({
  is: 'card',
  ...{ body, name, note, back, turns, rim },
});
export const words = (said: Phrase): Prop => ({ is: 'words', said });
/** What the sentence calls something; nothing where it names nobody. */
export function named({ facts }: Pick<Cast, 'facts'>, name: string): Phrase {
  const fact = [facts[name] ?? ''].flat()[0];
  if (typeof fact === 'object') return fact;
  return { key: '', or: fact === 'none' || fact === undefined ? '' : String(fact) };
}
/** Words that need no language, as numbers are. */
export const plain = (or: string): Prop => words({ key: '', or });
export const count = (from: number, to: number, at: number, ms = 800): Prop => ({ is: 'count', from, to, at, ms });
export const row = (body: string, n: number, at: number, gap = 120): Prop => ({ is: 'row', body, n, at, gap });
/** How far aside the i-th of so many stands in a row that has room for all of them. */
export const inRow = (i: number, n: number, gap: number): number => (i - (n - 1) / 2) * Math.min(gap, 360 / n);
export const RAYS: Prop = { is: 'rays' };
export const RING: Prop = { is: 'ring' };
export const GLOW: Prop = { is: 'glow' };
export const motes = (n: number, at: number, ms = 1500): Prop => ({ is: 'motes', n, at, ms });
export const bar = (part: number, at: number): Prop => ({ is: 'bar', part, at });
export const reach = (of: number, step: readonly [from: Spot, to: Spot]): Prop => ({ is: 'reach', of, step });
export const trail = (spots: readonly Spot[]): Prop => ({ is: 'trail', spots });
export const BOARD: Prop = { is: 'board' };
export const thread = (from: Spot, to: Spot): Prop => ({ is: 'thread', from, to });

const OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
const BOTH = 'ease-in-out';

const by = (x: number, y: number, more = ''): string => `translate(${x}px, ${y}px)${more}`;

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
export const hither = ({ at, ms }: StageWay, [x, y]: Offset): StageMove => ({
  ...{ at, ms, easing: OUT },
  frames: [
    { transform: by(x, y, ` scale(${SMALL})`), opacity: 0 },
    { transform: by(x * 0.8, y * 0.8, ` scale(${SMALL * 1.4})`), opacity: 1, offset: 0.15 },
    { transform: by(0, 0), opacity: 1 },
  ],
});
export const thither = ({ at, ms }: StageWay, [x, y]: Offset): StageMove => ({
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

const TURN = 170;
/** One side of a card goes, then the other comes. */
export const turnAway = (at: number): StageMove => ({
  ...{ at, ms: TURN, easing: 'ease-in' },
  frames: [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }],
});
export const turnHither = (at: number): StageMove => ({
  ...{ at: at + TURN, ms: TURN, easing: 'ease-out' },
  frames: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
});

/** The pieces of what breaks: three corners of each, in units of its size around its middle, and where it flies. */
export function shards(at: number): { readonly points: string; readonly move: StageMove }[] {
  const n = 7;
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [i, i + 1].map((k) => (2 * Math.PI * k) / n + 0.3);
    const middle = (a + b) / 2;
    const far = 46 + ((i * 37) % 31);
    const away = by(Math.cos(middle) * far, Math.sin(middle) * far + 24, ` rotate(${((i * 53) % 90) - 45}deg)`);
    const corner = (angle: number) => `${(Math.cos(angle) * 1.2).toFixed(3)},${(Math.sin(angle) * 1.2).toFixed(3)}`;
    return {
      points: `0,0 ${corner(a)} ${corner(b)}`,
      move: {
        ...{ at, ms: 700, easing: OUT },
        frames: [
          { transform: by(0, 0), opacity: 1 },
          { transform: away, opacity: 0 },
        ],
      },
    };
  });
}

/** Where each spark begins around the middle of a circle of the size 1, and how it rises: not at random, so that a scene is always the same. */
export function sparks({ n, at, ms }: Extract<Prop, { is: 'motes' }>, size: number): Spark[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = i * 2.4;
    const far = 0.5 * Math.sqrt((i + 0.5) / n);
    const drift = ((i * 29) % 17) - 8;
    return {
      x: Math.cos(angle) * far * size,
      y: Math.sin(angle) * far * size * 0.7 + size * 0.18,
      r: 1 + ((i * 7) % 5) * 0.35,
      move: {
        ...{ at: at + (i * ms * 0.6) / n, ms: ms * 0.4 + 200, easing: 'ease-out' },
        frames: [
          { transform: by(0, 10), opacity: 0 },
          { transform: by(drift / 2, -size * 0.1), opacity: 0.95, offset: 0.3 },
          { transform: by(drift, -size * 0.34), opacity: 0 },
        ],
      },
    };
  });
}
interface Spark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly move: StageMove;
}
/** A bar fills to its part from the left. */
export const fill = (at: number, part: number): StageMove => ({
  ...{ at, ms: 700, easing: OUT },
  frames: [{ transform: 'scaleX(0)' }, { transform: `scaleX(${part})` }],
});

/** A number that runs up, or down: each stands until the next; the last one stays. */
export function counted({ from, to, at, ms }: Extract<Prop, { is: 'count' }>): { n: number; moves: StageMove[] }[] {
  const steps = Math.max(1, Math.min(8, Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const begins = i === 0 ? [] : [appear(at + (ms * i) / steps, 1)];
    const ends = i === steps ? [] : [fade(at + (ms * (i + 1)) / steps, 1)];
    return { n: Math.round(from + ((to - from) * i) / steps), moves: [...begins, ...ends] };
  });
}

/** Until when nothing of a line is seen. */
export function beginOf({ moves, comes }: StageLine): number {
  const hidden = moves.filter(({ frames }) => frames[0]?.opacity === 0);
  return Math.max(0, ...[...hidden, ...(comes ? [comes] : [])].map(({ at }) => at));
}

/** The lines that are seen first, so many of them, in the order in which they lie over each other. */
export function earliest(script: StageScript, n: number): StageScript {
  const begun = (line: StageLine) => (line.isFirst ? -1 : beginOf(line));
  const some = new Set(script.toSorted((a, b) => begun(a) - begun(b)).slice(0, n));
  return script.filter((line) => some.has(line));
}

/** When all that a line does is over. */
export function endOf({ prop, moves, breaks, comes, goes }: StageLine): number {
  const own =
    prop.is === 'card' && prop.turns !== null ? prop.turns + 2 * TURN : prop.is === 'count' ? prop.at + prop.ms : 0;
  const rowed =
    prop.is === 'row'
      ? prop.at + prop.n * prop.gap + 300
      : prop.is === 'motes'
        ? prop.at + prop.ms + 200
        : prop.is === 'bar'
          ? prop.at + 700
          : 0;
  const ways = [...moves, ...(comes ? [comes] : []), ...(goes ? [goes] : [])];
  return Math.max(own, rowed, breaks === null ? 0 : breaks + 700, ...ways.map(({ at, ms }) => at + ms));
}
