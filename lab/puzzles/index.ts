export { type Digging, digPuzzles, judgedAgain, MOST_PUZZLES, OBVIOUS } from './dig.ts';
