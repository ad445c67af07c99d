import { storedPreferences } from '../../app/preferences.svelte.ts';
import type { Asks } from './model/reacting.ts';

/** What somebody prefers at this table: when he is asked about reactions. */
export const { preferences, prefer } = storedPreferences<{ asks: Asks }>('conjure.lodge', {
  asks: ['able', 'always', 'hit'],
});
