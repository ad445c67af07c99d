import { misfit } from '@conjure/engine/content';
import { EVOCATIONS, NONE, OWNERS, SLOTS, slotOf } from '../board.ts';
import { FORGOTTEN, PERSONAL } from '../content.ts';
import { cardOf, countsOn, sheetOf } from '../rules/cubes.ts';
import { familiarOf, freeOnCard, freeOnSheet, isFamiliar } from '../rules/models.ts';
import type { Position, State } from '../state.ts';

/** Nothing is about to be checked: sheets and cards may be full only once cubes are placed, until the check. [B61] [B70] */
const isSettled = ({ agenda }: State): boolean =>
  !agenda.some((one) => (one.do === 'volley' ? one.placing : one.do === 'check' || one.do === 'doom'));

/** What no match can come to is no position, though each of its parts would do: the place that is wrong is named. */
export function checkPossible(at: Position): void {
  const { state, content } = at;
  if (state.phase === 'setup') return;
  for (let seat = 0; seat < state.seats; seat++) checkSeat(at, seat);
  checkMoon(at);
  if (state.round > state.options.endThreshold)
    throw misfit('round', `at most ${state.options.endThreshold} [B100]`, `${state.round}`);
  if (state.actions > content.constants.actionsPerTurn)
    throw misfit('actions', `at most ${content.constants.actionsPerTurn} [B30]`, `${state.actions}`);
  checkCards(at);
  checkDecks(at);
}

function checkSeat(at: Position, seat: number): void {
  const { state, content } = at;
  const where = `seats[${seat}]`;
  const own = (counts: readonly number[], place: string) => {
    if (counts[seat] > 0) throw misfit(place, 'no cubes of his own [B8]', `${counts[seat]}`);
  };
  own(countsOn(sheetOf(at, seat)), `${where}.damage`);
  own(state.beside.slice(seat * OWNERS, (seat + 1) * OWNERS), `${where}.beside`);
  const settled = isSettled(state);
  for (let i = seat * EVOCATIONS; i < (seat + 1) * EVOCATIONS; i++) {
    if (state.creature[i] === NONE) continue;
    const place = `${where}.${isFamiliar(at, i) ? 'familiar' : 'evocations'}.damage`;
    own(countsOn(cardOf(at, i)), place);
    if (settled && freeOnCard(at, i) <= 0) throw misfit(place, 'a free slot: it would be defeated [B61]', 'none');
  }
  if (settled && freeOnSheet(at, seat) <= 0 && familiarOf(at, seat) === NONE)
    throw misfit(`${where}.damage`, 'a free slot or a familiar: he would be defeated [B70] [F38]', 'neither');
  if (state.physical[seat] > content.constants.physicalTokens)
    throw misfit(`${where}.physical`, `at most ${content.constants.physicalTokens} [B37]`, `${state.physical[seat]}`);
  checkRevealed(state, seat, `${where}.revealed`);
  const trophies = state.trophies[seat * state.seats + seat];
  if (trophies > 0) throw misfit(`${where}.trophies`, 'no Trophy of himself [R10]', `${trophies}`);
}

/** A spell lies face up only while it is carried out: then it is spent. [B36] [B47] */
function checkRevealed({ agenda, shown }: State, seat: number, where: string): void {
  const isCarriedOut = (slot: number) =>
    agenda.some((one) => one.do === 'spent' && one.by === seat && one.slot === slot);
  SLOTS.forEach((name, slot) => {
    if (shown[seat] & (1 << slot) && !isCarriedOut(slot))
      throw misfit(where, 'spells that are being carried out [B36] [B47]', name);
  });
}

/** Whoever has so much Power has raised the moon. [B84] */
function checkMoon({ state, content }: Position): void {
  const least = moonAt(content.constants.moonThresholds, state.power);
  if (state.phase !== 'over' && state.moon < least)
    throw misfit('moon', `at least ${least} with that Power [B84]`, `${state.moon}`);
}

/** The moon that so much Power has raised at least. [B84] */
export const moonAt = (thresholds: readonly number[], power: readonly number[]): number =>
  1 + thresholds.filter((threshold) => Math.max(...power) >= threshold).length;

/** Personal spells are their mage's, and the decks of the schools hold nothing but their own. [B11] [B23] [B98] */
function checkCards({ state, content }: Position): void {
  const only = (cards: readonly number[], fits: (card: number) => boolean, place: string, expected: string) => {
    const wrong = cards.find((card) => !fits(card));
    if (wrong !== undefined) throw misfit(place, expected, content.cards[wrong].id);
  };
  for (let seat = 0; seat < state.seats; seat++) {
    const { personal } = content.mages[state.mage[seat]];
    const his = (card: number) => content.cards[card].school !== PERSONAL || card === personal;
    const { hand, grimoire, spent, unseen, drawn } = state;
    for (const [name, lists] of Object.entries({ hand, grimoire, spent, unseen, drawn }))
      only(lists[seat], his, `seats[${seat}].${name}`, 'no personal spell of another mage [B11]');
    const set = state.set.slice(slotOf(seat, 0), slotOf(seat + 1, 0)).filter((one) => one !== NONE);
    only(
      set.map((one) => one >> 1),
      his,
      `seats[${seat}].set`,
      'no personal spell of another mage [B11]',
    );
  }
  content.schools.forEach((id, school) => {
    const ofSchool = (card: number) => content.cards[card].school === school;
    only(state.decks[school], ofSchool, `schools.${id}`, 'spells of that school');
    only(state.returned[school], ofSchool, `returned.${id}`, 'spells of that school');
  });
  only(state.forgotten, (card) => content.cards[card].school === FORGOTTEN, 'forgotten', 'Forgotten spells [B98]');
}

/** Quests and events lie in the decks of their moons. [B85] */
function checkDecks({ state, content }: Position): void {
  const check = (decks: readonly number[][], cards: readonly { id: string; moon: number }[], name: string) => {
    decks.forEach((deck, i) => {
      const wrong = deck.find((card) => cards[card].moon !== i + 1);
      if (wrong !== undefined) throw misfit(`${name}[${i}]`, `cards of moon ${i + 1}`, cards[wrong].id);
    });
  };
  check(state.questDecks, content.quests, 'questDecks');
  check(state.eventDecks, content.events, 'eventDecks');
  check(state.eventDiscards, content.events, 'eventDiscards');
}
