import { type Dice, fields, oneOf, type Refusal, refusal, type Step, tagged, toOne } from '@conjure/engine';
import { inFrontArc } from '../../geometry/arc.ts';
import { type Facing, facingTowards } from '../../geometry/direction.ts';
import type { SorceryMatterOf } from '../../matters.ts';
import type { Position, SorceryTable } from '../../state.ts';
import { type ConcedeAnswer, concedeShape } from '../answers.ts';
import { askOrConcede } from '../ask.ts';
import { concede } from '../ending.ts';
import { kindOf, onField } from '../figures.ts';
import { figureIn } from '../names.ts';
import { facingShape } from '../shapes.ts';
import { turnTo } from './walk.ts';

export type SpinAnswer = { do: 'spin'; facing: Facing } | { do: 'decline' } | ConcedeAnswer;

export const spinShape = tagged<SpinAnswer>('do', {
  spin: fields({ do: oneOf('spin'), facing: facingShape }),
  decline: fields({ do: oneOf('decline') }),
  concede: concedeShape,
});
const DECLINE: SpinAnswer = { do: 'decline' };

/** To either side of straight at the mover, in hundredths of a degree. */
const ASIDE = [0, 2_000, -2_000, 4_000, -4_000];

/** A figure that has been moved into contact with may be turned to it. [B60] [B62] */
export function spin(t: SorceryTable, { figure, mover }: SorceryMatterOf<'spin'>): Step {
  const { state } = t;
  if (!onField(state, figure) || !onField(state, mover)) return 'rest';
  const question = toOne<SpinAnswer>({
    kind: 'spin',
    rule: 'B60',
    seat: state.owner[figure],
    facts: { figure: figureIn(t, figure), mover: figureIn(t, mover), no: figure, moverNo: mover },
    data: () => ({ figure, mover }),
    shape: spinShape,
    refuse: (answer) => refuseSpin(t, figure, mover, answer),
    sample: (dice) => sampleSpin(t, figure, mover, dice),
  });
  return askOrConcede(question, (answer) => {
    if (answer.do === 'spin') turnTo(t, figure, answer.facing, 'spin');
    else if (answer.do === 'concede') concede(t, state.owner[figure]);
    else t.tell({ type: 'noSpin', figure });
  });
}

function refuseSpin(at: Position, figure: number, mover: number, answer: SpinAnswer): Refusal | null {
  if (answer.do !== 'spin') return null;
  const { base } = at.state;
  return inFrontArc(base[figure], answer.facing, kindOf(at, figure).arc, base[mover])
    ? null
    : refusal('B60', { figure, mover });
}

/** Good answers: straight at the mover, a little to either side, or none. */
export function spinCandidates(at: Position, figure: number, mover: number): SpinAnswer[] {
  const { base } = at.state;
  const straight = facingTowards(base[figure], base[mover]);
  const spins = ASIDE.map((aside): SpinAnswer => ({ do: 'spin', facing: (straight + aside + 36_000) % 36_000 }));
  return [...spins.filter((answer) => refuseSpin(at, figure, mover, answer) === null), DECLINE];
}

function sampleSpin(at: Position, figure: number, mover: number, dice: Dice): SpinAnswer {
  const answers = spinCandidates(at, figure, mover);
  return answers[dice.index('sample', answers.length)];
}
