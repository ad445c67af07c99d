// What is drawn in several pieces: shards, sparks, a number that runs.
import { appear, by, fade, OUT } from './moves.ts';
import type { Prop, StageMove } from './script.ts';

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

/** Where each spark begins around the middle of a circle of the size 1, and how it rises: not at random, so that a great moment is always the same. */
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

/** A number that runs up, or down: each stands until the next; the last one stays. */
export function counted({ from, to, at, ms }: Extract<Prop, { is: 'count' }>): { n: number; moves: StageMove[] }[] {
  const steps = Math.max(1, Math.min(8, Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const begins = i === 0 ? [] : [appear(at + (ms * i) / steps, 1)];
    const ends = i === steps ? [] : [fade(at + (ms * (i + 1)) / steps, 1)];
    return { n: Math.round(from + ((to - from) * i) / steps), moves: [...begins, ...ends] };
  });
}
