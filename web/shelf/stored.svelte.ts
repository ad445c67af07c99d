import type { Fault } from '@conjure/engine';
import type { Summary } from '@conjure/host';
import { go } from '../app/route.svelte.ts';
import { openLesson } from '../learn/kept.ts';
import { isRejection, type Rejection, wire } from '../wire/index.ts';
import { exportMatch } from './export.ts';
import { readFile } from './file.ts';

interface Trouble {
  readonly what: string;
  readonly fault?: Fault | undefined;
}

export type Stored = ReturnType<typeof newStored>;

/** The matches that are kept on this device, the last first, and what can be done with them. */
export function newStored() {
  let matches = $state.raw<readonly Summary[] | null>(null);
  let trouble = $state.raw<Trouble | null>(null);

  const complain = (against: Rejection) => {
    trouble = against.is === 'error' ? { what: against.what, fault: against.fault } : { what: 'failed' };
  };

  async function list() {
    const reply = await wire.ask({ do: 'list' }, 'stored');
    if (isRejection(reply)) {
      matches = [];
      return complain(reply);
    }
    // A lesson that was left in the middle goes on in its own place.
    const lesson = openLesson()?.match;
    matches = reply.matches.filter(({ match }) => match !== lesson).toSorted((a, b) => b.saved - a.saved);
  }
  void list();

  return {
    /** `null` until they have been looked for. */
    get matches() {
      return matches;
    },
    get trouble() {
      return trouble;
    },
    /** Opens the match that is in a file. */
    async take(file: File | undefined): Promise<void> {
      if (!file) return;
      trouble = null;
      const read = await readFile(file);
      if ('trouble' in read) {
        trouble = { what: read.trouble };
        return;
      }
      const { record, chairs } = read;
      const reply = await wire.ask({ do: 'import', record, ...(chairs ? { seats: chairs } : {}) }, 'opened');
      if (isRejection(reply)) complain(reply);
      else go({ at: 'table', match: reply.match });
    },
    async save(summary: Summary): Promise<void> {
      trouble = null;
      const against = await exportMatch(wire, summary);
      if (against) complain(against);
    },
    async forget({ match }: Summary): Promise<void> {
      trouble = null;
      const reply = await wire.ask({ do: 'forget', match }, 'forgotten');
      if (isRejection(reply)) complain(reply);
      await list();
    },
  };
}
