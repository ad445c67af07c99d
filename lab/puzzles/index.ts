export { type Digging, findPuzzles, judgedAgain, MOST_PUZZLES, OBVIOUS } from './find.ts';
