// What a screen or a program may know: the types of views and events.
export type { Bounds } from '../content.ts';
export type { Disposition, Power, RankName, ShieldName } from '../data.ts';
export type { DemonsEvent, HexName, Item, MortalId } from '../events.ts';
export type { BoxView, DemonsView, MagicianView, MortalView } from '../view.ts';
