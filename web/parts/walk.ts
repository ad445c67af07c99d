import type { Point } from './point.ts';
/** Moves pieces of a board along a way. They stay at its end until what is given back is called. */
export function walk(pieces: Iterable<Element>, path: readonly Point[], ms: number): () => void {
  if (ms <= 0 || path.length < 2) return () => {};
  const frames = path.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  const walking = [...pieces].map((piece) =>
    piece.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' }),
  );
  return () => {
    for (const one of walking) one.cancel();
  };
}
