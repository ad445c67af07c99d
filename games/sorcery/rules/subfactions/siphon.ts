import { type Refusal, refusal } from '@conjure/engine';
import type { Position, SorceryTable } from '../../state.ts';
import { refuseSource, type TriggerAnswer, type TriggerSource } from '../command-source.ts';
import { harm } from '../damage.ts';
import { areOpposed, figuresOf, figuresWhere, isAble, onField, touching } from '../figures.ts';
import { hasPower } from '../values/types.ts';

const friendsTouched = ({ state }: Position, cultist: number): number[] =>
  figuresWhere(state, (f) => state.owner[f] === state.owner[cultist] && touching(state, cultist, f));

const maySiphon = (at: Position, figure: number): boolean =>
  hasPower(at, figure, 'siphon_energy') && isAble(at, figure) && at.state.tokens[figure] > 0;

function refuseFriend({ state }: Position, cultist: number, figure: number): Refusal | null {
  if (figure >= state.where.length || !onField(state, figure)) return refusal('S62', {}, 'gone');
  if (figure === cultist) return refusal('B93', { figure }, 'self');
  if (areOpposed(state, cultist, figure)) return refusal('B93', { target: figure }, 'friendly');
  return touching(state, cultist, figure) ? null : refusal('S62', { figure: cultist, target: figure }, 'touch');
}

/** A touching friend takes 1 pushing damage, and the cultist loses a token. [S62] [R29] [R49] */
export const siphonEnergy: TriggerSource = {
  optional: true,
  names: ['figure'],
  list: (at) =>
    figuresOf(at.state, at.state.active).filter((f) => maySiphon(at, f) && friendsTouched(at, f).length > 0),
  candidates: (at, of) =>
    friendsTouched(at, of).map((figure): TriggerAnswer => ({ do: 'resolve', source: 'siphon_energy', of, figure })),
  refuse(at, { of, figure }): Refusal | null {
    const elsewhere = refuseSource(at, of);
    if (elsewhere) return elsewhere;
    if (!hasPower(at, of, 'siphon_energy')) return refusal('S62', { figure: of }, 'lacks');
    if (!isAble(at, of)) return refusal('B89', { figure: of });
    if (at.state.tokens[of] === 0) return refusal('R29', { figure: of });
    return figure === undefined ? refusal('S62', { figure: of }, 'unnamed') : refuseFriend(at, of, figure);
  },
  resolve(t: SorceryTable, { of, figure = of }) {
    t.tell({ type: 'siphoned', figure: of, from: figure });
    harm(t, figure, 1, 'pushing');
    t.state.tokens[of]--;
    t.tell({ type: 'tokenTaken', figure: of, tokens: t.state.tokens[of] });
  },
};
