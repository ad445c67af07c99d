import type { ShieldName } from '@conjure/demons/view';

/** What shields are made of, as they and the rims of their bearers show it. */
export const METALS: Readonly<Record<ShieldName, string>> = {
  Copper: '#c9713f',
  Brass: '#c2a24a',
  Silver: '#c3c9cf',
  Gold: '#f0bf2c',
};
