import type { Viewer } from '@conjure/engine';
import type { Session } from './session/session.svelte.ts';

interface LookBackDeps {
  readonly onopen: () => void;
  readonly onclose: () => void;
}

/** Looking at the past of a match, a step at a time. */
export function newLookBack(session: () => Session, { onopen, onclose }: LookBackDeps) {
  let isOpen = $state(false);
  const history = {
    get isOpen() {
      return isOpen;
    },
    open(): void {
      isOpen = true;
      onopen();
    },
    close(): void {
      isOpen = false;
      session().backToPresent();
      onclose();
    },
    toggle: (): void => (isOpen ? history.close() : history.open()),
    lookAt(step: number, eyes?: Viewer): void {
      history.open();
      void session().look(step, eyes);
    },
    lookBy(steps: number): void {
      const end = session().now?.step ?? 0;
      isOpen = true;
      void session().look(Math.min(end, Math.max(0, (session().step ?? end) + steps)));
    },
  };
  return history;
}
