import { schoolOf } from '@conjure/lodge/view';
import { schoolDrawing } from '../cards/drawings.ts';

/** Pictures of spells come after the first screen: until then a card has the sign of its school. */
let pictures: typeof import('./spells.ts') | null = $state.raw(null);
let isComing = false;

function drawn(): typeof pictures {
  if (!isComing) {
    isComing = true;
    void import('./spells.ts').then((come) => {
      pictures = come;
    });
  }
  return pictures;
}

/** The drawing on a card. */
export const spellDrawing = (card: string): string => drawn()?.spellDrawing(card) ?? schoolDrawing(schoolOf(card));
