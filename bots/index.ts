export { ponder, think } from './bot.ts';
export { type Level, levelFrom, levels, ownLevel } from './levels.ts';
export { randomAnswer } from './random.ts';
export type { Thought } from './thought.ts';
export { proposal } from './world.ts';
