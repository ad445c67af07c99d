import { refusal, text } from '@conjure/engine';
import { ABILITIES, type AbilityId } from '../../data-abilities.ts';
import { ABILITY } from '../../lore.ts';
import type { Position } from '../../state.ts';
import type { TriggerAnswer, TriggerSource } from '../command-source.ts';
import { figuresOf, figuresWhere, isAble, kindOf, onField } from '../figures.ts';
import { figureShape } from '../shapes.ts';
import { abilitiesOf, has, holds } from '../values/abilities.ts';
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
    shownBy(at, figure)
      .filter((ability) => !has(at, of, ABILITY[ability]))
      .map((ability): TriggerAnswer => ({ do: 'resolve', source: 'mind_tap', of, figure, ability })),
  );

/** Whether anybody in reach shows what it has not. */
function hasSomethingToTap(at: Position, oracle: number): boolean {
  const own = abilitiesOf(at, oracle);
  const { state } = at;
  for (let f = 0; f < state.where.length; f++)
    if (
      f !== oracle &&
      onField(state, f) &&
      (kindOf(at, f).shows[state.click[f]] & ~own) !== 0 &&
      inReach(at, oracle, f)
    )
      return true;
  return false;
}

/** One ability of a figure within its range value is this warrior's too until its end phase begins. [S68] */
export const mindTap: TriggerSource = {
  optional: true,
  names: { figure: figureShape, ability: text },
  list: (at) =>
    figuresOf(at.state, at.state.active).filter(
      (f) => hasPower(at, f, 'mind_tap') && isAble(at, f) && hasSomethingToTap(at, f),
    ),
  candidates: tappable,
  refuse(at, { of, figure, ability }) {
    if (!figuresOf(at.state, at.state.active).includes(of) || !hasPower(at, of, 'mind_tap'))
      return refusal('S68', { figure: of });
    if (!isAble(at, of)) return refusal('B89', { figure: of });
    if (figure === undefined || !inReach(at, of, figure)) return refusal('S68', { figure: of, range: rangeOf(at, of) });
    if (figure === of) return refusal('S68a', { figure, why: 'self' });
    if (!shownBy(at, figure).includes(ability as AbilityId)) return refusal('S68a', { figure, why: 'shown' });
    return has(at, of, ABILITY[ability as AbilityId]) ? refusal('S68a', { figure: of, why: 'has' }) : null;
  },
  resolve(t, { of, figure = of, ability }) {
    t.state.tapped[of] = ABILITY[ability as AbilityId];
    t.tell({ type: 'tapped', figure: of, on: figure, ability: ability ?? '' });
  },
};
