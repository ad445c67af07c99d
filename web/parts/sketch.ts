/** A line or a surface of a drawing, by an SVG path. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A small drawing as plain data: it can be kept, and drawn where the game that made it is not loaded. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
}

const whole = (n: number): string => String(Math.round(n));

/** Corners one after the other, closed; whole units will do, where a drawing is hundreds of them wide. */
export const shape = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join('L')}Z`;

export const disc = (x: number, y: number, r: number): string => {
  const [across, radius] = [whole(2 * r), whole(r)];
  return `M${whole(x - r)} ${whole(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0Z`;
};

export const bar = (x: number, y: number, width: number, height: number): string =>
  `M${whole(x)} ${whole(y)}h${whole(width)}v${whole(height)}h${whole(-width)}Z`;
