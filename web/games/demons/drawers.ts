import type { Drawer } from '../face.ts';
import Charts from './drawers/Charts.svelte';
import Magicians from './drawers/Magicians.svelte';
import Piles from './drawers/Piles.svelte';
import Spirits from './drawers/Spirits.svelte';
import Treasures from './drawers/Treasures.svelte';
import { drawings } from './drawings.ts';

/** What can be opened beside the map. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'spirits', icon: drawings.spirits, label: 'demons.tab.spirits', Panel: Spirits },
  { id: 'magicians', icon: drawings.magician0, label: 'demons.tab.magicians', Panel: Magicians },
  { id: 'treasures', icon: drawings.chest, label: 'demons.tab.treasures', Panel: Treasures },
  { id: 'piles', icon: drawings.conjure, label: 'demons.tab.piles', Panel: Piles },
  { id: 'charts', icon: drawings.charts, label: 'demons.tab.charts', Panel: Charts },
];
