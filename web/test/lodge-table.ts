import { asGame } from '@conjure/engine';
import { libraryOf, type OpenQuestion } from '@conjure/host';
import { one, person, testHost } from '@conjure/host/testing/test-host';
import { lodge } from '@conjure/lodge';
import { textsOf } from '@conjure/lodge/texts';
import type { LodgeView } from '@conjure/lodge/view';
import type { Language } from '@conjure/words';
import type { Odds } from '../games/face.ts';
import type { Words } from '../games/lodge/names.ts';
import { seenAfter, wordsFrom } from './asked-seat.ts';

export interface Seen {
  readonly view: LodgeView;
  readonly asked: OpenQuestion;
  /** What would come of an answer, as the host says it. */
  oddsOf?(answer: unknown): Promise<Odds>;
}

/** The worked examples' mages in the example Lodge, all in their Cells but for what is said; it is Nero's turn. */
const MAGES = ['jafar', 'nero', 'rebecca', 'tessa'] as const;

export function scenario(wanted: { [mage: string]: object }, more: object = {}): object {
  const seats = MAGES.map((mage, i) => ({ mage, cell: i + 1, ...wanted[mage] }));
  return { lodge: 'example', phase: 'action', crown: 0, turn: 1, ...more, seats };
}

/** A position as the seat that is asked sees it after some answers, through a host as the page has one. */
export async function seen(position: object, ...answers: unknown[]): Promise<Required<Seen>> {
  const at = testHost({ games: libraryOf([asGame(lodge)]) });
  const opening = { do: 'open', game: 'lodge', seed: 'table', practice: true, seats: Array(4).fill(person) };
  const { match } = one(await at.tell('a', { ...opening, scenario: position }), 'opened');
  return seenAfter<LodgeView>(at, match, answers);
}

/** Speaks a language as the page does. */
export const wordsOf = (lang: Language): Promise<Words> => wordsFrom('lodge', lang, textsOf);
