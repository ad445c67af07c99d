import { NEXT, NEXT_MODEL } from '../board/cursor.ts';

/** Keys of the board and of the cards, as the map of keys shows them. */
export const BOARD_KEYS = [
  { action: 'lay', keys: ['1 – 9'] },
  { action: 'walk', keys: ['↑', '↓', '←', '→'] },
  { action: 'next', keys: [NEXT] },
  { action: 'model', keys: [NEXT_MODEL] },
  { action: 'pick', keys: ['Enter'] },
  { action: 'zoom', keys: ['+', '−'] },
  { action: 'fit', keys: ['0'] },
] as const;
