import unknown from 'icon:cultist';
import rebecca from 'icon:female-vampire';
import nero from 'icon:warlock-hood';
import jafar from 'icon:wizard-face';
import tessa from 'icon:woman-elf-face';

const mageArt: Readonly<Record<string, string>> = { jafar, nero, rebecca, tessa };

/** The face of a mage; before mages are chosen, and for somebody's own, a hooded one. */
export const mageDrawing = (mage: string | null): string => mageArt[mage ?? ''] ?? unknown;
