import { type Refusal, refusal } from '@conjure/engine';
import type { Position, SorceryTable } from '../../state.ts';
import type { TriggerAnswer, TriggerSource } from '../command-source.ts';
import { harm } from '../damage.ts';
import { figuresOf, figuresWhere, isAble, touching } from '../figures.ts';
import { hasPower } from '../values/types.ts';

const friendsTouched = ({ state }: Position, cultist: number): number[] =>
  figuresWhere(state, (f) => state.owner[f] === state.owner[cultist] && touching(state, cultist, f));

const maySiphon = (at: Position, figure: number): boolean =>
  hasPower(at, figure, 'siphon_energy') && isAble(at, figure) && at.state.tokens[figure] > 0;

/** A touching friend takes 1 pushing damage, and the cultist loses a token. [S62] [R29] [R49] */
export const siphonEnergy: TriggerSource = {
  optional: true,
  names: ['figure'],
  list: (at) =>
    figuresOf(at.state, at.state.active).filter((f) => maySiphon(at, f) && friendsTouched(at, f).length > 0),
  candidates: (at, of) =>
    friendsTouched(at, of).map((figure): TriggerAnswer => ({ do: 'resolve', source: 'siphon_energy', of, figure })),
  refuse(at, { of, figure }): Refusal | null {
    if (!figuresOf(at.state, at.state.active).includes(of)) return refusal('S62', {}, 'other');
    if (!hasPower(at, of, 'siphon_energy')) return refusal('S62', { figure: of }, 'lacks');
    if (!isAble(at, of)) return refusal('B89', { figure: of });
    if (at.state.tokens[of] === 0) return refusal('R29', { figure: of });
    if (figure === undefined) return refusal('S62', { figure: of }, 'unnamed');
    return friendsTouched(at, of).includes(figure) ? null : refusal('S62', { figure: of }, 'friend');
  },
  resolve(t: SorceryTable, { of, figure = of }) {
    t.tell({ type: 'siphoned', figure: of, from: figure });
    harm(t, figure, 1, 'pushing');
    t.state.tokens[of]--;
    t.tell({ type: 'tokenTaken', figure: of, tokens: t.state.tokens[of] });
  },
};
