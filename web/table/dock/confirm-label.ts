import { sayChoice, t } from '../../app/words.svelte.ts';
import type { Considered } from '../session/deciding.svelte.ts';

/** As many letters as the do slot has room for. */
const MOST = 44;

/** An answer that wants a second look, in the words of the button that gives it; `null` where they are too many. */
export function shortLabel({ label }: Pick<Considered, 'label'>): string | null {
  const said = label ? sayChoice(label) : '';
  return said !== '' && said.length <= MOST ? said : null;
}

export const confirmLabel = (considered: Considered): string => shortLabel(considered) ?? t('ask.confirm');
