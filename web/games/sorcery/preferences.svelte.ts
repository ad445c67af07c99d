import { storedPreferences } from '../../app/preferences.svelte.ts';

/** When somebody wants to be asked about countering: always, if the chance is fair, or never. */
export type Asks = 'always' | 'fair' | 'never';

/** What somebody prefers at this table. */
export const { preferences, prefer } = storedPreferences<{ counters: Asks }>('conjure.sorcery', {
  counters: ['always', 'fair', 'never'],
});
