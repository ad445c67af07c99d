import { misfit } from '@conjure/engine/content';
import { NONE, SLOTS, slotOf } from '../board.ts';
import { cardNamed, FORGOTTEN, PERSONAL } from '../content.ts';
import type { Position, State } from '../state.ts';
import type { Scenario, ScenarioSeat } from './scenario.ts';

/** A place for cards: what the scenario lists there, or what lies there at the start. */
interface Zone {
  where: string;
  listed: number[] | null;
  start: readonly number[];
  put(cards: number[]): void;
}

/**
 * The cards that a scenario names lie where it says; where it is silent they lie as at the start, less those named elsewhere.
 * What is left over goes under its school's deck, or into its mage's grimoire. No card is there more often than it is printed.
 */
export function readCards(at: Position, scenario: Scenario, start: State): void {
  const { state, content } = at;
  const numbers = (cards: readonly string[]): number[] => cards.map((id) => cardNamed(content, id));
  const topLast = (cards: readonly string[] | undefined): number[] | null => (cards ? numbers(cards).reverse() : null);
  const left = content.cards.map(({ copies }) => copies);
  const zones: Zone[] = [];
  const seats = Array.from({ length: state.seats }, (_, seat): ScenarioSeat => scenario.seats?.[seat] ?? {});
  seats.forEach((own, seat) => {
    const where = `seats[${seat}]`;
    const list = (cards: readonly string[] | undefined) => (cards ? numbers(cards) : null);
    const zone = (name: string, listed: number[] | null, lists: number[][], from: readonly number[]) =>
      zones.push({
        where: `${where}.${name}`,
        listed,
        start: from,
        put(cards) {
          lists[seat] = cards;
        },
      });
    zone('hand', list(own.hand), state.hand, start.hand[seat]);
    zone('spent', list(own.spent), state.spent, start.spent[seat]);
    zone('unseen', list(own.unseen), state.unseen, start.unseen[seat]);
    zone('drawn', list(own.drawn), state.drawn, start.drawn[seat]);
    zone('grimoire', topLast(own.grimoire), state.grimoire, startGrimoire(at, seat, start));
    readSlots(at, own, seat, (card) => claim(content.cards[card].id, left, card, `${where}.set`));
  });
  content.schools.forEach((school, i) => {
    const zone = (where: string, listed: number[] | null, lists: number[][], from: readonly number[]) =>
      zones.push({
        where,
        listed,
        start: from,
        put(cards) {
          lists[i] = cards;
        },
      });
    zone(`schools.${school}`, topLast(scenario.schools?.[school]), state.decks, start.decks[i]);
    zone(`returned.${school}`, topLast(scenario.returned?.[school]), state.returned, start.returned[i]);
  });
  zones.push({
    where: 'forgotten',
    listed: topLast(scenario.forgotten),
    start: start.forgotten,
    put(cards) {
      state.forgotten = cards;
    },
  });
  for (const { listed, where, put } of zones) {
    if (!listed) continue;
    for (const card of listed) claim(content.cards[card].id, left, card, where);
    put(listed);
  }
  seats.forEach((own, seat) => {
    readPersonal(at, own, seat, left);
  });
  for (const { listed, start: from, put } of zones)
    if (!listed) put(from.filter((card) => left[card] > 0 && left[card]-- > 0));
  if (state.phase !== 'setup') giveLeftovers(at, left);
}

/** As at the start, with the personal spell of the mage that the scenario gives him. */
function startGrimoire({ state, content }: Position, seat: number, start: State): number[] {
  const mage = state.mage[seat];
  return start.grimoire[seat].map((card) =>
    content.cards[card].school === PERSONAL && mage !== NONE ? content.mages[mage].personal : card,
  );
}

function claim(id: string, left: number[], card: number, where: string): void {
  if (left[card] === 0) throw misfit(where, `no more copies of ${id} than there are`, id);
  left[card]--;
}

function readSlots({ state, content }: Position, own: ScenarioSeat, seat: number, take: (card: number) => void): void {
  SLOTS.forEach((name, slot) => {
    const spell = own.set?.[name];
    if (spell === undefined) {
      if (own.revealed?.includes(name)) throw misfit(`seats[${seat}].revealed`, 'slots with a spell', name);
      return;
    }
    const [id, half] = spell.split('/');
    const card = cardNamed(content, id);
    take(card);
    state.set[slotOf(seat, slot)] = 2 * card + (half === 'b' ? 1 : 0);
    if (own.revealed?.includes(name)) state.shown[seat] |= 1 << slot;
    for (const viewer of own.seenBy?.[name] ?? []) state.seen[slotOf(seat, slot)] |= 1 << viewer;
  });
}

/** Personal spells still to come with the moons. [B85] */
function readPersonal({ state, content }: Position, own: ScenarioSeat, seat: number, left: number[]): void {
  const mage = state.mage[seat];
  if (mage === NONE) return;
  const { personal, personalCopies } = content.mages[mage];
  state.personal[seat] = own.personal ?? Math.min(left[personal], Math.max(0, personalCopies - state.moon));
  if (state.personal[seat] > left[personal])
    throw misfit(`seats[${seat}].personal`, `at most ${left[personal]}`, `${state.personal[seat]}`);
  left[personal] -= state.personal[seat];
}

function giveLeftovers({ state, content }: Position, left: number[]): void {
  left.forEach((n, card) => {
    const { school } = content.cards[card];
    const owner =
      school === PERSONAL
        ? state.mage.findIndex((mage) => mage !== NONE && content.mages[mage].personal === card)
        : NONE;
    if (school === PERSONAL && owner === NONE) return;
    const pile =
      school === FORGOTTEN ? state.forgotten : school === PERSONAL ? state.grimoire[owner] : state.decks[school];
    for (let i = 0; i < n; i++) pile.unshift(card);
  });
}
