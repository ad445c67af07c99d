import type { ServerMessage, ServerMessageOf } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';

/** What has gone wrong, until somebody has seen it. */
export function newTrouble(wire: Wire, match: string) {
  let trouble: Rejection | ServerMessageOf<'undoBarred'> | null = $state.raw(null);

  /** On the way back to a match that the host has lost. If that fails, too, whatever is done next tries again. */
  let isReturning = false;
  const complain = async (against: Rejection): Promise<void> => {
    trouble = against;
    if (!isLost(against) || isReturning) return;
    isReturning = true;
    const reply = await wire.ask({ do: 'continue', match }, 'opened');
    isReturning = false;
    if (isRejection(reply)) trouble = reply;
  };

  return {
    get trouble() {
      return trouble;
    },
    complain,
    bar(barred: ServerMessageOf<'undoBarred'>): void {
      trouble = barred;
    },
    clear(): void {
      trouble = null;
    },
    /** Asks for something that the host answers with a new state, or with what is against it. */
    async request(message: Parameters<Wire['ask']>[0], ...kinds: ServerMessage['is'][]): Promise<void> {
      trouble = null;
      const reply = await wire.ask(message, ...kinds);
      if (isRejection(reply)) void complain(reply);
    },
  };
}

/** The host has lost the match, as after a crash: it is in the store, and can be come back to. */
const isLost = (against: Rejection): boolean =>
  against.is === 'error' &&
  (against.what === 'noMatch' || against.what === 'notAtTable' || (against.what === 'failed' && !against.match));
