export { type Digging, findPuzzles, MOST_PUZZLES, OBVIOUS, stillPuzzles } from './find.ts';
