import type { Phrase } from '@conjure/engine';
import type { OpenQuestion, ServerMessageOf } from '@conjure/host';
import type { Face, Odds } from '../games/face.ts';

interface Advice {
  readonly hint: Pick<ServerMessageOf<'hint'>, 'answer' | 'weighed'>;
  readonly odds: Odds | null;
  readonly asked: OpenQuestion;
  readonly view: unknown;
}

/** By how much of the best one that was thought of the next must be worse to be clearly so. */
const CLEARLY = 0.1;

/** Why an adviser would answer so: what the game says of it, what would come of it, or else what it was weighed against. */
export function reasonsFor(
  { why, reading }: Pick<Face, 'why' | 'reading'>,
  { hint, odds, asked, view }: Advice,
): readonly Phrase[] {
  const own = why?.(hint.answer, asked, view, odds) ?? [];
  if (own.length > 0) return own;
  const read = (odds && reading?.(odds, view)?.said) ?? [];
  if (read.length > 0) return read;
  if (odds && odds.prospects.length > 0) return odds.prospects;
  const [best, next] = hint.weighed;
  if (!best || !next) return [];
  const isClear = best.worth - next.worth > CLEARLY * Math.abs(best.worth);
  return [{ key: isClear ? 'hint.better' : 'hint.close', facts: { label: next.label } }];
}
