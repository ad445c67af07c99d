import { ABILITY } from '../content.ts';
import type { AbilityId } from '../data-abilities.ts';
import type { CommandAnswer } from '../rules/command.ts';
import { kindOf } from '../rules/figures.ts';
import { has } from '../rules/values/abilities.ts';
import { loss, standing } from './dial.ts';
import type { Sight } from './sight.ts';

/** A token off the figure, as a share of it. */
const TOKEN = 0.04;

/** What happens anyway comes first; what costs a friend's click is done only when that costs little. [B41] [S62] */
export function triggerWorth(s: Sight, answer: CommandAnswer): number {
  if (answer.do !== 'resolve') return answer.do === 'decline' ? 0 : Number.NEGATIVE_INFINITY;
  const { source, of, figure } = answer;
  if (source === 'siphon_energy') {
    const friend = figure ?? of;
    const dies = s.state.click[friend] + 1 >= kindOf(s, friend).clicks;
    return TOKEN * standing(s, of) * s.state.tokens[of] - loss(s, friend, 1) - (dies ? 100 : 0);
  }
  if (source === 'chosen_spell' && figure !== undefined) return 1 + TOKEN * standing(s, figure);
  if (source !== 'mind_tap') return 5;
  // What it has already is only kept for when its own turns away.
  return has(s, of, ABILITY[answer.ability as AbilityId]) ? 0.5 : 1;
}
