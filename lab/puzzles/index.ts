export { type Digging, digPuzzles } from './dig.ts';
