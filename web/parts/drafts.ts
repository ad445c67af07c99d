import type { OpenQuestion } from '@conjure/host';
import { untrack } from 'svelte';
import { inScope } from './scope.ts';

const KEY = 'conjure.draft';

interface StoredDrafts {
  /** The match, who is asked, and what. */
  readonly at: string;
  readonly values: { readonly [name: string]: unknown };
}

function read(): StoredDrafts | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'at' in kept && 'values' in kept
      ? (kept as StoredDrafts)
      : null;
  } catch {
    return null;
  }
}

function write(kept: StoredDrafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full disks refuse: then it holds as long as the page does.
  }
}

/** Half-made choices: one outlasts the page being loaded anew, until its question is answered. */
function newDrafts() {
  let place = (): string => '';
  const placeOf = ({ question, kind }: OpenQuestion): string => `${place()} ${question} ${kind}`;
  return {
    /** Which match it is and whose draft it would be. */
    sit(at: () => string): void {
      // Whoever keeps a draft when it changes does not keep it again where somebody else sits down.
      place = () => untrack(at);
    },
    /** What was picked for this question, as it was left; `null`: nothing. */
    kept(asked: OpenQuestion, name: string): unknown {
      const kept = read();
      return kept?.at === placeOf(asked) ? (kept.values[name] ?? null) : null;
    },
    keep(asked: OpenQuestion, name: string, value: unknown): void {
      const at = placeOf(asked);
      const kept = read();
      const before = kept?.at === at ? kept.values : {};
      write({ at, values: { ...before, [name]: value } });
    },
  };
}

/** The drafts of this table. */
export const draftsHere = inScope(newDrafts);
