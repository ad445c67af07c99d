export * from './all.ts';
export * from './checks.ts';
export * from './lessons.ts';
export * from './offers-all-legal.ts';
export * from './random-play.ts';
export * from './secrets.ts';
export * from './told.ts';
export * from './true-odds.ts';
