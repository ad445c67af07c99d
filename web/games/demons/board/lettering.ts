import map from '@conjure/demons/data/map.json' with { type: 'json' };
import { middle, type Point, pair } from './geometry.ts';
import { courses, flowing } from './rivers.ts';
import { has } from './terrain.ts';
import type { HexName } from './types.ts';

/** A name along what it names: a line to write on, and how large and how wide to write. */
export interface Lettering {
  name: string;
  kind: 'water' | 'range' | 'wood' | 'river';
  line: string;
  /** Of the line. */
  length: number;
}

const features: Record<string, HexName[]> = map.features;

export function letterings(): Lettering[] {
  const areas = Object.entries(features).map(([name, hexes]): Lettering => {
    const kind = has(hexes[0], 'water') ? 'water' : has(hexes[0], 'mountain') ? 'range' : 'wood';
    const { from, by, to } = axis(hexes.map(middle));
    const drop = kind === 'range' ? 38 : hexes.length > 6 ? 34 : 6;
    return {
      name,
      kind,
      line: `M${pair(from.x, from.y + drop)}Q${pair(by.x, by.y + drop)} ${pair(to.x, to.y + drop)}`,
      length: Math.hypot(to.x - from.x, to.y - from.y),
    };
  });
  return [...areas, ...riverLetterings()];
}

/** The way through the middles of a feature from west to east, as a gentle curve; a single hex gets a level line. */
function axis(points: readonly Point[]): { from: Point; by: Point; to: Point } {
  const count = points.length;
  const mean = { x: sum(points.map((p) => p.x)) / count, y: sum(points.map((p) => p.y)) / count };
  const xx = sum(points.map((p) => (p.x - mean.x) ** 2));
  const xy = sum(points.map((p) => (p.x - mean.x) * (p.y - mean.y)));
  const yy = sum(points.map((p) => (p.y - mean.y) ** 2));
  const angle = count === 1 ? 0 : limited(Math.atan2(2 * xy, xx - yy) / 2, 0.9);
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const ends = points.map((p) => (p.x - mean.x) * along.x + (p.y - mean.y) * along.y);
  const [least, most] = [Math.min(...ends) - 40, Math.max(...ends) + 40];
  const at = (far: number, off = 0): Point => ({
    x: mean.x + along.x * far - along.y * off,
    y: mean.y + along.y * far + along.x * off,
  });
  return { from: at(least), by: at((least + most) / 2, -(most - least) * 0.08), to: at(most) };
}

/** A river's name stands along a middle stretch of its longest course. */
function riverLetterings(): Lettering[] {
  const named = new Set<string>();
  return courses().flatMap(({ river, corners }): Lettering[] => {
    if (named.has(river) || corners.length < 6) return [];
    named.add(river);
    const points = flowing(corners);
    const span = Math.min(points.length, 70);
    const stretch = calmed(points, Math.floor((points.length - span) / 2), span);
    if (stretch[0].x > stretch[span - 1].x) stretch.reverse();
    const line = stretch.map(({ x, y }, i) => {
      const a = stretch[Math.max(0, i - 1)];
      const b = stretch[Math.min(span - 1, i + 1)];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      return pair(x + ((b.y - a.y) / length) * BESIDE, y - ((b.x - a.x) / length) * BESIDE);
    });
    const [from, to] = [stretch[0], stretch[span - 1]];
    return [
      { name: river, kind: 'river', line: `M${line.join('L')}`, length: Math.hypot(to.x - from.x, to.y - from.y) },
    ];
  });
}

/** How far from the middle of the river its name is written. */
const BESIDE = 15;
const CALM = 14;

/** A stretch of a way with its windings taken out. */
function calmed(points: readonly Point[], start: number, span: number): Point[] {
  return points.slice(start, start + span).map((_, i) => {
    const near = points.slice(Math.max(0, start + i - CALM), start + i + CALM + 1);
    return { x: sum(near.map((p) => p.x)) / near.length, y: sum(near.map((p) => p.y)) / near.length };
  });
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const limited = (n: number, most: number): number => Math.min(most, Math.max(-most, n));
