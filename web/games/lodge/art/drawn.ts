import door from 'icon:well';
import { schoolOf } from '@conjure/lodge/view';
import { loadedOnce } from '../../../parts/loaded-once.svelte.ts';
import { schoolDrawing } from '../cards/drawings.ts';

/** Pictures come after the first screen: until then a card has the sign of its school, and a room a door. */
const pictures = loadedOnce(() => import('./pictures.ts'));

/** The drawing on a card. */
export const spellDrawing = (card: string): string => pictures()?.spellDrawing(card) ?? schoolDrawing(schoolOf(card));

/** The drawing of a room. */
export const roomDrawing = (tile: string): string => pictures()?.roomDrawing(tile) ?? door;
