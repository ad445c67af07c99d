export { DATA_FILES, type DataFile, ownData, readData, type SorceryData } from './data.ts';
