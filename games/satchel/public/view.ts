// What a screen or a program may know: the types of views, events and answers.
export type { FaceName, SymbolName } from '../data.ts';
export type { Piece, PlaceName, SatchelEvent, Side } from '../events.ts';
export type { Command, Stamped } from '../rules/commands.ts';
export type { DieView, FamiliarView, PlaceView, SatchelView, SeatView, SlotView } from '../view.ts';
