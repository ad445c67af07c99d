export type { Content } from './content.ts';
export { DATA_FILES, type DataFile, type LodgeData, ownData, readData } from './data.ts';
export type { LodgeEvent } from './events.ts';
export { type LodgeGame, lodge, lodgeFrom, lodgeWith } from './game.ts';
export { OPTIONS, SETS } from './options.ts';
export type { State } from './state.ts';
export type { LodgeView } from './view.ts';
