import type { Fault } from '@conjure/engine';
import type { Summary } from '@conjure/host';
import { go } from '../app/route.svelte.ts';
import { openLesson } from '../learn/kept.ts';
import { hasPlayedOnline } from '../online/known.ts';
import { isRejection, type Rejection, summariesHere, wire, wireOf } from '../wire/index.ts';
import { exportMatch } from './export.ts';
import { readFile } from './file.ts';
import { inOrder, type ShelfMatch } from './shelf-match.ts';

interface Trouble {
  readonly what: string;
  readonly fault?: Fault | undefined;
}

export type Stored = ReturnType<typeof newStored>;

/** The matches that are kept on this device, the last first, and what can be done with them. */
export function newStored() {
  let here = $state.raw<readonly Summary[] | null>(null);
  let elsewhere = $state.raw<readonly ShelfMatch[]>([]);
  const matches = $derived(here && inOrder([...here, ...elsewhere]));
  let trouble = $state.raw<Trouble | null>(null);

  const complain = (against: Rejection) => {
    trouble = against.is === 'error' ? { what: against.what, fault: against.fault } : { what: 'failed' };
  };

  async function list() {
    // Where the browser keeps nothing, the host says so.
    const reply = await summariesHere()
      .then((matches) => ({ is: 'stored' as const, matches }))
      .catch(() => wire.ask({ do: 'list' }, 'stored'));
    if (isRejection(reply)) {
      here = [];
      return complain(reply);
    }
    // A lesson that was left in the middle goes on in its own place.
    const lesson = openLesson()?.match;
    here = reply.matches.filter(({ match }) => match !== lesson);
  }
  void list();

  /** Nobody is asked where nothing was ever played online; and who cannot be reached has nothing to say. */
  async function listOnline() {
    if (!hasPlayedOnline()) return;
    const { onlineMatches } = await import('../online/list.ts');
    elsewhere = await onlineMatches();
  }
  void listOnline();

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
    async save(summary: ShelfMatch): Promise<void> {
      trouble = null;
      const against = await exportMatch(await wireOf(summary.match), summary);
      if (against) complain(against);
    },
    async forget({ match, online }: ShelfMatch): Promise<void> {
      trouble = null;
      if (online) {
        const { hideOnline } = await import('../online/list.ts');
        if (!(await hideOnline(match))) trouble = { what: 'failed' };
        return listOnline();
      }
      const reply = await wire.ask({ do: 'forget', match }, 'forgotten');
      if (isRejection(reply)) complain(reply);
      await list();
    },
  };
}
