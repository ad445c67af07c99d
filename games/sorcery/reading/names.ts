import type { Phrase } from '@conjure/engine';
import { figurePhrase } from '../rules/names.ts';
import type { SorceryView } from '../seen.ts';

/** A figure as it is called at this table: with its number where several are alike. */
export const nameIn = ({ figures }: Pick<SorceryView, 'figures'>, figure: number): Phrase =>
  figurePhrase(
    figures.map(({ figure: kind }) => kind),
    figure,
  );
