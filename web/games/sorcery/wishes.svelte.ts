import { keptWishes } from '../../app/wishes.svelte.ts';

/** When somebody wants to be asked about countering: always, if the chance is fair, or never. */
export type Asks = 'always' | 'fair' | 'never';

/** What somebody wishes at this table. */
export const { wishes, wish } = keptWishes<{ counters: Asks }>('conjure.sorcery', {
  counters: ['always', 'fair', 'never'],
});
