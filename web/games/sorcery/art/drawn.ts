import hood from 'icon:hooded-figure';
import book from 'icon:spell-book';
import { loadedOnce } from '../../../parts/loaded-once.svelte.ts';

/** Pictures come after the first screen: until then everybody wears a hood, and every card is a book. */
export const pictures = loadedOnce(() => import('./pictures.ts'));

/** What is drawn on a figure, by its id. */
export const figureDrawing = (kind: string): string => pictures()?.figureDrawing(kind) ?? hood;

/** What is drawn on a card, by its id. */
export const cardDrawing = (id: string): string => pictures()?.cardDrawing(id) ?? book;

/** What is behind whoever leads, and a face in place of the figure's, by its id. */
export const leaderDrawing = (kind: string) => pictures()?.LEADERS[kind];

/** What tells a seat from one that is led by the same. */
export const hourDrawing = (seat: number): string | undefined => pictures()?.HOURS[seat];
