export * from './all.ts';
export * from './checks.ts';
export * from './lessons.ts';
export * from './random-play.ts';
