import { keptWishes } from '../../app/wishes.svelte.ts';
import type { Asks } from './model/reacting.ts';

/** What somebody wishes at this table: when he is asked about reactions. */
export const { wishes, wish } = keptWishes<{ asks: Asks }>('conjure.lodge', { asks: ['able', 'always', 'hit'] });
