import type { Projection } from '@conjure/host';

/**
 * Who sits where, and whose turn it is, as texts that are kept with the match: only what has changed of the one leads to other rows, and
 * the other changes with nearly every answer.
 */
export interface Seating {
  /** JSON, `[[player, seat], …]`. */
  readonly sits: string;
  /** The seats whose turn it is, between commas: `,0,2,`, so that one is found by `like`. */
  readonly asked: string;
}

export function seatingOf({ places }: Pick<Projection, 'places'>, keyOf: (player: string) => string = String): Seating {
  const asked = places.flatMap(({ seat, mine }) => (mine ? [seat] : []));
  return {
    sits: JSON.stringify(places.map(({ player, seat }) => [keyOf(player), seat])),
    asked: asked.length > 0 ? `,${asked.join(',')},` : '',
  };
}
