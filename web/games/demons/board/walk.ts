import { middle } from './geometry.ts';
import type { Motion } from './types.ts';

/** Moves a token along its way. It stays at the end until what is given back is called. */
export function walk(piece: Element | null, { path, ms }: Motion): () => void {
  if (!piece || ms <= 0 || path.length < 2) return () => {};
  const frames = path.map((hex) => ({ transform: `translate(${middle(hex).x}px, ${middle(hex).y}px)` }));
  const walking = piece.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' });
  return () => walking.cancel();
}
