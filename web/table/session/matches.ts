import type { Account, Viewer } from '@conjure/engine';
import type { Chair, ServerMessageOf, ViewedPosition } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';

type OpenedMessage = ServerMessageOf<'opened'>;

interface MatchesDeps {
  /** The moment that is looked at, and by whom. */
  at(): { readonly step: number; readonly viewer: Viewer };
  /** Who sits where. */
  chairs(): Chair[] | undefined;
  complain(against: Rejection): void;
}

/** What becomes of a match elsewhere: its record, and other matches that begin with it. */
export function matchesFrom(
  wire: Wire,
  { match, game, practice }: OpenedMessage,
  { at, chairs, complain }: MatchesDeps,
) {
  const begun = (reply: OpenedMessage | Rejection): string | null => {
    if (!isRejection(reply)) return reply.match;
    complain(reply);
    return null;
  };

  const record = async (): Promise<ServerMessageOf<'record'>['record'] | null> => {
    const reply = await wire.ask({ do: 'export', match }, 'record');
    if (!isRejection(reply)) return reply.record;
    complain(reply);
    return null;
  };

  return {
    record,
    /** What the match came to, now that it is over, as the one who looks has heard it. */
    async account(): Promise<Account | null> {
      const reply = await wire.ask({ do: 'account', match, viewer: at().viewer }, 'account');
      if (!isRejection(reply)) return reply.account;
      complain(reply);
      return null;
    },
    /** The position as somebody saw it, for a picture of it; `null` where it is not to be seen. */
    async positionAt(step: number, viewer: Viewer): Promise<ViewedPosition | null> {
      const reply = await wire.ask({ do: 'history', match, step, viewer }, 'history');
      return isRejection(reply) ? null : reply;
    },
    /** "Play on from here": the new match's id. */
    async fork({ step, viewer } = at()): Promise<string | null> {
      return begun(await wire.ask({ do: 'fork', match, viewer, step }, 'opened'));
    },
    /** The same set-up once more, with other dice: the new match's id. */
    async again(): Promise<string | null> {
      const kept = await record();
      const seats = chairs();
      if (!kept || !seats) return null;
      const { options, scenario } = kept;
      const from = scenario === undefined ? {} : { scenario };
      return begun(await wire.ask({ do: 'open', game, seats, options, practice, ...from }, 'opened'));
    },
  };
}
