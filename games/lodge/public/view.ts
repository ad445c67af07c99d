// What a screen or a program may know: the types of views, events and answers, and the functions that read a view.
export { SLOTS, type SlotName } from '../board.ts';
export type { HalfName, LodgeEvent, ModelName, Owner, Place, Prize, RoomName } from '../events.ts';
export {
  ACTIONS,
  cardAt,
  cardIn,
  creatureIn,
  eventIn,
  eventText,
  extraText,
  grimoireCards,
  guardText,
  HALVES,
  halfIn,
  halfText,
  MOONS,
  mageIn,
  PHYSICAL,
  questIn,
  questText,
  reachIn,
  rewardText,
  SCHOOLS,
  SET,
  schoolOf,
  spellOf,
  tileIn,
  tileText,
} from '../reading.ts';
export type { SetAnswer } from '../rules/answers.ts';
export { seatIn } from '../seat-name.ts';
export type { EvocationView, LodgeView, RoomView, SeatView, SlotView } from '../view-types.ts';
