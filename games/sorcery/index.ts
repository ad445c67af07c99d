export type { Content } from './content.ts';
export { DATA_FILES, type DataFile, ownData, readData, type SorceryData } from './data.ts';
export type { SorceryEvent } from './events.ts';
export { type SorceryGame, sorcery, sorceryFrom, sorceryWith } from './game.ts';
export { optionsFrom, SETS } from './options.ts';
export type { State } from './state.ts';
export type { SorceryView } from './view.ts';
