import type { Phrase } from '@conjure/engine';
import type { SayingOf } from '@conjure/host';
import type { Against } from '../../wire/index.ts';

export type Odds = SayingOf<'odds'>;

/** An answer under consideration, and what has been heard of it. */
export interface Considered {
  readonly answer: unknown;
  readonly label: Phrase | null;
  readonly odds: Odds | null;
  readonly against: Against | null;
  /** A second look before it counts. */
  readonly confirm: boolean;
}

/** Whether chance, or something hidden, has a say in it. */
export const isRisky = ({ outcomes, complete }: Odds): boolean => outcomes.length > 1 || !complete;
