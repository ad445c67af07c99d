export { type Digging, findPuzzles, OBVIOUS } from './find.ts';
export { MOST_PUZZLES, stillPuzzles } from './kept.ts';
