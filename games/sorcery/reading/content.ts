import { contentFrom } from '../content.ts';
import { ownData } from '../data.ts';

/** What is printed on figures, books and cards, for those who only read it. */
export const content = contentFrom(ownData);
