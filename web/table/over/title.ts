import type { Result, Viewer } from '@conjure/engine';

/** What the end is called for those at this screen, where all of them have won, or all have lost; key of the page's words. */
export function endTitle({ winners, scores }: Result, here: readonly Viewer[]): string {
  const won = here.filter((seat) => seat !== null && winners.includes(seat)).length;
  if (here.includes(null) || here.length === 0) return 'over.title';
  if (won === here.length) return 'over.won';
  const isDecided = winners.length > 0 || scores.length === 1;
  return won === 0 && isDecided ? 'over.lost' : 'over.title';
}
