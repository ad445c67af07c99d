import { type Dice, must, type Seat, shuffleAnew } from '@conjure/engine';
import { SLOTS, slotOf } from './board.ts';
import { type Content, FORGOTTEN } from './content.ts';
import { studyAgain, takeBack } from './imagine-study.ts';
import { isSet } from './rules/reactions.ts';
import { copyState, type Position, type State } from './state.ts';

/**
 * A state that looks the same to the seat. Cards whose kind it has not seen are mixed again among all the places where they
 * may be: a school's cards among its deck and the hidden cards of the other mages, so that everybody keeps as many of each
 * school as all have seen him draw; then each mage's cards among his own hand, slots, grimoire and discard. [B26] [B29]
 */
export function imagine(at: Position, seat: Seat, dice: Dice): State {
  const state = copyState(at.state);
  const { content } = at;
  const drawn = takeBack({ state, content }, seat);
  const hidden = Array.from({ length: state.seats }, (_, other) =>
    other === seat ? [] : takeHidden(state, other, seat),
  );
  mixSchools(content, state, seat, hidden, dice);
  hidden.forEach((cards, other) => {
    if (other !== seat) giveBack(state, other, seat, cards, dice);
  });
  studyAgain({ state, content }, seat, drawn, dice);
  shuffleAnew(state.grimoire[seat], dice);
  mixQuests(content, state, seat, dice);
  for (const deck of state.eventDecks) shuffleAnew(deck, dice);
  return state;
}

/** Slots whose spell the seat has not seen. */
const isHidden = (state: State, other: Seat, slot: number, seat: Seat): boolean =>
  isSet(state, other, slot) && !(state.seen[slotOf(other, slot)] & (1 << seat));

/** The cards of another mage that the seat cannot see, but for those just drawn from a school. */
function takeHidden(state: State, other: Seat, seat: Seat): number[] {
  const cards = [...state.hand[other], ...state.unseen[other], ...state.grimoire[other]];
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isHidden(state, other, slot, seat)) cards.push(state.set[slotOf(other, slot)] >> 1);
  return cards;
}

function mixSchools(content: Content, state: State, seat: Seat, hidden: number[][], dice: Dice): void {
  const places = [...hidden, ...state.drawn.filter((_, other) => other !== seat)];
  const schools = [...content.schools.keys(), FORGOTTEN];
  sortBy(places, (card) => content.cards[card].school);
  for (const school of schools) {
    const piles = school >= 0 ? [state.decks[school], state.returned[school]] : [state.forgotten];
    mix([...places, ...piles], (card) => content.cards[card].school === school, dice);
  }
}

/** Like lies by like, so that the order of the lists tells nothing but how many there are of each. */
function sortBy(lists: readonly number[][], kind: (one: number) => number): void {
  for (const list of lists) list.sort((a, b) => kind(a) - kind(b));
}

/** What belongs together changes places, wherever it lies in the lists. */
function mix(lists: readonly number[][], belongs: (one: number) => boolean, dice: Dice): void {
  const all: number[] = [];
  for (const list of lists) for (const one of list) if (belongs(one)) all.push(one);
  shuffleAnew(all, dice);
  for (const list of lists) for (let i = 0; i < list.length; i++) if (belongs(list[i])) list[i] = all.pop() ?? list[i];
}

/** His cards in new places, halves at random. */
function giveBack(state: State, other: Seat, seat: Seat, cards: number[], dice: Dice): void {
  const mixed = dice.shuffle('imagine', cards);
  const take = (list: number[]) => mixed.splice(0, list.length);
  state.hand[other] = take(state.hand[other]);
  state.unseen[other] = take(state.unseen[other]);
  state.grimoire[other] = take(state.grimoire[other]);
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isHidden(state, other, slot, seat))
      state.set[slotOf(other, slot)] = 2 * must(mixed.pop(), 'a card to give back') + dice.index('imagine', 2);
}

/** Quests of each moon among its deck and what the others hold or have discarded; how far they are nobody knows. [B90] */
function mixQuests(content: Content, state: State, seat: Seat, dice: Dice): void {
  const others = (lists: number[][]) => lists.filter((_, other) => other !== seat);
  const lists = [...state.questDecks, ...others(state.quests), ...others(state.offered), ...others(state.dropped)];
  sortBy(lists, (quest) => content.quests[quest].moon);
  for (const moon of [1, 2, 3]) mix(lists, (quest) => content.quests[quest].moon === moon, dice);
  for (const progress of others(state.progress)) progress.fill(0);
}
