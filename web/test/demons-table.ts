import { textsOf } from '@conjure/demons/texts';
import type { DemonsView } from '@conjure/demons/view';
import type { OpenQuestion } from '@conjure/host';
import { one, person, testHost } from '@conjure/host/testing/test-host';
import type { Language } from '@conjure/words';
import type { Words } from '../games/demons/names.ts';
import { seenAfter, wordsFrom } from './asked-seat.ts';

export interface Seen {
  readonly view: DemonsView;
  readonly asked: OpenQuestion;
}

/** A position as the seat that is asked sees it, through a host as the page has one. */
export async function seen(seats: number, scenario: object | undefined, ...answers: unknown[]): Promise<Seen> {
  const at = testHost();
  const opening = { do: 'open', game: 'demons', seed: 'table', practice: true, seats: Array(seats).fill(person) };
  const { match } = one(await at.tell('a', scenario ? { ...opening, scenario } : opening), 'opened');
  return seenAfter<DemonsView>(at, match, answers);
}

/** Speaks a language as the page does. */
export const wordsOf = (lang: Language): Promise<Words> => wordsFrom('demons', lang, textsOf);
