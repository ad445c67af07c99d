export { byChapter, chapterKey } from './chapters.ts';
export { OPTIONS, SETS } from './options.ts';
