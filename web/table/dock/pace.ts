import type { Settings } from '../../app/settings.svelte.ts';

/** How long bots wait before they think, in milliseconds: as fast as things are shown. */
export const paceOf = (speed: Settings['speed']): number =>
  ({ off: 0, quick: 200, normal: 600, step: 600, calm: 1800 })[speed];
