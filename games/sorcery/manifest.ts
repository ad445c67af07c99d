export { byChapter, chapterKey } from './chapters.ts';
export { optionsFrom, SETS } from './options.ts';
