import type { Drawer } from '../face.ts';
import { drawings } from './cards/drawings.ts';
import Armies from './drawers/Armies.svelte';
import Books from './drawers/Books.svelte';
import Field from './drawers/Field.svelte';
import Figure from './drawers/Figure.svelte';

/** What can be opened beside the field. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'figure', icon: drawings.figure, label: 'sorcery.tab.figure', Panel: Figure },
  { id: 'books', icon: drawings.cast, label: 'sorcery.tab.books', Panel: Books },
  { id: 'field', icon: drawings.objective, label: 'sorcery.tab.field', Panel: Field },
  { id: 'armies', icon: drawings.fall, label: 'sorcery.tab.lost', Panel: Armies },
];
