import type { SatchelView } from '@conjure/satchel/view';

/** Parts of a view. */
export type SeatView = SatchelView['seats'][number];
export type DieView = SeatView['dice'][number];
export type FamiliarView = SeatView['familiars'][number];
export type PlaceView = SatchelView['places'][number];
export type SlotView = PlaceView['slots'][number];
