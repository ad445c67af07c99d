/** Keys of the board, as the map of keys shows them. */
export const BOARD_KEYS = [
  { action: 'walk', keys: ['↑', '↓', '←', '→'] },
  { action: 'next', keys: ['n'] },
  { action: 'pick', keys: ['Enter'] },
  { action: 'zoom', keys: ['+', '−'] },
  { action: 'fit', keys: ['0'] },
] as const;
