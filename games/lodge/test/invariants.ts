import { CELL, masterOf, NONE, OWNERS, ROSE } from '../board.ts';
import { type Content, FORGOTTEN, PERSONAL } from '../content.ts';
import { cardOf, countsOn, roomTrack, sheetOf } from '../rules/cubes.ts';
import { familiarOf, freeOnCard, freeOnSheet, isFamiliar, isGuarding } from '../rules/models.ts';
import { isDestroyed } from '../rules/rooms.ts';
import type { State } from '../state.ts';

/** Every match has ended before so many decisions: the longest of 7,000 at random took 1,135. */
export const BOUND = 10_000;

/** Nothing is about to be checked: sheets and cards may be full only once cubes are placed, until the check. */
const isSettled = ({ agenda }: State, asks: string | undefined): boolean =>
  asks !== 'divide' &&
  !agenda.some((one) => (one.do === 'volley' ? one.placing : one.do === 'check' || one.do === 'doom'));

/** What no position of the Lodge may break, whatever is being asked: nothing is lost or doubled, nothing stands where it cannot. */
export function holdInvariants(state: State, content: Content, asks?: string): void {
  if (state.phase === 'setup') return;
  const at = { state, content };
  const wrong = (what: string): never => {
    throw new Error(`${what} in round ${state.round}, ${state.phase}`);
  };
  cubesAreKept(at, wrong);
  cardsAreKept(state, content, wrong);
  questsAndEvents(state, content, wrong);
  const settled = isSettled(state, asks);
  creatures(at, settled, wrong);
  for (let seat = 0; seat < state.seats; seat++) {
    if (freeOnSheet(at, seat) < 0) wrong(`seat ${seat} has more wounds than slots`);
    if (settled && freeOnSheet(at, seat) === 0 && familiarOf(at, seat) === NONE)
      wrong(`seat ${seat} stands with a full life bar and no familiar`); // [F38] [B70]
    if (state.physical[seat] < 0 || state.physical[seat] > content.constants.physicalTokens)
      wrong(`seat ${seat} has ${state.physical[seat]} Physical tokens`); // [B37]
    if (state.trophies[seat * state.seats + seat] > 0) wrong(`seat ${seat} has a Trophy of himself`); // [R10]
    if (state.at[seat] !== CELL && (state.at[seat] < 0 || state.at[seat] >= content.board.size))
      wrong('a mage is nowhere');
  }
  for (const power of state.power) if (power < 0) wrong('Power below 0'); // [B83]
  const most = Math.max(...state.power);
  const { moonThresholds } = content.constants;
  if (state.phase !== 'over')
    moonThresholds.forEach((threshold, i) => {
      if (most >= threshold && state.moon < i + 2) wrong(`moon ${i + 2} has not risen at ${most}`); // [B84]
    });
  if (state.round > state.options.endThreshold) wrong('the match goes on too long'); // [B100]
}

type At = { state: State; content: Content };
type Wrong = (what: string) => never;

/** 25 cubes of every mage and 30 of the Rose, wherever they lie. [B9] */
function cubesAreKept(at: At, wrong: Wrong): void {
  const { state, content } = at;
  const sum = [...state.supply];
  const add = (counts: number[]) => {
    counts.forEach((n, owner) => {
      sum[owner] += n;
    });
  };
  for (const room of content.board.all) {
    add(countsOn(roomTrack(at, room)));
    if (state.filled[room] > content.tiles[state.tile[room]].capacity) wrong(`room ${room} is too full`);
    if (isDestroyed(state, room) && state.filled[room] > 0) wrong(`cubes in the destroyed room ${room}`);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    add(countsOn(sheetOf(at, seat)));
    add(state.beside.slice(seat * OWNERS, seat * OWNERS + OWNERS));
    if (countsOn(sheetOf(at, seat))[seat] > 0) wrong(`own cubes on the sheet of seat ${seat}`); // [B8]
  }
  for (let i = 0; i < state.creature.length; i++) {
    add(countsOn(cardOf(at, i)));
    if (countsOn(cardOf(at, i))[masterOf(i)] > 0) wrong(`own cubes on the card of evocation ${i}`); // [B8]
  }
  sum.forEach((n, owner) => {
    const all = owner === ROSE ? content.constants.cubesBlackRose : content.constants.cubesPerMage;
    if (n !== all || state.supply[owner] < 0) wrong(`${n} cubes of owner ${owner}`);
  });
}

