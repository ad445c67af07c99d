import type { ServerState } from '../server-state.ts';

/** A match of which somebody has seen more than there is: a backup was restored. `n`: its last deed now. */
export interface Shortened {
  readonly match: string;
  readonly n: number;
}

/** So many matches a page may ask after. */
const MOST = 50;

/**
 * Of the matches that a page says it knows, those in which deeds that it has seen are gone: only matches that he may look at, and only
 * where the page knew another database than this, since logs never grow shorter by themselves.
 */
export async function shortenedFor(state: ServerState, player: string, at: unknown): Promise<Shortened[]> {
  const known = knownIn(at).filter(({ epoch }) => epoch !== state.epoch);
  if (known.length === 0) return [];
  const heads = await state.store.heads(known.map(({ match }) => match));
  const shorter = known.flatMap(({ match, n }) => {
    const head = heads.get(match);
    return head !== undefined && head < n ? [{ match, n: head }] : [];
  });
  const rights = await Promise.all(shorter.map(({ match }) => state.rightsOf(player, match)));
  return shorter.filter((_, i) => rights[i]?.watch);
}

/** `{match: [epoch, n]}`; what is anything else is left aside. */
function knownIn(at: unknown): { match: string; epoch: string; n: number }[] {
  if (typeof at !== 'object' || at === null) return [];
  return Object.entries(at)
    .slice(0, MOST)
    .flatMap(([match, knows]) => {
      const [epoch, n] = Array.isArray(knows) ? knows : [];
      return typeof epoch === 'string' && Number.isSafeInteger(n) ? [{ match, epoch, n: Number(n) }] : [];
    });
}
