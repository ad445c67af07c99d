/** Keys that mean something at this table beside those of every table. */
export const KEYS = [{ action: 'back', keys: ['Backspace'] }] as const;

/** Keys of the board, as the map of keys shows them. */
export const BOARD_KEYS = [
  { action: 'walk', keys: ['↑', '↓', '←', '→'] },
  { action: 'next', keys: ['n'] },
  { action: 'every', keys: ['m'] },
  { action: 'terrain', keys: ['t'] },
  { action: 'pick', keys: ['Enter'] },
  { action: 'step', keys: ['Shift', 'Alt'] },
  { action: 'turn', keys: ['[', ']'] },
  { action: 'bend', keys: ['b'] },
  { action: 'contact', keys: ['c'] },
  { action: 'ghost', keys: ['g'] },
  { action: 'zoom', keys: ['+', '−'] },
  { action: 'fit', keys: ['0'] },
] as const;