/** Every copy of every card is somewhere once. */
function cardsAreKept(state: State, content: Content, wrong: Wrong): void {
  const counts = new Array<number>(content.cards.length).fill(0);
  const add = (cards: readonly number[]) => {
    for (const card of cards) counts[card]++;
  };
  for (let seat = 0; seat < state.seats; seat++) {
    for (const list of [state.hand, state.grimoire, state.spent, state.unseen, state.drawn]) add(list[seat]);
    add(state.set.slice(seat * 4, seat * 4 + 4).flatMap((set) => (set === NONE ? [] : [set >> 1])));
    counts[content.mages[state.mage[seat]].personal] += state.personal[seat];
  }
  for (const list of [...state.decks, ...state.returned, state.forgotten]) add(list);
  content.cards.forEach(({ id, copies, school }, card) => {
    const absent = school === PERSONAL && !state.mage.some((mage) => content.mages[mage].personal === card);
    if (counts[card] !== (absent ? 0 : copies)) wrong(`${counts[card]} copies of ${id}`);
  });
  state.decks.forEach((deck, school) => {
    if (deck.some((card) => content.cards[card].school !== school)) wrong('a card in the deck of another school');
  });
  state.returned.forEach((list, school) => {
    if (list.some((card) => content.cards[card].school !== school)) wrong('a card returned to another school');
  });
  if (state.forgotten.some((card) => content.cards[card].school !== FORGOTTEN)) wrong('a card among the Forgotten');
}

function questsAndEvents(state: State, content: Content, wrong: Wrong): void {
  const quests = [state.questDecks, state.quests, state.solved, state.offered, state.dropped].flat(2);
  if (new Set(quests).size !== quests.length) wrong('a quest is in two places');
  const dealt = content.quests.filter(({ familiars }) => !familiars || state.options.families !== 'none').length;
  if (quests.length !== dealt) wrong(`${quests.length} quests of ${dealt}`);
  state.progress.forEach((progress, seat) => {
    if (progress.length !== 2 * state.quests[seat].length) wrong('progress of a quest that is not there');
  });
  const lying = state.agenda.filter((matter) => matter.do === 'eventLies').length;
  const events =
    [...state.eventDecks, ...state.eventDiscards].flat().length + state.track.filter((e) => e !== NONE).length;
  if (events + lying !== content.events.length) wrong(`${events} events`);
}

/** Evocations and familiars: none doubled, one familiar a mage, and each in exactly one mode. [F2] [F12] */
function creatures(at: At, settled: boolean, wrong: Wrong): void {
  const { state, content } = at;
  const copies = [...state.copies];
  let reserve = state.reserve;
  for (let i = 0; i < state.creature.length; i++) {
    const creature = state.creature[i];
    if (creature === NONE) {
      if (state.hurt[i] > 0 || state.room[i] !== NONE || isGuarding(state, i))
        wrong(`something is left of evocation ${i}`);
      continue;
    }
    if (freeOnCard(at, i) < 0 || (settled && freeOnCard(at, i) === 0)) wrong(`evocation ${i} should have left`);
    if (!isFamiliar(at, i)) {
      copies[creature]++;
      if (state.room[i] === NONE) wrong(`evocation ${i} stands nowhere`);
      continue;
    }
    const bit = 1 << (creature - content.firstFamiliar);
    if (reserve & bit) wrong(`familiar ${creature} is in two places`);
    reserve |= bit;
    if (familiarOf(at, Math.floor(i / 3)) !== i) wrong('a mage owns two familiars');
    if (isGuarding(state, i) !== (state.room[i] === NONE)) wrong(`familiar ${i} is in no mode or in both`);
  }
  copies.forEach((n, creature) => {
    if (n !== content.creatures[creature].copies) wrong(`${n} copies of ${content.creatures[creature].id}`);
  });
  const families = content.creatures
    .slice(content.firstFamiliar)
    .filter(({ family }) => state.tile.includes(content.lairs[family]));
  if (reserve.toString(2).replaceAll('0', '').length !== families.length) wrong('a familiar is lost');
}
