import type { Drawer } from '../face.ts';
import { drawings } from './cards/drawings.ts';
import Familiars from './drawers/Familiars.svelte';
import Hand from './drawers/Hand.svelte';
import Mages from './drawers/Mages.svelte';
import Rose from './drawers/Rose.svelte';

/** What can be opened beside the Lodge. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'hand', icon: drawings.hand, label: 'lodge.tab.hand', Panel: Hand },
  { id: 'mages', icon: drawings.crown, label: 'lodge.tab.mages', Panel: Mages },
  { id: 'rose', icon: drawings.rose, label: 'lodge.tab.rose', Panel: Rose },
  { id: 'familiars', icon: drawings.ready, label: 'lodge.tab.familiars', Panel: Familiars },
];
