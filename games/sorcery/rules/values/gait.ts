import { ABILITY } from '../../content.ts';
import { waterIsClear } from '../../effects/on-field.ts';
import type { Gait, Terrain } from '../../geometry/ground.ts';
import type { Position } from '../../state.ts';
import { abilitiesOf, holds } from './abilities.ts';
import { speedTypeOf } from './types.ts';

const WATER: readonly Terrain[] = ['shallow', 'deep'];
const NOTHING: readonly Terrain[] = [];
const WALKS: Gait = { overBases: false, overTerrain: false, clear: NOTHING };
const WADES: Gait = { overBases: false, overTerrain: false, clear: WATER };

/** What a figure's way of moving passes over. [B15] [B23] [B24] */
export function gaitOf(at: Position, figure: number): Gait {
  const abilities = abilitiesOf(at, figure);
  const type = speedTypeOf(at, figure);
  const flies = holds(abilities, ABILITY.flight);
  const swims = type === 'wave' || holds(abilities, ABILITY.aquatic) || waterIsClear(at);
  if (!flies && type !== 'wing') return swims ? WADES : WALKS;
  return { overBases: flies, overTerrain: true, clear: swims ? WATER : NOTHING };
}

/** Terrain in which it may be put down. [B101] */
export const clearFor = (at: Position, figure: number): readonly Terrain[] => gaitOf(at, figure).clear;
