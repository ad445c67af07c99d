import { type Phrase, samePlain } from '@conjure/engine';
import type { OpenQuestion, ServerMessageOf } from '@conjure/host';
import type { Odds, PageFace } from '../games/face.ts';

interface Advice {
  readonly hint: Pick<ServerMessageOf<'hint'>, 'answer' | 'weighed'>;
  readonly odds: Odds | null;
  readonly asked: OpenQuestion;
  readonly view: unknown;
}

/** Less than one of a hundred points is no difference to speak of. */
const LEAST = 0.01;

/** Why an adviser would answer so, and what it would do else: a hint never stands without a reason. */
export function adviceOf(
  face: Pick<PageFace, 'why' | 'reading'>,
  advice: Advice,
): { readonly why: readonly Phrase[]; readonly second: Phrase | null } {
  const why = reasonsFor(face, advice);
  const second = secondChoice(advice.hint);
  return why.length > 0 || !second ? { why, second } : { why: [second], second: null };
}

/** What the game says of it, or what would come of it. */
function reasonsFor(
  { why, reading }: Pick<PageFace, 'why' | 'reading'>,
  { hint, odds, asked, view }: Advice,
): readonly Phrase[] {
  const own = why?.(hint.answer, asked, view, odds) ?? [];
  const read = (odds && reading?.(odds, view)?.sentences) ?? [];
  // What is left to chance is told, whatever else speaks for it.
  const isChance = odds !== null && odds.outcomes.length > 1;
  const told = isChance ? [...own, ...read.filter((one) => !own.some((other) => samePlain(one, other)))] : own;
  if (told.length > 0) return told;
  return read.length > 0 ? read : (odds?.prospects ?? []);
}

/** Whether a hint has told all that may come of it: then nothing is gained by a second look. */
export function tellsOdds({ reading }: Pick<PageFace, 'reading'>, odds: Odds | null, view: unknown): boolean {
  if (!odds?.complete) return false;
  return odds.outcomes.length === 1 || (reading?.(odds, view)?.sentences ?? []).length > 0;
}

/** What the adviser would do else, and how much worse it is; `null` where nothing else was weighed. */
function secondChoice({ answer, weighed }: Advice['hint']): Phrase | null {
  const best = weighed.find((one) => samePlain(one.answer, answer));
  // In the adviser's order: what was hardly looked at may seem better than it is. What is called the same is no second choice to a reader.
  const second = best && weighed.find((one) => !samePlain(one.label, best.label));
  if (!best || !second) return null;
  const by = best.worth - second.worth;
  const { label } = second;
  return by < LEAST
    ? { key: 'hint.close', facts: { label } }
    : { key: 'hint.second', facts: { label, by: Math.round(100 * by) } };
}
