import { TURN_MS } from './moves.ts';
import type { StageLine, StageScript } from './script.ts';

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
    prop.is === 'card' && prop.turns !== null ? prop.turns + 2 * TURN_MS : prop.is === 'count' ? prop.at + prop.ms : 0;
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
