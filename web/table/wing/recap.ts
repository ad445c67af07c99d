import type { Recap } from '../../stage/recap.ts';
import type { Session } from '../session/session.svelte.ts';

/** The drawer with what happened since one's turn. It has no tab: a chip in the word line opens it. */
export const RECAP = 'recap';

/** What happened since one's turn, where it is worth a chip: a single thing was seen as it happened. */
export function recapWorthTelling({ recap }: Pick<Session, 'recap'>): Recap | null {
  return recap && recap.lines.length > (recap.isDue ? 0 : 1) ? recap : null;
}
