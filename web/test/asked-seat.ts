import type { Facts } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import { one, stateOf, type testHost } from '@conjure/host/testing/test-host';
import { type Language, speaker, type Texts } from '@conjure/words';
import type { Odds } from '../games/face.ts';

/** A position as the seat that is asked sees it after some answers, through a host as the page has one. */
export async function seenAfter<View>(
  at: ReturnType<typeof testHost>,
  match: string,
  answers: readonly unknown[],
): Promise<{ readonly view: View; readonly asked: OpenQuestion; oddsOf(answer: unknown): Promise<Odds> }> {
  const asks = () => stateOf(at, 'a', match, stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0);
  for (const answer of answers) {
    const { viewer: seat, asked } = asks();
    one(await at.tell('a', { do: 'answer', match, seat, question: asked?.question, answer }), 'state');
  }
  const { view, asked, viewer: seat } = asks();
  if (!asked) throw new Error('nothing is asked');
  // As the page does it: what is refused is asked for.
  const { question } = asked;
  const { barred } = one(await at.tell('a', { do: 'barred', match, seat, question }), 'barred');
  const oddsOf = async (answer: unknown) =>
    one(await at.tell('a', { do: 'odds', match, seat, question, answer }), 'odds');
  return { view: view as View, asked: { ...asked, barred }, oddsOf };
}

/** Speaks a language as the page does: a game's words and its own. */
export async function wordsFrom(game: string, lang: Language, textsOf: (lang: Language) => Promise<{ words: Texts }>) {
  const [{ words }, { default: page }] = await Promise.all([
    textsOf(lang),
    import(`../text/${lang}/${game}.json`, { with: { type: 'json' } }),
  ]);
  const say = speaker(lang, words, page);
  return { say, t: (key: string, facts?: Facts) => say(facts ? { key, facts } : { key }) };
}
