import { must } from '@conjure/engine';
import { within } from '../../geometry/point.ts';
import type { Position } from '../../state.ts';
import { onField } from '../figures.ts';
import { hasPower } from '../values/types.ts';

/** Whether Bedlam keeps this attacker from using gang up, its own Bedlam included. [S70] [R63] */
export function inBedlam(at: Position, attacker: number): boolean {
  const { state, content } = at;
  const length = () => must(content.powerParams.bedlam?.length, 'length', 'bedlam');
  for (let f = 0; f < state.where.length; f++)
    if (onField(state, f) && hasPower(at, f, 'bedlam') && within(state.base[attacker], state.base[f], length()))
      return true;
  return false;
}
