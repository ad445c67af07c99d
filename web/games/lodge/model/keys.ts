import { NEXT, NEXT_MODEL } from '../board/cursor.ts';

/** Keys that mean something at this table beside those of every table. */
export const KEYS = [
  { deed: 'enough', keys: ['d'] },
  { deed: 'tab', keys: ['t'] },
] as const;

/** Keys of the board, as the map of keys shows them. */
export const BOARD_KEYS = [
  { deed: 'walk', keys: ['↑', '↓', '←', '→'] },
  { deed: 'next', keys: [NEXT] },
  { deed: 'model', keys: [NEXT_MODEL] },
  { deed: 'pick', keys: ['Enter'] },
  { deed: 'zoom', keys: ['+', '−'] },
  { deed: 'fit', keys: ['0'] },
] as const;
