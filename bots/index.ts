export { type Ahead, lookAhead } from './ahead.ts';
export { analyse, think } from './bot.ts';
export { FOR_PEOPLE, type Level, levelFor, levelFrom, levels, ownLevel } from './levels.ts';
export { commonLuck } from './luck.ts';
export { randomAnswer } from './random.ts';
export type { Thought, WallClock } from './thought.ts';
export { proposal } from './world.ts';
