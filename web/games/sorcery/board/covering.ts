import type { FigureShape, ObjectiveShape } from './types.ts';

/** Objectives of which a base hides the number, with the figure that stands there. */
export const covered = (
  objectives: readonly ObjectiveShape[],
  figures: readonly FigureShape[],
): { objective: ObjectiveShape; figure: FigureShape }[] =>
  objectives.flatMap((objective) => {
    const figure = figures.find(({ at, radius }) => Math.hypot(at.x - objective.at.x, at.y - objective.at.y) < radius);
    return figure ? [{ objective, figure }] : [];
  });
