import { type Refusal, refusal } from '@conjure/engine';
import { forbiddenBy } from '../effects/in-force.ts';
import type { Forbidden } from '../effects/vocabulary.ts';
import type { Position } from '../state.ts';

/** A card in play that forbids the figure something where it stands now, by its name. [S13] */
export function refuseForbidden(at: Position, figure: number, what: Forbidden): Refusal | null {
  const card = forbiddenBy(at, figure, what);
  return card === null ? null : refusal('S13', { figure, card }, 'forbids');
}
