// What is drawn on spells and rooms, all at once.
export { roomDrawing } from './rooms.ts';
export { spellDrawing } from './spells.ts';
