import type { Event, Facts, Phrase, Viewer } from '@conjure/engine';
import type { Component } from 'svelte';
import type { CueName } from '../sound/cues.ts';
import type { Spot } from './spot.ts';

// A great moment is a script: what is put on the stage, one line for each thing, and how it moves. Lengths are in units of the stage, times in
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
  | { readonly is: 'words'; readonly phrase: Phrase }
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
/** A script for each event that has a great moment: the compiler holds it complete. */
export type Scripts<E extends Event, Great extends E['type'], View> = {
  readonly [type in Great]: ScriptFor<E, type, View>;
};
/** What is drawn on the board while something smaller than a great moment is shown, where a game has anything for it. */
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
export const words = (phrase: Phrase): Prop => ({ is: 'words', phrase });
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
