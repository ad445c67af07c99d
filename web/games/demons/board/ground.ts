import type { DrawnGround } from './drawn-ground.ts';

let drawn: Promise<DrawnGround> | null = null;

/** The sheet, drawn once, in a thread of its own: the board is there and can be played on meanwhile. */
export function groundWith(names: readonly string[]): Promise<DrawnGround> {
  drawn ??= new Promise<DrawnGround>((resolve, reject) => {
    const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module', name: 'ground' });
    worker.addEventListener('message', ({ data }: MessageEvent<DrawnGround>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      // Whoever comes next tries again.
      drawn = null;
      reject(new Error('the ground could not be drawn'));
    });
    worker.postMessage(names);
  });
  return drawn;
}
