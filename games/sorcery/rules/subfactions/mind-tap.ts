import { must, refusal } from '@conjure/engine';
import { ABILITY } from '../../content.ts';
import { ABILITIES, type AbilityId } from '../../data-abilities.ts';
import type { Position } from '../../state.ts';
import { refuseSource, type TriggerAnswer, type TriggerSource } from '../command-source.ts';
import { figuresOf, figuresWhere, isAble, kindOf, onField } from '../figures.ts';
import { holds } from '../values/abilities.ts';
import { isWithin } from '../values/line.ts';
import { rangeOf } from '../values/range.ts';
import { hasPower } from '../values/types.ts';

/** Abilities on the current click of a figure; neither Demoralized nor those of subfactions are among them. [S68a] */
const shownBy = (at: Position, figure: number): AbilityId[] => {
  const shows = kindOf(at, figure).shows[at.state.click[figure]];
  return ABILITIES.filter((id) => id !== 'demoralized' && holds(shows, ABILITY[id]));
};

const inReach = (at: Position, oracle: number, figure: number): boolean =>
  onField(at.state, figure) && isWithin(at, oracle, figure, rangeOf(at, oracle));

/** What it could gain by tapping. */
const tappable = (at: Position, of: number): TriggerAnswer[] =>
  figuresWhere(at.state, (f) => f !== of && inReach(at, of, f)).flatMap((figure) =>
    shownBy(at, figure).map((ability): TriggerAnswer => ({ do: 'resolve', source: 'mind_tap', of, figure, ability })),
  );

/** Whether anybody else in reach shows an ability: one that it has itself may be wanted, as its own may turn away. [R79] */
function hasSomethingToTap(at: Position, oracle: number): boolean {
  const { state } = at;
  for (let f = 0; f < state.where.length; f++)
    if (f !== oracle && onField(state, f) && kindOf(at, f).shows[state.click[f]] !== 0 && inReach(at, oracle, f))
      return true;
  return false;
}

/** One ability of a figure within its range value is this warrior's too until its end phase begins. [S68] */
export const mindTap: TriggerSource = {
  optional: true,
  names: ['figure', 'ability'],
  list: (at) =>
    figuresOf(at.state, at.state.active).filter(
      (f) => hasPower(at, f, 'mind_tap') && isAble(at, f) && hasSomethingToTap(at, f),
    ),
  candidates: tappable,
  refuse(at, { of, figure, ability }) {
    const elsewhere = refuseSource(at, of);
    if (elsewhere) return elsewhere;
    if (!hasPower(at, of, 'mind_tap')) return refusal('S68', { figure: of }, 'lacks');
    if (!isAble(at, of)) return refusal('B89', { figure: of });
    if (figure === undefined || ability === undefined) return refusal('S68', { figure: of }, 'unnamed');
    if (figure >= at.state.where.length || !onField(at.state, figure)) return refusal('S68', {}, 'gone');
    if (figure === of) return refusal('S68a', { figure }, 'self');
    if (!inReach(at, of, figure))
      return refusal('S68', { figure: of, target: figure, range: rangeOf(at, of) }, 'range');
    if (ability === 'demoralized') return refusal('S68a', {}, 'demoralized');
    return shownBy(at, figure).includes(ability as AbilityId) ? null : refusal('S68a', { figure }, 'hidden');
  },
  resolve(t, { of, figure = of, ability }) {
    const tapped = must(ability, 'the ability that is tapped');
    t.state.tapped[of] = ABILITY[tapped as AbilityId];
    t.tell({ type: 'tapped', figure: of, on: figure, ability: tapped });
  },
};
