import { ownData } from '../data.ts';
import { loreFrom } from '../lore.ts';

/** What is printed on figures, books and cards, for those who only read it. */
export const lore = loreFrom(ownData);
