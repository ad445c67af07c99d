import hood from 'icon:hooded-figure';
import book from 'icon:spell-book';

/** Pictures come after the first screen: until then everybody wears a hood, and every card is a book. */
let pictures: typeof import('./pictures.ts') | null = $state.raw(null);
let coming: Promise<void> | null = null;

/** Sends for the pictures, once. */
export function picturesCome(): Promise<void> {
  coming ??= import('./pictures.ts').then((come) => {
    pictures = come;
  });
  return coming;
}

function drawn(): typeof pictures {
  if (!coming) void picturesCome();
  return pictures;
}

/** What is drawn on a figure, by its id. */
export const figureDrawing = (kind: string): string => drawn()?.figureDrawing(kind) ?? hood;

/** What is drawn on a card, by its id. */
export const cardDrawing = (id: string): string => drawn()?.cardDrawing(id) ?? book;
