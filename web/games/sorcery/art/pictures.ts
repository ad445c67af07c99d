// What is drawn on figures and cards, all at once.
export { cardDrawing } from './cards.ts';
export { figureDrawing } from './figures.ts';
