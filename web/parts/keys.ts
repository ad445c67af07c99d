/** As much of a pressed key as matters. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key is pressed with one that makes something of the browser's of it. */
export const isChord = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

/** What a key does by a table of keys, large letters as small ones. */
export function actionOf<Action>(
  keys: readonly { readonly action: Action; readonly keys: readonly string[] }[],
  pressed: Pressed,
): Action | null {
  if (isChord(pressed)) return null;
  const wanted = pressed.key.toLowerCase();
  return keys.find((each) => each.keys.some((key) => key.toLowerCase() === wanted))?.action ?? null;
}

const FIELDS = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, a[href], summary, input, [role="button"], [role="tab"]';

/** Whether what has the focus wants letters for itself. */
export const takesLetters = (focused: Element | null): boolean => focused?.closest(FIELDS) != null;

/** Whether what has the focus is pressed by this key. */
export const takesPress = (key: string, focused: Element | null): boolean =>
  (key === 'Enter' || key === ' ') && focused?.closest(PRESSABLE) != null;

/** Whether what has the focus has no other key than Space. */
export const takesSpace = (focused: Element | null): boolean => focused?.closest('input, summary') != null;
