import { storedPreferences } from '../../app/preferences.svelte.ts';

/** What somebody prefers at this table. */
type Preferences = {
  /** Passes by itself where nothing can be rolled or laid. */
  autopass: boolean;
};

export const { preferences, prefer } = storedPreferences<Preferences>('conjure.satchel', { autopass: [false, true] });
