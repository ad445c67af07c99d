import { asGame } from '@conjure/engine';
import { libraryOf, type OpenQuestion } from '@conjure/host';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { satchel } from '@conjure/satchel';
import { textsOf } from '@conjure/satchel/texts';
import type { SatchelView } from '@conjure/satchel/view';
import { type Language, speaker } from '@conjure/words';
import type { Words } from '../games/satchel/names.ts';

/** The worked examples' rows: green, blue and white against the sorcerer; it is green's window. */
export const ROWS = {
  heroes: ['green', 'blue', 'white'],
  row: { H1: 'O01', H2: 'O14', H3: 'O20', S1: 'P01', S2: 'G01', S3: 'W01' },
  ordeals: ['O02', 'O03', 'O04', 'O05'],
  spells: ['P02', 'P03', 'P04', 'P05'],
  phase: 'running',
  order: ['sorcerer', 'green', 'blue', 'white'],
  window: 'green',
};

export const GREEN = 1;

export interface Seen {
  readonly view: SatchelView;
  readonly asked: OpenQuestion;
}

/** A position as a seat sees it, through a host as the page has one. */
export async function seen(scenario: object, seat = GREEN, options: object = { scenario: 'SC4' }): Promise<Seen> {
  const at = testHost({ games: libraryOf([asGame(satchel)]) });
  const opening = { do: 'open', game: 'satchel', seed: 'table', practice: true, seats: Array(4).fill(person) };
  const { match } = one(await at.tell('a', { ...opening, options, scenario }), 'opened');
  const { view, asked } = stateOf(at, 'a', match, seat);
  if (!asked) throw new Error('nothing is asked');
  return { view: view as SatchelView, asked };
}

/** Speaks a language as the page does: the game's words and its own. */
export async function wordsOf(lang: Language): Promise<Words> {
  const [{ words }, { default: page }] = await Promise.all([
    textsOf(lang),
    import(`../text/${lang}/satchel.json`, { with: { type: 'json' } }),
  ]);
  const say = speaker(lang, words, page);
  return { say, t: (key, facts) => say(facts ? { key, facts } : { key }) };
}
