import type { Drawer } from '../face.ts';
import { drawings } from './cards/drawings.ts';

/** What can be opened beside the field. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'figure', icon: drawings.figure, label: 'sorcery.tab.figure', panel: () => import('./drawers/Figure.svelte') },
  { id: 'books', icon: drawings.cast, label: 'sorcery.tab.books', panel: () => import('./drawers/Books.svelte') },
  { id: 'field', icon: drawings.objective, label: 'sorcery.tab.field', panel: () => import('./drawers/Field.svelte') },
  { id: 'armies', icon: drawings.fall, label: 'sorcery.tab.lost', panel: () => import('./drawers/Armies.svelte') },
];
