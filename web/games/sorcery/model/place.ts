import type { Point } from '../board/types.ts';

// A place of the field in a word, `x,y`: the stage knows places by their names.

export const placeOf = ({ x, y }: Point): string => `${x},${y}`;

export const pointIn = (place: string): Point => {
  const [x, y] = place.split(',').map(Number);
  return { x, y };
};
