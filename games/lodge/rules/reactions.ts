import {
  askThen,
  type Data,
  type Facts,
  next,
  type Refusal,
  refusal,
  type Seat,
  type Step,
  toOne,
} from '@conjure/engine';
import { evocationOf, inRange, isEvocation, type Model, NONE, ownerOf, type Room, SLOTS, slotOf } from '../board.ts';
import type { Half } from '../content.ts';
import type { Trigger } from '../data.ts';
import type { Window } from '../matters.ts';
import type { LodgeTable, Position, State } from '../state.ts';
import { DECLINE, REVEAL, type ReactAnswer, shapesOf, slotNamed } from './answers.ts';
import { inLodge } from './models.ts';
import { modelName, modelPhrase, placeName, roomPhrase, slotPhrase } from './names.ts';
import { credit } from './quests.ts';
import { refuseRange } from './range.ts';
import { startRun } from './runs.ts';

/** A slot that is filled and has not been revealed. [B29] */
export const isSet = (state: State, seat: Seat, slot: number): boolean =>
  state.set[slotOf(seat, slot)] !== NONE && !(state.shown[seat] & (1 << slot));

export function hasSet(state: State, seat: Seat): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) if (isSet(state, seat, slot)) return true;
  return false;
}

export const halfIn = ({ state, content }: Position, seat: Seat, slot: number): Half => {
  const set = state.set[slotOf(seat, slot)];
  return content.cards[set >> 1].halves[set & 1];
};

/**
 * Opens a window: everybody who could answer by what all can see, his mage in the Lodge and a spell still face down. Whether
 * the spell is a reaction shows only in his answer. [B47] [B29]
 */
export function openWindow(t: LodgeTable, trigger: Trigger, seats: number, model: Model, room: Room): void {
  let able = 0;
  for (let seat = 0; seat < t.state.seats; seat++)
    if (seats & (1 << seat) && canBeAsked(t, seat, trigger, room)) able |= 1 << seat;
  if (able !== 0) next(t, { do: 'window', trigger, model, room, seats: able });
}

function canBeAsked({ state, content }: Position, seat: Seat, trigger: Trigger, room: Room): boolean {
  if (!inLodge(state, seat) || !hasSet(state, seat)) return false;
  if (trigger !== 'enemyCasts' && trigger !== 'enemyActivatesRoom') return true;
  return inRange(content.board, state.at[seat], room, content.farthest[trigger]);
}

/** All seats but one, as bits. */
export const others = (state: State, seat: Seat): number => ((1 << state.seats) - 1) & ~(1 << seat);

/** The next player in play order who may answer. [B47] */
export function window(t: LodgeTable, open: Window): Step {
  const { state } = t;
  const { trigger, seats } = open;
  const seat = state.order.find((one) => seats & (1 << one));
  if (seat === undefined) return 'rest';
  const left = seats & ~(1 << seat);
  if (left !== 0) next(t, { ...open, seats: left });
  if (!canBeAsked(t, seat, trigger, open.room)) return 'rest';
  const options: ReactAnswer[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isSet(state, seat, slot) && refuseReaction(t, seat, slot, open) === null) options.push(REVEAL[slot]);
  options.push(DECLINE);
  return askThen(
    toOne({
      kind: 'react',
      rule: RULES[trigger],
      seat,
      shape: shapesOf(t.content).react,
      options,
      refuse: (answer) => (answer.do === 'decline' ? null : refuseReaction(t, seat, slotNamed(answer.slot), open)),
      wishes: () => REVEAL.filter((_, slot) => isSet(state, seat, slot)),
      facts: windowFacts(t, open),
      data: () => windowData(t, open),
      hiddenChoice: true,
    }),
    (answer) => {
      if (answer.do === 'reveal') react(t, seat, slotNamed(answer.slot), open);
    },
  );
}

const RULES: Readonly<Record<Trigger, string>> = {
  damageIncoming: 'B48',
  damaged: 'B49',
  enemyEnters: 'B50',
  enemyCasts: 'B51',
  enemyActivatesRoom: 'B52',
  wouldBeDefeated: 'B53',
};

