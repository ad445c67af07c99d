import type { TableHere } from '../parts/table-here.ts';
import { isTaken, type KeyAction, pressOf } from './keys.ts';
import type { Session } from './session/session.svelte.ts';

/** What each key does; `false` where it has nothing to do now. */
type KeyActions = Readonly<Record<KeyAction, (nth: number) => unknown>>;

/** These move about in the page and change what other keys mean. */
const QUIET = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** What is done about a key that comes down at a table. */
export const keyboard =
  (table: TableHere, session: () => Session, actions: KeyActions) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !table.hasKeys()) return;
    const { shot, skip, skipAll, isJustSkipped } = session().showing;
    const goesOn = shot?.tier === 'great' && !QUIET.has(event.key);
    if (goesOn || (isJustSkipped() && !QUIET.has(event.key))) event.preventDefault();
    if (shot && event.key === 'Escape') skipAll();
    else if (goesOn) skip();
    if (event.defaultPrevented || (shot && event.key === 'Escape')) return;
    const pressed = pressOf(event);
    if (!pressed || isTaken(pressed, event.key, document.activeElement)) return;
    if (actions[pressed.action](pressed.nth) !== false) event.preventDefault();
  };

/** Presses what was found; `false` where there is nothing of that kind. */
export function press(found: HTMLElement | null | undefined): boolean {
  found?.click();
  return Boolean(found);
}

/** The same for one of several, of those that can be seen. */
export const pressNth = (found: readonly HTMLElement[], nth: number): boolean =>
  press(found.filter((each) => each.checkVisibility())[nth]);
