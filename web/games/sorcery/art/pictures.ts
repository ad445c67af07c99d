// What is drawn on figures, behind those who lead, and on cards, all at once.
export { cardDrawing } from './cards.ts';
export { figureDrawing } from './figures.ts';
export { HOURS, LEADERS } from './leaders.ts';
