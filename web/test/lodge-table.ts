import { asGame } from '@conjure/engine';
import { libraryOf, type OpenQuestion } from '@conjure/host';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { textsOf } from '@conjure/lodge/texts';
import type { LodgeView } from '@conjure/lodge/view';
import { type Lang, speaker } from '@conjure/words';
import type { Words } from '../games/lodge/names.ts';

export interface Seen {
  readonly view: LodgeView;
  readonly asked: OpenQuestion;
}

/** The worked examples' mages in the example Lodge, all in their Cells but for what is said; it is Nero's turn. */
const MAGES = ['jafar', 'nero', 'rebecca', 'tessa'] as const;

export function scenario(wanted: { [mage: string]: object }, more: object = {}): object {
  const seats = MAGES.map((mage, i) => ({ mage, cell: i + 1, ...wanted[mage] }));
  return { lodge: 'example', phase: 'action', crown: 0, turn: 1, ...more, seats };
}

/** A position as the seat that is asked sees it after some answers, through a host as the page has one. */
export async function seen(position: object, ...answers: unknown[]): Promise<Seen> {
  const at = testHost({ games: libraryOf([asGame(lodge)]) });
  const opening = { do: 'open', game: 'lodge', seed: 'table', practice: true, seats: Array(4).fill(person) };
  const { match } = one(await at.tell('a', { ...opening, scenario: position }), 'opened');
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
  return { view: view as LodgeView, asked };
}

/** Speaks a language as the page does: the game's words and its own. */
export async function wordsOf(lang: Lang): Promise<Words> {
  const [{ words }, { default: page }] = await Promise.all([
    textsOf(lang),
    import(`../text/${lang}/lodge.json`, { with: { type: 'json' } }),
  ]);
  const say = speaker(lang, words, page);
  return { say, t: (key, facts) => say(facts ? { key, facts } : { key }) };
}
