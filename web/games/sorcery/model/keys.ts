/** Keys that mean something at this table beside those of every table. */
export const KEYS = [
  { deed: 'enough', keys: ['d'] },
  { deed: 'tab', keys: ['t'] },
  { deed: 'back', keys: ['Backspace'] },
] as const;

/** Keys of the board, as the map of keys shows them. */
export const BOARD_KEYS = [
  { deed: 'walk', keys: ['↑', '↓', '←', '→'] },
  { deed: 'next', keys: ['n'] },
  { deed: 'every', keys: ['m'] },
  { deed: 'pick', keys: ['Enter'] },
  { deed: 'step', keys: ['Shift', 'Alt'] },
  { deed: 'turn', keys: ['[', ']'] },
  { deed: 'bend', keys: ['b'] },
  { deed: 'contact', keys: ['c'] },
  { deed: 'ghost', keys: ['g'] },
  { deed: 'zoom', keys: ['+', '−'] },
  { deed: 'fit', keys: ['0'] },
] as const;
