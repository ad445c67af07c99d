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

type Deed = (typeof KEYS)[number]['deed'];

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function pressOf({ key, ctrlKey, metaKey, altKey }: Pressed): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  return (
    KEYS.find(({ keys }) => (keys as readonly string[]).some((one) => one.toLowerCase() === key.toLowerCase()))?.deed ??
    null
  );
}

/** Whether what has the focus wants letters for itself. */
export const isTaken = (focused: Element | null): boolean =>
  focused?.closest(
    'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]',
  ) != null;
