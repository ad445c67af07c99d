export type { Content } from './content.ts';
export { DATA_FILES, type DataFile, type DemonsData, ownData, POWERS, RANKS, readData, SHIELDS } from './data.ts';
export type { DemonsEvent } from './events.ts';
export { type DemonsGame, demons, demonsFrom, demonsWith } from './game.ts';
export { OPTIONS, SETS } from './options.ts';
export type { State } from './state.ts';
export type { DemonsView } from './view.ts';
