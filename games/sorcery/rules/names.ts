import { type Fact, type Phrase, phrase, type Refusal } from '@conjure/engine';
import type { Position } from '../state.ts';

/** A figure by its name; one of several of a kind with its number among them. */
export function figurePhrase(kinds: readonly string[], figure: number): Phrase {
  const kind = kinds[figure];
  if (kind === undefined) return phrase('figure.unknown');
  const name = phrase(`figure.${kind}`);
  let nth = 0;
  let all = 0;
  for (let f = 0; f < kinds.length; f++) {
    if (kinds[f] !== kind) continue;
    all++;
    if (f === figure) nth = all;
  }
  return all === 1 ? name : phrase('figure.nth', { name, n: nth });
}

const kindsIn = ({ state, content }: Position): string[] => state.kind.map((kind) => content.figures[kind].id);

export const figureIn = (at: Position, figure: number): Phrase => figurePhrase(kindsIn(at), figure);

/** Facts of refusals that are figures, by number. */
const FIGURES: ReadonlySet<string> = new Set(['figure', 'target', 'other', 'mover', 'by', 'caster', 'lender']);

const KEYED: ReadonlySet<string> = new Set(['ability', 'spell', 'domain']);

export const bookIn = ({ state, content }: Position, book: number): Phrase =>
  phrase(book < state.book.length ? `book.${content.books[state.book[book]].id}` : 'book.unknown');

/** A refusal as a person hears it: figures by their names. The rules themselves are spared the words. */
export function worded(at: Position, refused: Refusal | null): Refusal | null {
  if (!refused) return null;
  const facts: Record<string, Fact> = {};
  for (const [name, fact] of Object.entries(refused.facts)) {
    if (typeof fact === 'number' && FIGURES.has(name)) facts[name] = figureIn(at, fact);
    else if (typeof fact === 'number' && name === 'book') facts[name] = bookIn(at, fact);
    else if (typeof fact === 'string' && KEYED.has(name)) facts[name] = phrase(`${name}.${fact}`);
    else if (typeof fact === 'string' && name === 'card') facts[name] = phrase(fact);
    else facts[name] = typeof fact === 'boolean' ? String(fact) : fact;
  }
  return { ...refused, facts };
}
