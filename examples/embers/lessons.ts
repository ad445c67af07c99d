import type { Situation } from '@conjure/engine/content';

const brink = {
  hands: [
    [2, 4, 6],
    [3, 5, 6],
  ],
  embers: [4, 4],
  pile: [1, 2, 3, 4, 5, 6, 5],
  discard: [1, 1, 2, 3, 4],
  smoke: 4,
};

/** Positions that are good to play from. */
export const scenarios = async (): Promise<readonly Situation[]> => [{ id: 'brink', seats: 2, scenario: brink }];
