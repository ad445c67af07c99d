import { MARKS } from '../games/marks.ts';
import type { Ended, OpponentLevel } from './ended.ts';

/** What one's matches of a game against bots of a level come to. */
export interface StatisticsRow {
  readonly game: string;
  readonly level: OpponentLevel;
  readonly played: number;
  readonly won: number;
  readonly best: Ended;
  /** As many were better as were worse. */
  readonly middle: Ended;
  /** Of the one in the middle by length. */
  readonly usual: number;
  /** The last ones, the oldest first. */
  readonly curve: readonly number[];
}

const CURVE = 20;

/** The one in the middle of a list in order; of two the lower. */
const middleOf = <T>(sorted: readonly T[]): T => sorted[(sorted.length - 1) >> 1];

/** By game and level, in the order in which they were first played. */
export function statisticsOf(ended: readonly Ended[]): readonly StatisticsRow[] {
  const groups = Map.groupBy(ended, ({ game, level }) => `${game} ${level}`);
  return [...groups.values()].map((matches): StatisticsRow => {
    const [{ game, level }] = matches;
    const byWorth = matches.toSorted((a, b) => a.worth - b.worth);
    return {
      game,
      level,
      played: matches.length,
      won: matches.filter(({ won }) => won).length,
      best: byWorth[byWorth.length - 1],
      middle: middleOf(byWorth),
      usual: middleOf(matches.map(({ length }) => length).toSorted((a, b) => a - b)),
      curve: matches.slice(-CURVE).map(({ points }) => points),
    };
  });
}

export interface Mark {
  readonly game: string;
  readonly id: string;
  /** The number in its condition, where it has one. */
  readonly n: number;
  /** The match that earned it first; `null` where none has. */
  readonly by: Ended | null;
}

export const marksOf = (ended: readonly Ended[]): readonly Mark[] =>
  Object.entries(MARKS).flatMap(([game, marks]) =>
    Object.entries(marks).map(([id, n]) => ({
      game,
      id,
      n: n ?? 0,
      by: ended.find((one) => one.game === game && one.marks.includes(id)) ?? null,
    })),
  );

/** A line through the points of a curve, in a frame of this size; one alone is a dash. */
export function curvePath(points: readonly number[], width: number, height: number): string {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const across = width / Math.max(1, points.length - 1);
  const at = (value: number) => Math.round((height * (most - value)) / (most - least || 1));
  if (points.length === 1) return `M0 ${Math.round(height / 2)}H${width}`;
  return `M${points.map((value, i) => `${Math.round(i * across)} ${at(value)}`).join('L')}`;
}
