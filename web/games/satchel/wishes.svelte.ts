import { keptWishes } from '../../app/wishes.svelte.ts';

/** What somebody wishes at this table. */
type Wishes = {
  /** Passes by itself where nothing can be rolled or laid. */
  autopass: boolean;
};

export const { wishes, wish } = keptWishes<Wishes>('conjure.satchel', { autopass: [false, true] });
