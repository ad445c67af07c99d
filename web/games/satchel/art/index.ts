import { ordealArt } from './ordeals.ts';
import { spellArt } from './spells.ts';

/** What is drawn on a card; nothing on one of somebody else's making. */
export const artOf = (card: string): string => ordealArt[card] ?? spellArt[card] ?? '';
