export { axe } from './axe.ts';
export { misplaced } from './nesting.ts';
export { offline, online } from './offline.ts';
export { opened, openPage, type PageOptions, shared, sharedPage } from './open.ts';
export { unsaid } from './unsaid.ts';
export { wordsIn } from './words.ts';
