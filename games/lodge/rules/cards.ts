import type { Phrase, Seat } from '@conjure/engine';
import { NONE } from '../board.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { cardPhrase } from './names.ts';

const onlyTo = (seat: Seat) => {
  const to = [seat];
  return () => to;
};

/** Spells from his grimoire into his hand; when it runs out his discard is shuffled to be the new one. [B22] [B99] */
export function drawOwn(t: LodgeTable, seat: Seat, n: number): void {
  const { state, content } = t;
  const drawn: number[] = [];
  while (drawn.length < n) {
    if (state.grimoire[seat].length === 0 && !renew(t, seat)) break;
    drawn.push(t.draw(state.grimoire[seat], onlyTo(seat)));
  }
  if (drawn.length === 0) return;
  state.hand[seat].push(...drawn);
  if (t.silent) return;
  const said = { type: 'drew', by: seat, n: drawn.length } as const;
  t.whisper([seat], { ...said, cards: drawn.map((card) => content.cards[card].id) }, said);
}

function renew(t: LodgeTable, seat: Seat): boolean {
  const { state } = t;
  const discard = [...state.spent[seat], ...state.unseen[seat]];
  if (discard.length === 0) return false;
  state.grimoire[seat] = t.dice.shuffle('grimoire', discard);
  state.spent[seat] = [];
  state.unseen[seat] = [];
  t.tell({ type: 'reshuffled', by: seat });
  return true;
}

/** Whether a school has a card left, the forgotten ones included. [B23] */
export const schoolHas = (state: State, school: number): boolean =>
  state.decks[school].length + state.returned[school].length > 0;

/** The top of a school's deck; an exhausted one is renewed from the cards returned to that school. [B23] */
export function drawSchool(t: LodgeTable, seat: Seat, school: number): number {
  const { state } = t;
  if (state.decks[school].length === 0) {
    state.decks[school] = t.dice.shuffle('school', state.returned[school]);
    state.returned[school] = [];
  }
  return t.draw(state.decks[school], onlyTo(seat));
}

/** Under the deck of its school, or of the Forgotten. */
export function putUnder({ state, content }: Position, card: number): void {
  const { school } = content.cards[card];
  (school >= 0 ? state.decks[school] : state.forgotten).unshift(card);
}

export function tellDrawn(t: LodgeTable, seat: Seat, schools: readonly string[], cards: readonly number[]): void {
  if (t.silent || cards.length === 0) return;
  const said = { type: 'drewFrom' as const, by: seat, n: cards.length, schools: [...schools] };
  t.whisper([seat], { ...said, cards: cards.map((card) => t.content.cards[card].id) }, said);
}

/** Cards from hand to where only their owner knows them. */
export function discardFromHand(t: LodgeTable, seat: Seat, cards: readonly number[]): void {
  const { state, content } = t;
  if (cards.length === 0) return;
  for (const card of cards) {
    state.hand[seat].splice(state.hand[seat].indexOf(card), 1);
    state.unseen[seat].push(card);
  }
  if (t.silent) return;
  const said = { type: 'discarded', by: seat, n: cards.length } as const;
  t.whisper([seat], { ...said, cards: cards.map((card) => content.cards[card].id) }, said);
}

/** Every different way to take n of these cards, each sorted. */
export function waysToTake(cards: readonly number[], n: number): number[][] {
  const sorted = [...cards].sort((a, b) => a - b);
  const ways: number[][] = [];
  const take = (from: number, taken: number[]) => {
    if (taken.length === n) {
      ways.push(taken);
      return;
    }
    for (let i = from; i <= sorted.length - (n - taken.length); i++)
      if (i === from || sorted[i] !== sorted[i - 1]) take(i + 1, [...taken, sorted[i]]);
  };
  take(0, []);
  return ways;
}

/** The first of the wanted that the list does not hold, copies counted; NONE where it holds them all. */
function firstMissing(cards: readonly number[], wanted: readonly number[]): number {
  const left = [...cards];
  const missing = wanted.find((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing ?? NONE;
}

/** The first of the wanted that they do not hold so often, for a refusal, and how often they do; null where they hold them all. */
export function missingCard(
  { content }: Position,
  cards: readonly number[],
  wanted: readonly number[],
): MissingCard | null {
  const missing = firstMissing(cards, wanted);
  if (missing === NONE) return null;
  return { card: cardPhrase(content, content.cards[missing].id), n: cards.filter((card) => card === missing).length };
}

export type MissingCard = { readonly card: Phrase; readonly n: number };

/** Whether the first list holds all of the second, copies counted. */
export const holdsAll = (cards: readonly number[], wanted: readonly number[]): boolean =>
  firstMissing(cards, wanted) === NONE;
