import type { Drawer } from '../face.ts';
import Cards from './drawers/Cards.svelte';
import Lore from './drawers/Lore.svelte';
import Race from './drawers/Race.svelte';
import { drawings } from './drawings.ts';

/** What can be opened beside the cards. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'cards', icon: drawings.sorcerer, label: 'satchel.tab.cards', Panel: Cards },
  { id: 'lore', icon: drawings.lore, label: 'satchel.tab.lore', Panel: Lore },
  { id: 'race', icon: drawings.heroes, label: 'satchel.tab.race', Panel: Race },
];
