import { textsOf } from '@conjure/demons/texts';
import type { DemonsView } from '@conjure/demons/view';
import type { OpenQuestion } from '@conjure/host';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { type Lang, speaker } from '@conjure/words';
import type { Words } from '../games/demons/names.ts';

export interface Seen {
  readonly view: DemonsView;
  readonly asked: OpenQuestion;
}

/** A position as the seat that is asked sees it, through a host as the page has one. */
export async function seen(seats: number, scenario: object | undefined, ...answers: unknown[]): Promise<Seen> {
  const at = testHost();
  const opening = { do: 'open', game: 'demons', seed: 'table', practice: true, seats: Array(seats).fill(person) };
  const { match } = one(await at.tell('a', scenario ? { ...opening, scenario } : opening), 'opened');
  const asks = () => {
    const seat = stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0;
    return stateOf(at, 'a', match, seat);
  };
  for (const answer of answers) {
    const { viewer: seat, asked } = asks();
    one(await at.tell('a', { do: 'answer', match, seat, question: asked?.question, answer }), 'state');
  }
  const { view, asked } = asks();
  if (!asked) throw new Error('nothing is asked');
  return { view: view as DemonsView, asked };
}

/** Speaks a language as the page does: the game's words and its own. */
export async function wordsOf(lang: Lang): Promise<Words> {
  const [{ words }, { default: page }] = await Promise.all([
    textsOf(lang),
    import(`../text/${lang}/demons.json`, { with: { type: 'json' } }),
  ]);
  const say = speaker(lang, words, page);
  return { say, t: (key, facts) => say(facts ? { key, facts } : { key }) };
}
