import type { LodgeView } from '@conjure/lodge/view';
import type { Drawer } from '../face.ts';
import { drawings } from './cards/drawings.ts';

/** What can be opened beside the Lodge. */
export const DRAWERS: readonly Drawer[] = [
  { id: 'hand', icon: drawings.hand, label: 'lodge.tab.hand', panel: () => import('./drawers/Hand.svelte') },
  { id: 'mages', icon: drawings.crown, label: 'lodge.tab.mages', panel: () => import('./drawers/Mages.svelte') },
  { id: 'rose', icon: drawings.rose, label: 'lodge.tab.rose', panel: () => import('./drawers/Rose.svelte') },
  {
    id: 'familiars',
    icon: drawings.ready,
    label: 'lodge.tab.familiars',
    has: (view) => (view as LodgeView).families.length > 0,
    panel: () => import('./drawers/Familiars.svelte'),
  },
];
