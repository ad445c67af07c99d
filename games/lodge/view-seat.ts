import type { Seat, Viewer } from '@conjure/engine';
import { EVOCATIONS, modelOf, NONE, OWNERS, SLOTS, slotOf } from './board.ts';
import type { CardId, Owner } from './events.ts';
import { cardOf, countsOn, cubesOn, sheetOf, type Track } from './rules/cubes.ts';
import { prizesOf } from './rules/defeat.ts';
import { isFamiliar, isGuarding, mageOf } from './rules/models.ts';
import { modelName, ownerName, placeName } from './rules/names.ts';
import { shares } from './rules/ranking.ts';
import { isSet } from './rules/reactions.ts';
import type { Position, State } from './state.ts';
import { drawnBy, handOf, unseenBy } from './study.ts';
import type { EvocationView, PrivateView, SeatView, SlotView } from './view-types.ts';

/** Cubes in the order of placing. */
export const owners = (track: Track): Owner[] => cubesOn(track).map(ownerName);

export const viewTrophies = ({ state }: Position, owner: number): { of: Seat; n: number }[] =>
  Array.from({ length: state.seats }, (_, of) => ({ of, n: state.trophies[owner * state.seats + of] })).filter(
    ({ n }) => n > 0,
  );

/** A mage with all that lies before him; what is private only for himself. */
export function viewSeat(at: Position, seat: Seat, viewer: Viewer): SeatView {
  const { state, content } = at;
  const chosen = state.mage[seat] !== NONE;
  const { constants, board } = content;
  const ids = (cards: readonly number[]): CardId[] => cards.map((card) => content.cards[card].id);
  const beside = Array.from({ length: OWNERS }, (_, owner) => state.beside[seat * OWNERS + owner]);
  const cubes = countsOn(sheetOf(at, seat)).map((n, owner) => n + beside[owner]);
  const points = shares(cubes, { prizes: constants.defeatPoints, sole: constants.soleBonus, constants });
  const [attack, move, armour] = state.buffs.slice(seat * 3, seat * 3 + 3);
  return {
    seat,
    mage: chosen ? mageOf(at, seat).id : null,
    startingGrimoire: state.grimoireOf[seat] === NONE ? null : content.grimoires[state.grimoireOf[seat]].id,
    exits: state.cell[seat] === NONE ? [] : board.exits[state.seats][state.cell[seat]].map((room) => board.names[room]),
    at: placeName(at, state.at[seat]),
    power: state.power[seat],
    supply: state.supply[seat],
    tokens: state.tokens[seat],
    trophies: viewTrophies(at, seat),
    solved: state.solved[seat].map((quest) => content.quests[quest].id),
    quests: state.quests[seat].length,
    health: chosen ? mageOf(at, seat).health : 0,
    damage: owners(sheetOf(at, seat)),
    beside: beside.flatMap((n, owner) => new Array<Owner>(n).fill(ownerName(owner))),
    prizes: prizesOf(cubes, points),
    physical: state.physical[seat],
    buffs: { attack, move, armour },
    ...viewCounts(state, seat, viewer === seat),
    spent: ids(state.spent[seat]),
    slots: SLOTS.map((_, slot) => viewSlot(at, seat, slot, viewer)),
    evocations: viewEvocations(at, seat),
    own: viewer === seat ? viewOwn(at, seat) : null,
  };
}

/** While Study runs the others see nothing of what he draws and decides; he himself sees what comes of it. [B26] */
function viewCounts(
  state: State,
  seat: Seat,
  isOwn: boolean,
): Pick<SeatView, 'hand' | 'grimoire' | 'discard' | 'drawn'> {
  const hidden = !isOwn && state.studies.length > 0;
  return {
    hand: hidden ? state.hand[seat].length : handOf(state, seat).length,
    grimoire: state.grimoire[seat].length,
    discard: state.spent[seat].length + (hidden ? state.unseen[seat] : unseenBy(state, seat)).length,
    drawn: hidden ? 0 : drawnBy(state, seat).length,
  };
}

/** Whether somebody sees more of a mage than everybody does: it is his own, or he has peeked at a spell. [B29] */
export const knowsMore = (state: State, seat: Seat, viewer: Viewer): boolean =>
  viewer !== null && (viewer === seat || SLOTS.some((_, slot) => hasSeen(state, seat, slot, viewer)));

const hasSeen = (state: State, seat: Seat, slot: number, viewer: Seat): boolean =>
  (state.seen[slotOf(seat, slot)] & (1 << viewer)) !== 0;

/** The card and its half are known to its owner, to whoever peeked, and to all when it is revealed. [B29] */
function viewSlot({ state, content }: Position, seat: Seat, slot: number, viewer: Viewer): SlotView {
  const set = state.set[slotOf(seat, slot)];
  const filled = set !== NONE;
  const revealed = filled && !isSet(state, seat, slot);
  const knows = viewer !== null && (viewer === seat || hasSeen(state, seat, slot, viewer));
  const spell = filled && (revealed || knows) ? `${content.cards[set >> 1].id}/${set & 1 ? 'b' : 'a'}` : null;
  return { slot: SLOTS[slot], filled, revealed, spell };
}

function viewEvocations(at: Position, seat: Seat): EvocationView[] {
  const { state, content } = at;
  const list: EvocationView[] = [];
  for (let i = seat * EVOCATIONS; i < (seat + 1) * EVOCATIONS; i++) {
    if (state.creature[i] === NONE) continue;
    const { id, health } = content.creatures[state.creature[i]];
    const familiar = isFamiliar(at, i);
    const guards = isGuarding(state, i);
    list.push({
      model: modelName(at, modelOf(i)),
      creature: id,
      familiar,
      mode: familiar ? (guards ? 'guard' : 'hunting') : null,
      at: guards ? null : content.board.names[state.room[i]],
      health,
      damage: owners(cardOf(at, i)),
      token: familiar ? (state.ready & (1 << i) ? 'ready' : 'used') : null,
      acted: (state.acted & (1 << i)) !== 0,
    });
  }
  return list;
}

/** His own cards; the grimoire sorted, for nobody knows its order. */
function viewOwn({ state, content }: Position, seat: Seat): PrivateView {
  const ids = (cards: readonly number[]): CardId[] => cards.map((card) => content.cards[card].id);
  const questIds = (quests: readonly number[]): string[] => quests.map((quest) => content.quests[quest].id);
  return {
    hand: ids(handOf(state, seat)),
    grimoire: ids([...state.grimoire[seat]].sort((a, b) => a - b)),
    unseen: ids(unseenBy(state, seat)),
    drawn: ids(drawnBy(state, seat)),
    quests: state.quests[seat].map((quest, i) => ({
      quest: content.quests[quest].id,
      progress: state.progress[seat][2 * i],
      need: content.quests[quest].need,
    })),
    offered: questIds(state.offered[seat]),
    dropped: questIds(state.dropped[seat]),
  };
}
