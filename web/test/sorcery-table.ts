import { asGame } from '@conjure/engine';
import { libraryOf, type OpenQuestion } from '@conjure/host';
import { one, person, stateOf, testHost } from '@conjure/host/testing/test-host';
import { type Scenario, sorcery } from '@conjure/sorcery';
import { textsOf } from '@conjure/sorcery/texts';
import type { SorceryView } from '@conjure/sorcery/view';
import type { Language } from '@conjure/words';
import type { Odds } from '../games/face.ts';
import type { Words } from '../games/sorcery/names.ts';
import { seenAfter, wordsFrom } from './asked-seat.ts';

export interface Seen {
  readonly view: SorceryView;
  readonly asked: OpenQuestion;
  /** What would come of an answer, as the host says it. */
  oddsOf?(answer: unknown): Promise<Odds>;
}

/** Two who fight, one who casts with his wand friend beside him, and a wand on the other side. */
export const FRAY: Scenario = {
  phase: 'action',
  active: 0,
  actions: 3,
  figures: [
    { figure: 'dust_reaver', owner: 0, at: { x: 12_000, y: 14_000 }, facing: 0 },
    { figure: 'magister_corisande', owner: 0, at: { x: 8_000, y: 10_000 }, facing: 4_500 },
    { figure: 'oathbound_imp', owner: 0, at: { x: 14_000, y: 12_000 }, facing: 9_000, tokens: 1 },
    { figure: 'lattice_scholar', owner: 1, at: { x: 13_500, y: 14_000 }, facing: 0 },
    { figure: 'ilvane', owner: 1, at: { x: 15_000, y: 18_000 }, facing: 22_500 },
    { figure: 'causeway_legionary', owner: 1, at: { x: 18_000, y: 12_000 }, facing: 18_000 },
  ],
  books: [
    { book: 'archmages_tome', wielder: 1, stack: ['ember_lance', 'ward_circle', 'fork_of_fate', 'cinder_ring'] },
    { book: 'pocket_chapbook', wielder: 4, stack: ['rebuke'] },
  ],
};

async function opened(position: object | null) {
  const at = testHost({ games: libraryOf([asGame(sorcery)]) });
  const opening = { do: 'open', game: 'sorcery', seed: 'table', practice: true, seats: [person, person] };
  const { match } = one(await at.tell('a', position ? { ...opening, scenario: position } : opening), 'opened');
  return { at, match };
}

/** A position as the seat that is asked sees it after some answers, through a host as the page has one. */
export async function seen(position: object, ...answers: unknown[]): Promise<Required<Seen>> {
  const { at, match } = await opened(position);
  return seenAfter<SorceryView>(at, match, answers);
}

/** The first question of a kind from the very start, the first good answer being given to all before it. */
export async function firstOf(kind: string): Promise<Seen> {
  const { at, match } = await opened(null);
  for (let n = 0; n < 20; n++) {
    const seat = stateOf(at, 'a', match, 0).asked?.seats[0] ?? 0;
    const { view, asked } = stateOf(at, 'a', match, seat);
    if (asked?.kind === kind) return { view: view as SorceryView, asked };
    const [choice] = asked?.options ?? asked?.sampled ?? [];
    const answer = choice?.answer;
    one(await at.tell('a', { do: 'answer', match, seat, question: asked?.question, answer }), 'state');
  }
  throw new Error(`nobody is asked for ${kind}`);
}

/** Speaks a language as the page does. */
export const wordsOf = (lang: Language): Promise<Words> => wordsFrom('sorcery', lang, textsOf);
