export { runEngine } from './stdio.ts';
