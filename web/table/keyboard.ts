import { isTaken, type KeyAction, pressOf } from './keys.ts';
import type { Session } from './session/session.svelte.ts';

/** What each key does; `false` where it has nothing to do now. */
type KeyActions = Readonly<Record<KeyAction, (nth: number) => unknown>>;

/** These move about in the page and change what other keys mean. */
const QUIET = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** What is done about a key that comes down at a table. */
export const keyboard =
  (session: () => Session, actions: KeyActions) =>
  (event: KeyboardEvent): void => {
    const { curtain, showing } = session();
    // Dialogs and the curtain have keys of their own.
    if (event.defaultPrevented || curtain !== null || document.querySelector('dialog[open]')) return;
    const { shot, skip, skipAll, isJustSkipped } = showing;
    const goesOn = shot?.tier === 'scene' && !QUIET.has(event.key);
    if (goesOn || (isJustSkipped() && !QUIET.has(event.key))) event.preventDefault();
    if (shot && event.key === 'Escape') skipAll();
    else if (goesOn) skip();
    if (event.defaultPrevented || (shot && event.key === 'Escape')) return;
    const pressed = pressOf(event);
    if (!pressed || isTaken(pressed, event.key, document.activeElement)) return;
    if (actions[pressed.action](pressed.nth) !== false) event.preventDefault();
  };

/** Presses what a selector finds; `false` where there is nothing of that kind. */
export function press(within: Element | null | undefined, selector: string): boolean {
  const found = within?.querySelector<HTMLElement>(selector);
  found?.click();
  return Boolean(found);
}

/** The same for one of several, of those that can be seen. */
export function pressNth(within: Element | undefined, selector: string, nth: number): boolean {
  const seen = [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((each) => each.checkVisibility());
  seen[nth]?.click();
  return seen[nth] !== undefined;
}
