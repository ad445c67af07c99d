import { type Phrase, phrase, type Seat } from '@conjure/engine';
import { figurePhrase } from '../rules/names.ts';
import type { SorceryView } from '../view-types.ts';
import { content } from './content.ts';

/** A figure as it is called at this table: with its number where several are alike. */
export const nameIn = ({ figures }: Pick<SorceryView, 'figures'>, figure: number): Phrase =>
  figurePhrase(
    figures.map(({ figure: kind }) => kind),
    figure,
  );

/** The army of a seat by its name, where it is one of the ready ones, once it is laid open. */
export function armyIn({ figures }: Pick<SorceryView, 'figures'>, seat: Seat): Phrase | null {
  const listed = (ids: readonly string[]) => [...ids].sort().join();
  const own = listed(figures.filter(({ owner }) => owner === seat).map(({ figure }) => figure));
  if (own === '') return null;
  const ready = content.data.armies.armies.find((army) => listed(army.figures) === own);
  return phrase(ready ? `army.${ready.id}` : 'army.own');
}
