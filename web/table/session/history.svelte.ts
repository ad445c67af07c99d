import type { Viewer } from '@conjure/engine';
import type { ServerMessageOf } from '@conjure/host';
import { isRejection, type Rejection, type Wire } from '../../wire/index.ts';

type PastState = ServerMessageOf<'history'>;
interface WantedState {
  readonly step: number;
  readonly viewer: Viewer;
}

/** The match as it was. The host is asked for one moment at a time, and of those wished for meanwhile only for the last. */
export function newHistory(wire: Wire, match: string, complain: (against: Rejection) => void) {
  let moment: PastState | null = $state.raw(null);
  let wanted: WantedState | null = $state.raw(null);
  let isAsking = false;

  const ask = async () => {
    isAsking = true;
    while (wanted && !isAt(moment, wanted)) {
      const next: WantedState = wanted;
      const reply = await wire.ask({ do: 'history', match, ...next }, 'history');
      if (!isRejection(reply)) {
        // Who has gone back to the present stays there.
        if (wanted) moment = reply;
        continue;
      }
      complain(reply);
      wanted = moment && { step: moment.step, viewer: moment.viewer };
    }
    isAsking = false;
  };

  return {
    get moment() {
      return moment;
    },
    /** Where the slider stands, before the host has said what was to be seen there. */
    get step() {
      return wanted?.step ?? null;
    },
    /** What there was to be seen at a moment, without going there; `null` where it is not to be had. */
    async positionAfter(step: number, viewer: Viewer): Promise<PastState | null> {
      const reply = await wire.ask({ do: 'history', match, step, viewer }, 'history');
      return isRejection(reply) ? null : reply;
    },
    async look(step: number, viewer: Viewer): Promise<void> {
      wanted = { step, viewer };
      if (!isAsking) await ask();
    },
    stop(): void {
      wanted = null;
      moment = null;
    },
  };
}

const isAt = (moment: PastState | null, { step, viewer }: WantedState) =>
  moment?.step === step && moment.viewer === viewer;