function windowFacts(t: LodgeTable, { trigger, model, room }: Window): Facts {
  return {
    trigger,
    n: trigger === 'damageIncoming' ? announced(t) : 0,
    model: model === NONE ? { key: 'owner.rose' } : modelPhrase(t.content, nameOrGone(t, model)),
    room: room === NONE ? 'none' : roomPhrase(t, room),
  };
}

/** The model that sets it off, none for the Black Rose, and the room that it is about. */
const windowData = (t: LodgeTable, { model, room }: Window): Data => ({
  model: model === NONE ? null : nameOrGone(t, model),
  room: room === NONE ? null : placeName(t, room),
});

/** How much damage the mage is about to suffer: the packet that was announced last. [B48] */
function announced({ state }: LodgeTable): number {
  const volley = state.agenda.findLast((matter) => matter.do === 'volley');
  return volley ? volley.hits[volley.at - 1] : 0;
}

/** The trigger may have left in the meantime: then only its owner is named. */
const nameOrGone = (at: Position, model: Model): string =>
  isEvocation(model) && at.state.creature[evocationOf(model)] === NONE
    ? modelName(at, ownerOf(model))
    : modelName(at, model);

/** Why a set spell does not answer this trigger. [B47] */
function refuseReaction(at: Position, seat: Seat, slot: number, { trigger, room }: Window): Refusal | null {
  const { state } = at;
  if (!isSet(state, seat, slot)) return refusal('B47', { slot: slotPhrase(SLOTS[slot]) });
  const half = halfIn(at, seat, slot);
  if (!half.reacts) return refusal('B35', { slot: slotPhrase(SLOTS[slot]) }, 'cast');
  if (half.trigger !== trigger) return refusal(RULES[half.trigger ?? trigger], { slot: slotPhrase(SLOTS[slot]) });
  const ranged = trigger === 'enemyCasts' || trigger === 'enemyActivatesRoom';
  return ranged ? refuseRange(at, state.at[seat], room, half.range, roomPhrase(at, room)) : null;
}

/** Revealed, carried out completely, discarded. [B47] */
function react(t: LodgeTable, seat: Seat, slot: number, { trigger, model }: Window): void {
  const half = reveal(t, seat, slot, trigger);
  credit(t, seat, 'reactions');
  startRun(t, seat, half.effect, model, { do: 'spent', by: seat, slot });
}

/** Turns a set spell face up, as an Action or, with a trigger, as a reaction. */
export function reveal(t: LodgeTable, seat: Seat, slot: number, trigger: Trigger | null): Half {
  const { state, content } = t;
  const set = state.set[slotOf(seat, slot)];
  state.shown[seat] |= 1 << slot;
  const unknowing = [];
  for (let viewer = 0; viewer < state.seats; viewer++)
    if (viewer !== seat && !(state.seen[slotOf(seat, slot)] & (1 << viewer))) unknowing.push(viewer);
  t.markShown(unknowing);
  const said = {
    by: seat,
    slot: SLOTS[slot],
    card: content.cards[set >> 1].id,
    half: (set & 1 ? 'b' : 'a') as 'a' | 'b',
  };
  t.tell(trigger ? { type: 'revealed', ...said, trigger } : { type: 'cast', ...said });
  return content.cards[set >> 1].halves[set & 1];
}

/** A revealed spell is laid on the discard where everybody can see it. [B36] */
export function spend(state: State, seat: Seat, slot: number): void {
  const set = emptySlot(state, seat, slot);
  state.spent[seat].push(set >> 1);
}

/** Takes a spell out of its slot, whoever has seen it. */
export function emptySlot(state: State, seat: Seat, slot: number): number {
  const set = state.set[slotOf(seat, slot)];
  state.set[slotOf(seat, slot)] = NONE;
  state.shown[seat] &= ~(1 << slot);
  state.seen[slotOf(seat, slot)] = 0;
  return set;
}
