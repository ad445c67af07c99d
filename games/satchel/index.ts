export type { Content } from './content.ts';
export { DATA_FILES, type DataFile, ownData, readData, type SatchelData } from './data.ts';
export type { SatchelEvent } from './events.ts';
export { type SatchelGame, satchel, satchelFrom, satchelWith } from './game.ts';
export { OPTIONS, SETS } from './options.ts';
export type { State } from './state.ts';
export type { SatchelView } from './view.ts';
