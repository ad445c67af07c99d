import { askEach, next, refusal, type Script, type Seat, type Step } from '@conjure/engine';
import { NONE, ROSE, type Room, SLOTS, type SlotName } from '../board.ts';
import type { LodgeTable, Position } from '../state.ts';
import { shapesOf, slotNamed } from './answers.ts';
import { clear, countsOn, roomTrack } from './cubes.ts';
import { prizesOf } from './defeat.ts';
import { finish } from './ends.ts';
import { ownerName, roomName, slotPhrase } from './names.ts';
import { changePower, count } from './power.ts';
import { credit, lookAtCleanUp, newRound } from './quests.ts';
import { shares } from './ranking.ts';
import { emptySlot, halfIn, hasSet, isSet } from './reactions.ts';
import { isDestroyed } from './rooms.ts';

/** Quests of the round, spells, full rooms, refreshing, the end. [B62–B66] */
export function beginCleanUp(t: LodgeTable): void {
  lookAtCleanUp(t);
  next(t, { do: 'solve' }, { do: 'unused' }, { do: 'destroy' }, { do: 'solve' }, { do: 'refresh' }, { do: 'endCheck' });
}

/** Spells not cast go to the discard; unused traps and protections to hand or discard, as their owner likes. [B63] */
export function unused(t: LodgeTable): Step {
  const { state } = t;
  // Everybody who has a spell face down is asked, so that nobody learns who has a reaction among them.
  const seats = state.order.filter((seat) => hasSet(state, seat));
  return seats.length === 0 ? 'rest' : takingBack(t, seats);
}

/** Slots with reactions, in order. */
const reactions = (at: Position, seat: Seat): SlotName[] =>
  SLOTS.filter((_, slot) => isSet(at.state, seat, slot) && halfIn(at, seat, slot).reacts);

function* takingBack(t: LodgeTable, seats: readonly Seat[]): Script {
  const { state } = t;
  const answers = yield* askEach<{ hand: SlotName[] }>({
    kind: 'unused',
    rule: 'B63',
    seats,
    how: 'each',
    secret: true,
    shape: shapesOf(t.content).unused,
    candidates(seat) {
      const own = reactions(t, seat);
      return Array.from({ length: 1 << own.length }, (_, bits) => ({ hand: own.filter((_, i) => bits & (1 << i)) }));
    },
    allLegal: true,
    wishes: (seat) => SLOTS.filter((_, slot) => isSet(state, seat, slot)).map((slot) => ({ hand: [slot] })),
    refuse({ hand }, seat) {
      const wrong = hand.find((slot) => !reactions(t, seat).includes(slot));
      if (wrong === undefined) return null;
      const facts = { slot: slotPhrase(wrong) };
      return refusal('B63', facts, isSet(state, seat, slotNamed(wrong)) ? 'kind' : 'empty');
    },
  });
  answers.forEach(({ hand }, i) => {
    const seat = seats[i];
    let n = 0;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      if (!isSet(state, seat, slot)) continue;
      const back = hand.some((name) => slotNamed(name) === slot);
      (back ? state.hand : state.unseen)[seat].push(emptySlot(state, seat, slot) >> 1);
      n++;
    }
    t.tell({ type: 'cleanedUp', by: seat, n: n - hand.length, kept: hand.length });
  });
}

/** Every full room is scored and destroyed, in the order of the layout list. [B64] */
export function destroy(t: LodgeTable): Step {
  const { state, content } = t;
  for (const room of content.board.all)
    if (!isDestroyed(state, room) && state.filled[room] >= content.tiles[state.tile[room]].capacity)
      destroyRoom(t, room);
  return 'rest';
}

/** Points by the cubes in it, its token to the owner of the cube that filled it, cubes home. [B80] [B81] [B82] */
function destroyRoom(t: LodgeTable, room: Room): void {
  const { state, content } = t;
  const { constants } = content;
  const track = roomTrack(t, room);
  const cubes = countsOn(track);
  const filler = track.list[track.which * track.width + state.filled[room] - 1];
  const points = shares(cubes, {
    prizes: content.tiles[state.tile[room]].points,
    sole: constants.soleBonus,
    constants,
  });
  const token = state.tokened & (1 << room) ? filler : NONE;
  if (token !== NONE) state.tokens[token]++;
  count(state, filler, 'destroyed');
  state.tokened &= ~(1 << room);
  state.destroyed |= 1 << room;
  clear(state, track);
  if (!t.silent)
    t.tell({
      type: 'roomDestroyed',
      room: roomName(t, room),
      prizes: prizesOf(cubes, points),
      token: token === NONE ? 'nobody' : ownerName(token),
    });
  cubes.forEach((n, owner) => {
    if (n > 0 && owner !== ROSE) credit(t, owner, 'shareInDestruction');
    changePower(t, owner, points[owner], 'rooms');
  });
}

/** Tokens are turned ready, rooms may be activated again, buffs end. [B65] */
export function refresh(t: LodgeTable): Step {
  const { state, content } = t;
  state.physical.fill(content.constants.physicalTokens);
  for (let i = 0; i < state.creature.length; i++) if (state.creature[i] >= content.firstFamiliar) state.ready |= 1 << i;
  state.activated = 0;
  state.acted = 0;
  state.buffs.fill(0);
  return 'rest';
}

/** The game ends if anybody has reached the threshold at this moment. [B66] */
export function endCheck(t: LodgeTable): Step {
  const { state } = t;
  if (state.power.some((power) => power >= state.options.endThreshold)) finish(t);
  else {
    state.round++;
    newRound(t);
    next(t, { do: 'begin', phase: 'rose' });
  }
  return 'rest';
}
