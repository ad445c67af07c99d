import { HEIGHT, MARGIN, num, pair, WIDTH } from './geometry.ts';

export interface FrameRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const grown = (by: number): FrameRect => ({ x: -by, y: -by, width: WIDTH + 2 * by, height: HEIGHT + 2 * by });

export const SHEET: FrameRect = grown(MARGIN);
/** What is drawn of the land ends here. */
export const INNER: FrameRect = grown(26);
export const OUTER: FrameRect = grown(42);

const PARTS = { across: 48, down: 38 };

/** Every other piece of the border, as on the frame of an old map. */
export function borderPath(): string {
  const deep = INNER.x - OUTER.x;
  const pieces: string[] = [];
  const across = INNER.width / PARTS.across;
  for (let i = 0; i < PARTS.across; i += 2) {
    const x = INNER.x + i * across;
    pieces.push(bar(x, OUTER.y, across, deep / 2), bar(x + across, OUTER.y + deep / 2, across, deep / 2));
    const foot = INNER.y + INNER.height;
    pieces.push(bar(x, foot, across, deep / 2), bar(x + across, foot + deep / 2, across, deep / 2));
  }
  const down = INNER.height / PARTS.down;
  for (let i = 0; i < PARTS.down; i += 2) {
    const y = INNER.y + i * down;
    pieces.push(bar(OUTER.x, y, deep / 2, down), bar(OUTER.x + deep / 2, y + down, deep / 2, down));
    const end = INNER.x + INNER.width;
    pieces.push(bar(end, y, deep / 2, down), bar(end + deep / 2, y + down, deep / 2, down));
  }
  return pieces.join('');
}

const bar = (x: number, y: number, wide: number, high: number): string =>
  `M${pair(x, y)}h${num(wide)}v${num(high)}h${num(-wide)}Z`;

/** The dark and the light halves of a compass rose of this radius, around nothing. */
export function rose(radius: number): { dark: string; light: string } {
  let dark = '';
  let light = '';
  for (const { turns, long, wide } of [
    { turns: [1, 3, 5, 7], long: 0.66, wide: 0.17 },
    { turns: [0, 2, 4, 6], long: 1, wide: 0.2 },
  ]) {
    for (const turn of turns) {
      const at = (angle: number, far: number): string =>
        pair(Math.sin(angle) * far * radius, -Math.cos(angle) * far * radius);
      const angle = (turn * Math.PI) / 4;
      const tip = at(angle, long);
      dark += `M0 0L${tip}L${at(angle + Math.PI / 4, wide)}Z`;
      light += `M0 0L${tip}L${at(angle - Math.PI / 4, wide)}Z`;
    }
  }
  return { dark, light };
}
